/// What stands in a field, independent of how it is typed or drawn.
public enum FieldValue: Sendable, Equatable {
  /// Nothing was entered or chosen.
  case empty
  /// Text without its mask; also what was typed where a number or date is due and it is none.
  case text(String)
  case secret(Secret)
  case toggle(Bool)
  /// The value of the option taken.
  case choice(String)
  case number(DecimalNumber)
  case date(CalendarDate)
  /// The values of the options taken, in the order of the options.
  case choices([String])
}

extension FieldValue {
  /// Whether nothing stands there. A toggle is never empty: off is an answer.
  public var isEmpty: Bool {
    switch self {
    case .empty: true
    case .text(let text): text.isEmpty
    case .secret(let secret): secret.isEmpty
    case .choices(let values): values.isEmpty
    case .toggle, .choice, .number, .date: false
    }
  }

  /// Length in characters (grapheme clusters) of texts and secrets; nil where length means nothing.
  public var characterCount: Int? {
    switch self {
    case .text(let text): text.count
    case .secret(let secret): secret.characterCount
    case .empty: 0
    case .toggle, .choice, .choices, .number, .date: nil
    }
  }

  /// The text of texts and choices, numbers and dates as in answers; nil for secrets, which never become a `String`.
  public var text: String? {
    switch self {
    case .text(let text), .choice(let text): text
    case .empty: ""
    case .number(let number): number.description
    case .date(let date): date.description
    case .secret, .toggle, .choices: nil
    }
  }
}
