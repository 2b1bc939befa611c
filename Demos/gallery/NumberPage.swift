import Formwork
import FormworkFormats

struct Numbers: Sendable {
  var count = 1_234_567
  var price = DecimalNumber("1234.50")!
  var rate = DecimalNumber("19.5")!
  var disk = ByteSize(bytes: 1 << 34)
  var copies = 3
  private var amounts: [String: DecimalNumber] = [:]

  subscript(locale: String) -> DecimalNumber {
    get { amounts[locale] ?? 1_234_567 }
    set { amounts[locale] = newValue }
  }
}

extension Gallery {
  static var numberPage: Page<Gallery> {
    Page("Numbers", message: "Typed as you like; grouped and signed once you leave.") {
      Section("Kinds") {
        NumberField("Number", \.numbers.count).range(0...9_999_999)
        CurrencyField("Currency", \.numbers.price, code: "USD")
        PercentField("Percent", \.numbers.rate).range(0...100)
        SizeField("Size", \.numbers.disk).help("With its unit: 500M, 1.5 TiB.")
        Stepper("Stepper", \.numbers.copies, in: 1...99).help("Left and Right count; digits type.")
      }
      Section("The Same Amount by Locale") {
        for (country, locale, code) in countries {
          CurrencyField(country, \.numbers[locale], code: code)
            .locale(.locale(locale) ?? .enUS)
        }
      }
    }
  }

  private static let countries = [
    ("Germany", "de_DE", "EUR"), ("Switzerland", "de_CH", "CHF"), ("France", "fr_FR", "EUR"),
    ("India", "hi_IN", "INR"), ("Japan", "ja_JP", "JPY"),
    ("Egypt", "ar_EG", "EGP"), ("Iran", "fa_IR", "IRR"),
  ]
}
