// Everything that a form can show, on tabs. `gallery de_DE` has the numbers of Germany, and German for what the
// toolkit itself says; the gallery's own words stay English.
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
  // Who did not ask for it gets one language: numbers by the environment, words as the form has them.
  options.session.environment.locale = .current
  if let locale = Arguments.locale() {
    options.locale = locale
  }
  options.onInput = journal.did
  options.onAnnounce = journal.said
  if try Gallery.form(journal).runAndWait(options) == nil { exit(130) }
} catch {
  let words = "gallery: \(error)\n"
  write(2, words, words.utf8.count)
  exit(2)
}
