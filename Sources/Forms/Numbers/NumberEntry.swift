/// What a number field needs to know of its text: the characters it takes while it is typed in, what a typed text
/// means, and how a number shows when the field is left (T8, T11, T16).
public struct NumberEntry: Hashable, Sendable {
  /// What the number counts.
  public enum Kind: Hashable, Sendable {
    case number
    /// The number of percent: `12.5` shows as `12.5%`.
    case percent
    /// An amount of money, by ISO 4217 code.
    case currency(String)
  }

  /// What the number counts.
  public var kind: Kind
  /// How it is written.
  public var symbols: NumberSymbols
  /// The most decimals taken, or nil where any number of them is.
  public var decimals: Int?
  /// Whether numbers below zero are taken.
  public var allowsNegative: Bool

  /// `decimals` left out: the currency's own (ISO 4217) for an amount, free for the others.
  public init(
    _ kind: Kind = .number, symbols: NumberSymbols = .enUS, decimals: Int? = nil, allowsNegative: Bool = true
  ) {
    self.kind = kind
    self.symbols = symbols
    self.allowsNegative = allowsNegative
    self.decimals =
      if case .currency(let code) = kind { decimals ?? Currency.decimals(code) } else { decimals }
  }

  /// Whether a character can be typed: a digit, a sign of the table, and blanks only where this locale writes
  /// some. The letters of a currency code are taken where the code is the currency's sign.
  public func accepts(_ character: Character) -> Bool {
    guard let scalar = character.onlyScalar else { return false }
    if symbols.digit(scalar) != nil || scalar == "+" || symbols.isGroupingSign(scalar) { return true }
    if symbols.isDecimalSign(scalar) { return decimals != 0 }
    if symbols.isMinusSign(scalar) { return allowsNegative }
    if scalar.isBlank { return formatted(.zero).unicodeScalars.contains(where: \.isBlank) }
    return switch kind {
    case .number: false
    case .percent: symbols.isPercentSign(scalar)
    case .currency(let code): typedSigns(code).contains { $0.unicodeScalars.contains(scalar) }
    }
  }

  /// As `accepts`, for a field that groups while one types: there grouping signs come by themselves, and a typed
  /// one (often meant for a decimal sign) has to be told rather than lost.
  public func acceptsWhileGrouping(_ character: Character) -> Bool {
    accepts(character) && !(character.onlyScalar.map(symbols.isGroupingSign) ?? false)
  }

  /// The signs taken while typing: the locale's and the one known everywhere (`$` where the locale writes `US$`).
  private func typedSigns(_ code: String) -> [String] {
    [symbols.currencySign(code)] + (Currency.americanSigns[code].map { [$0] } ?? [])
  }

  /// Every way to name the currency.
  var currencyNames: [String] {
    guard case .currency(let code) = kind else { return [] }
    return typedSigns(code) + [code]
  }

  /// A pasted text without what surrounds a number elsewhere (blanks at the ends, marks of direction), and the
  /// characters in it that can't be taken, in order, for telling (T11).
  public func cleaned(pasted text: some StringProtocol) -> (text: String, refused: [Character]) {
    let blanks = { (character: Character) in
      character.unicodeScalars.allSatisfy { $0.isBlank || $0.isDirectionMark }
    }
    var kept = ""
    var refused: [Character] = []
    for character in text.drop(while: blanks).reversed().drop(while: blanks).reversed() {
      if accepts(character) {
        kept.append(character)
      } else if character.onlyScalar?.isDirectionMark != true {
        refused.append(character)
      }
    }
    return (kept, refused)
  }

  /// The number that a typed text means, to its last character. Blanks around it are ignored, a currency or percent
  /// sign may stand on either side, leading zeros and `+` go, decimals are kept as typed.
  ///
  /// A grouping sign counts only where grouping would put it, and then at every such place: in en_US `1,234,567`,
  /// never `1,23` or `1234,567`.
  public func parse(_ text: some StringProtocol) -> Result<DecimalNumber, NumberProblem> {
    Result { () throws(NumberProblem) in
      var reader = TypedNumberReader(text, entry: self)
      let number = try reader.number()
      guard allowsNegative || !number.isNegative else { throw .negativeNotAllowed }
      if let decimals, number.decimals > decimals { throw .tooManyDecimals(limit: decimals) }
      return number
    }
  }

  /// How a number shows when the field is left: grouped, with its sign in its place (`$9,999.99`, `9.999,99 €`).
  /// An amount gets the decimals of its currency; other decimals stay as entered.
  public func formatted(_ number: DecimalNumber) -> String {
    switch kind {
    case .number: symbols.text(of: number, pattern: .plain)
    case .percent: symbols.text(of: number, pattern: symbols.percentPattern)
    case .currency(let code):
      symbols.text(
        of: padded(number), pattern: symbols.currencyPattern, currencySign: symbols.currencySign(code))
    }
  }

  private func padded(_ number: DecimalNumber) -> DecimalNumber {
    guard let decimals, number.decimals < decimals else { return number }
    return number.scaled(toDecimals: decimals) ?? number
  }

  /// A number as one would type it here, for editing: no grouping, no currency or percent sign.
  public func editingText(_ number: DecimalNumber) -> String {
    (number.isNegative ? String(symbols.minusSign) : "") + symbols.digits(of: number, grouped: false)
  }
}

extension Character {
  /// The scalar of a character that has only one.
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
      return nil
    }
    return first
  }
}
