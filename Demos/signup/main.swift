// A sign-up form. Submitting prints the answers as JSON, the password never; leaving prints nothing
// and ends with status 130.
import DemoUsage
import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let usage = Usage(
  "signup",
  """
  asks for what an account needs, and prints the answers as JSON

    signup
  """)
usage.words(most: 0)
do {
  var options = RunOptions()
  options.idleLimit = RunOptions.idleLimitOfShell
  guard let account = try Account.signUp.runAndWait(options) else { exit(130) }
  print(Account.signUp.json(of: account))
} catch {
  let words = "signup: \(error)\n"
  write(2, words, words.utf8.count)
  exit(2)
}
