/// How a locale writes a date in digits: the order of its parts and what stands between them.
///
/// Always two digits for day and month and four for the year, in the Gregorian calendar: also in
/// fa_IR, whose people mostly count by the Solar Hijri one, since the answer is a Gregorian day.
public struct DateOrder: Sendable, Hashable {
  /// A part of a date.
  public enum Part: Sendable, Hashable {
    case year, month, day

    var digits: Int { self == .year ? 4 : 2 }
  }

  /// The three parts as they are written.
  public let parts: [Part]
  /// What stands between two of them.
  public let separator: Character

  /// `day`, `month`, `year`.
  public static func dayFirst(_ separator: Character) -> DateOrder {
    DateOrder(parts: [.day, .month, .year], separator: separator)
  }

  /// `month`, `day`, `year`.
  public static func monthFirst(_ separator: Character) -> DateOrder {
    DateOrder(parts: [.month, .day, .year], separator: separator)
  }

  /// `year`, `month`, `day`.
  public static func yearFirst(_ separator: Character) -> DateOrder {
    DateOrder(parts: [.year, .month, .day], separator: separator)
  }

  /// `YYYY-MM-DD` (ISO 8601), accepted everywhere.
  public static let iso = DateOrder.yearFirst("-")

  /// The digits with the separators by themselves, such as `99/99/9999`.
  public var mask: Mask { Mask(digits: parts.map(\.digits), separator: separator) }

  /// The date as the locale writes it, such as `12/31/2026`.
  public func text(_ date: CalendarDate) -> String {
    parts.map { part in
      switch part {
      case .year: date.year.padded(4)
      case .month: date.month.padded(2)
      case .day: date.day.padded(2)
      }
    }.joined(separator: String(separator))
  }
}

extension DateOrder {
  /// The order of a locale by its name (`de_CH`, `en-GB.UTF-8`, `C`), after the short formats of CLDR;
  /// ISO where the language isn't known here, since that can't be misread.
  public init(locale: String) {
    let tag = LocaleTag(locale)
    self = Self.ofRegion["\(tag.language)_\(tag.region ?? "")"] ?? Self.ofLanguage[tag.language] ?? .iso
  }

  /// Regions that write otherwise than their language mostly does.
  private static let ofRegion: [String: DateOrder] = [
    "en_": .monthFirst("/"), "en_US": .monthFirst("/"), "en_PH": .monthFirst("/"), "en_PR": .monthFirst("/"),
    "en_GU": .monthFirst("/"), "en_AS": .monthFirst("/"), "en_VI": .monthFirst("/"),
    "en_CA": .iso, "en_ZA": .yearFirst("/"), "es_PR": .monthFirst("/"),
    "fr_CA": .iso, "fr_CH": .dayFirst("."), "it_CH": .dayFirst("."), "nl_BE": .dayFirst("/"),
    "zh_HK": .dayFirst("/"),
  ]

  private static let ofLanguage: [String: DateOrder] = [
    "en": .dayFirst("/"), "fr": .dayFirst("/"), "es": .dayFirst("/"), "it": .dayFirst("/"),
    "pt": .dayFirst("/"), "hi": .dayFirst("/"), "ar": .dayFirst("/"), "el": .dayFirst("/"),
    "he": .dayFirst("."), "id": .dayFirst("/"), "th": .dayFirst("/"), "vi": .dayFirst("/"),
    "de": .dayFirst("."), "nb": .dayFirst("."), "no": .dayFirst("."), "nn": .dayFirst("."),
    "da": .dayFirst("."), "fi": .dayFirst("."), "pl": .dayFirst("."), "cs": .dayFirst("."),
    "sk": .dayFirst("."), "ru": .dayFirst("."), "uk": .dayFirst("."), "tr": .dayFirst("."),
    "ro": .dayFirst("."), "nl": .dayFirst("-"),
    "fa": .yearFirst("/"), "ja": .yearFirst("/"), "zh": .yearFirst("/"),
    "sv": .iso, "lt": .iso,
  ]
}
