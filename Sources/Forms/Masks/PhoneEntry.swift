/// A telephone number. In the regions of the North American plan `999-999-9999`, its value the ten
/// digits; with a leading `+`, and everywhere else, `+` and 7 to 15 digits (ITU-T E.164) with blanks
/// wherever a person likes them, which stay in the value and are not in the answer.
///
/// Shapes only: whether an area or country code exists is not looked at. In a paste the visual
/// separators of RFC 3966 (`-`, `.`, `(`, `)`) are left out, and blanks where the mask rules.
public struct PhoneEntry: Sendable, Hashable {
  /// True where a number without `+` is one of the North American plan.
  public let isNorthAmerican: Bool

  /// For a region given in the two letters of ISO 3166.
  public init(region: String) { isNorthAmerican = Self.northAmerica.contains(region.uppercased()) }

  /// For the region of a locale (`de_CH`, `en-CA`, `C`); English without a region is taken as en_US.
  public init(locale: String) {
    let tag = LocaleTag(locale)
    self.init(region: tag.region ?? (tag.language == "en" ? "US" : ""))
  }

  /// The countries and territories of the North American Numbering Plan.
  static let northAmerica: Set<String> = [
    "US", "CA", "AG", "AI", "AS", "BB", "BM", "BS", "DM", "DO", "GD", "GU", "JM", "KN", "KY", "LC", "MP",
    "MS", "PR", "SX", "TC", "TT", "UM", "VC", "VG", "VI",
  ]

  /// Digits behind the `+`.
  static let digits = 7...15

  /// True for a value that the mask doesn't rule.
  func isFree(_ value: some Collection<Character>) -> Bool { !isNorthAmerican || value.first == "+" }
}

extension PhoneEntry: EntryMask {
  /// As wide as the mask; elsewhere `+`, 15 digits and four blanks.
  public var width: Int { isNorthAmerican ? Mask.phone.width : 20 }

  /// See `EntryMask`.
  public func fit(_ value: String) -> Result<String, MaskRefusal> {
    let splice = MaskSplice(Array(value))
    return isFree(splice.text) ? free(splice).map(\.value) : Mask.phone.fit(value)
  }

  /// See `EntryMask`; the form that the value would have afterwards judges the edit.
  public func insert(
    _ text: String, into value: String, replacing range: Range<Int>, isPaste: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    let text = isPaste ? bare(text) : text
    var splice = MaskSplice(text, into: value, clamping: range)
    if isPaste { splice.trimText() }
    if isFree(splice.characters) { return free(splice) }
    let digits = isPaste && !text.allSatisfy(\.isBlank) ? text.filter { !$0.isBlank } : text
    return Mask.phone.insert(digits, into: value, replacing: range, isPaste: isPaste)
  }

  /// See `EntryMask`; where the `+` goes, the blanks go with it.
  public func delete(
    _ range: Range<Int>, from value: String, forward: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    var splice = MaskSplice("", into: value, clamping: range)
    if isFree(splice.characters) { return free(splice) }
    splice.head.removeAll(where: \.isBlank)
    splice.tail.removeAll(where: \.isBlank)
    return Mask.phone.attempt(splice, literals: false)
  }

  /// Masked, or as typed.
  public func shown(_ value: String) -> MaskedText {
    isFree(value) ? MaskedText(plain: value) : Mask.phone.shown(value)
  }

  /// True for ten digits, or `+` and 7 to 15.
  public func isComplete(_ value: String) -> Bool {
    guard isFree(value) else { return Mask.phone.isComplete(value) }
    return value.first == "+" && Self.digits.contains(answer(value).utf8.count - 1)
  }

  /// `+` at the start of a free number, else digits; nil where no more go in.
  public func expected(at index: Int, in value: String) -> MaskExpectation? {
    guard isFree(value) else { return Mask.phone.expected(at: index, in: value) }
    if value.isEmpty { return .literal("+") }
    return answer(value).utf8.count - 1 < Self.digits.upperBound ? .place(.digit) : nil
  }

  /// The digits, with `+` before them where it was given, and no blanks.
  public func answer(_ value: String) -> String { value.filter { !$0.isBlank } }
}

extension PhoneEntry {
  /// `+`, digits and blanks, as far as they have come.
  private func free(_ splice: MaskSplice) -> Result<MaskEdit, MaskRefusal> {
    var value: [Character] = []
    var digits = 0
    for (index, character) in splice.characters.enumerated() {
      let isNew = splice.inserted.contains(index)
      func refused(_ expected: MaskExpectation) -> Result<MaskEdit, MaskRefusal> {
        .failure(isNew ? .unfit(character, expected: expected) : .displaced(character, expected: expected))
      }
      if index == 0 {
        guard character == "+" || character == "＋" else { return refused(.literal("+")) }
        value.append("+")
      } else if character.isBlank {
        value.append(" ")
      } else if let digit = MaskPlace.digit.taken(character) {
        digits += 1
        value.append(digit)
      } else {
        return refused(.place(.digit))
      }
    }
    if digits > Self.digits.upperBound { return .failure(.full(limit: Self.digits.upperBound)) }
    return .success(MaskEdit(value: String(value), caret: splice.inserted.upperBound))
  }

  /// A pasted number without its visual separators; as it is where nothing else is in it.
  private func bare(_ text: String) -> String {
    let bare = text.filter { !"-.()".contains($0) }
    return bare.allSatisfy(\.isBlank) ? text : bare
  }
}

extension Character {
  /// A blank, the no-break ones that numbers are set with included.
  fileprivate var isBlank: Bool {
    self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}"
  }
}
