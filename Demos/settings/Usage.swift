#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the program is called. Where that is asked for it is printed; a word that means nothing ends with
/// status 2. Either way no form is shown.
enum Usage {
  static let text = """
    settings: settings that hold as soon as they are changed

      settings [FILE]

      FILE  where they are kept; else in the folder for what programs remember

    """

  /// The path that was given; nil for none.
  static func path() -> String? {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") {
      print(text, terminator: "")
      exit(0)
    }
    guard let word = words.first else { return nil }
    if words.count > 1 { refuse("“\(words[1])” is one too many. Remove it; --help says more.") }
    if word.hasPrefix("-") { refuse("There is no option “\(word)”. Remove it; --help says more.") }
    if word.isEmpty { refuse("The name of the file is empty. Write one, or nothing; --help says more.") }
    return word
  }

  private static func refuse(_ words: String) -> Never {
    let safe = words.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let line = "settings: \(String(String.UnicodeScalarView(safe)))\n"
    _ = write(2, line, line.utf8.count)
    exit(2)
  }
}
