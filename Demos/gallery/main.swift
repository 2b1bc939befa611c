// Everything that a form can show, on tabs. `gallery de_DE` has the numbers and words of Germany.
import Formwork
import FormworkFormats

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

do {
  let journal = Journal()
  var options = RunOptions()
  options.idleLimit = RunOptions.idleLimitOfShell
  options.locale = CommandLine.arguments.dropFirst().first.flatMap(LocaleSymbols.locale) ?? .current
  options.onInput = journal.did
  options.onAnnounce = journal.said
  if try Gallery.form(journal).runAndWait(options) == nil { exit(130) }
} catch {
  let words = "gallery: \(error)\n"
  write(2, words, words.utf8.count)
  exit(2)
}
