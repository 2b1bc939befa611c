#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the program is called. Where that is asked for it is printed; a word that means nothing ends with
/// status 2. Either way no form is shown.
enum Usage {
  static let text = """
    signup: asks for what an account needs, and prints the answers as JSON

      signup

    """

  /// Ends the program unless it was called without any word.
  static func check() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") {
      print(text, terminator: "")
      exit(0)
    }
    if let word = words.first { refuse("“\(word)” means nothing here. Remove it; --help says more.") }
  }

  private static func refuse(_ words: String) -> Never {
    let safe = words.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let line = "signup: \(String(String.UnicodeScalarView(safe)))\n"
    _ = write(2, line, line.utf8.count)
    exit(2)
  }
}
