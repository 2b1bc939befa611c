import DemoUsage
import Formwork
import FormworkFormats

/// What the program was given.
enum Arguments {
  private static let usage = Usage(
    "checkout",
    """
    sells a gift card, and prints what was ordered

      checkout [LOCALE]

      LOCALE  numbers, days and money as there, as in de_DE; else as the environment has it
    """)

  /// The locale that was given; nil for none.
  static func locale() -> LocaleSymbols? {
    guard let word = usage.words(most: 1).first else { return nil }
    if let locale = LocaleSymbols.locale(word) { return locale }
    usage.refuse("“\(word)” is no locale. Write one as in de_DE; --help says more.")
  }
}
