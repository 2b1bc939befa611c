// Settings that hold as soon as they are changed, and open again on the tab that was left.
// `settings FILE` keeps them there, else they are in the folder for what programs remember.
import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

do {
  let file = SettingsFile(path: Arguments.path() ?? SettingsFile.usualPath)
  let lines = file.read()
  var options = RunOptions()
  options.idleLimit = RunOptions.idleLimitOfShell
  options.session.startPage = lines["tab"].flatMap(Int.init) ?? 0
  options.rememberPage = { file.change(["tab": "\($0)"]) }
  _ = try Settings.form(Settings(lines)).onChange { file.change($0.lines) }.runAndWait(options)
} catch {
  let words = "settings: \(error)\n"
  write(2, words, words.utf8.count)
  exit(2)
}
