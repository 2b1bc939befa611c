import Formwork
import FormworkFormats

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the program is called. Where that is asked for it is printed; a word that means nothing ends with
/// status 2. Either way no form is shown.
enum Usage {
  static let text = """
    checkout: sells a gift card, and prints what was ordered

      checkout [LOCALE]

      LOCALE  numbers, days and money as there, as in de_DE; else as the environment has it

    """

  /// The locale that was given; nil for none.
  static func locale() -> LocaleSymbols? {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") {
      print(text, terminator: "")
      exit(0)
    }
    guard let word = words.first else { return nil }
    if words.count > 1 { refuse("“\(words[1])” is one too many. Remove it; --help says more.") }
    if let locale = LocaleSymbols.locale(word) { return locale }
    refuse("“\(word)” is no locale. Write one as in de_DE; --help says more.")
  }

  private static func refuse(_ words: String) -> Never {
    let safe = words.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let line = "checkout: \(String(String.UnicodeScalarView(safe)))\n"
    _ = write(2, line, line.utf8.count)
    exit(2)
  }
}
