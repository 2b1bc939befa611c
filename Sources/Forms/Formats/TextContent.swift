/// Which text a field expects. It decides which characters are taken, how the text shows, what it
/// means and what is wrong with it (T11).
public indirect enum TextContent: Sendable {
  case text
  /// Something to look for.
  case search
  case email
  /// A URL with its scheme: `https://example.org`.
  case url
  /// A telephone number as the locale's region writes it, or with `+` (E.164).
  case phone
  /// The number of a payment card.
  case card
  /// Text under a mask.
  case mask(Mask)
  /// A fixed number of digits, in boxes.
  case digits(count: Int)
  /// A day, in the locale's order; within a range where one is given.
  case day(in: ClosedRange<CalendarDate>?)
  /// The last day that something is valid.
  case expiration(Expiration.Format)
  /// A number, an amount, a percentage.
  case number(NumberOptions)
  /// Bytes, with a unit.
  case size(minimum: ByteSize?, maximum: ByteSize?)
  /// A format of one's own.
  case custom(any TextFormat)

  /// Any day, in the locale's order.
  public static var date: TextContent { .day(in: nil) }

  /// The format in that environment; nil where text is just text.
  func format(in environment: ControlEnvironment) -> (any TextFormat)? {
    switch self {
    case .text, .search: nil
    case .email: AddressFormat(kind: .email)
    case .url: AddressFormat(kind: .web)
    case .phone: PhoneFormat(mask: PhoneEntry(locale: environment.locale.identifier))
    case .card: CardFormat()
    case .mask(let mask): MaskFormat(mask: mask)
    case .digits(let count): DigitsFormat(mask: DigitEntry(count: count))
    case .day(let range):
      DateFormat(mask: DateEntry(order: DateOrder(environment.locale.dates)), range: range)
    case .expiration(let format): ExpirationFormat(mask: Expiration(format))
    case .number(let options): NumberFormat(options, environment.locale.numbers)
    case .size(let minimum, let maximum):
      SizeFormat(minimum: minimum, maximum: maximum, symbols: environment.locale.numbers)
    case .custom(let format): format
    }
  }

  /// Columns that a whole entry takes; nil where that is open (T4).
  func columns(in environment: ControlEnvironment) -> Int? {
    switch self {
    case .text, .search, .email, .url, .digits, .number, .size: nil
    case .phone: PhoneEntry(locale: environment.locale.identifier).width
    case .card: CardEntry().width
    case .mask(let mask): mask.width
    case .day: "YYYY-MM-DD".count
    case .expiration(let format): format.rawValue.count
    case .custom(let format): format.columns
    }
  }

  /// Whether a blank can be part of what stands there.
  var takesBlanks: Bool {
    switch self {
    case .text, .search, .custom: true
    case .email, .url, .phone, .card, .mask, .digits, .day, .expiration, .number, .size: false
    }
  }

  /// Whether something is said beside the label of what stands there: the brand of a card.
  var isNoted: Bool {
    switch self {
    case .card, .custom: true
    default: false
    }
  }

  /// How many boxes there are; nil where there are none.
  var boxes: Int? { if case .digits(let count) = self { DigitEntry(count: count).count } else { nil } }
}

extension DateOrder {
  /// The order of a locale, as its table of symbols has it.
  init(_ symbols: DateSymbols) {
    self.init(
      parts: symbols.order.map { part in
        switch part {
        case .day: .day
        case .month: .month
        case .year: .year
        }
      }, separator: symbols.separator)
  }
}
