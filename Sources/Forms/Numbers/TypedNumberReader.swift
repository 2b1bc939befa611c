/// Reads a typed number from start to end: signs, digits with their groups, signs.
struct TypedNumberReader {
  private let entry: NumberEntry
  private var rest: Substring.UnicodeScalarView
  private var isNegative = false
  private var hasSign = false
  private var hasUnit = false

  init(_ text: some StringProtocol, entry: NumberEntry) {
    self.entry = entry
    rest = Substring(text).unicodeScalars
  }

  private var symbols: NumberSymbols { entry.symbols }

  mutating func number() throws(NumberProblem) -> DecimalNumber {
    skipBlanks()
    guard !rest.isEmpty else { throw .empty }
    while takeSign() || takeUnit() { skipBlanks() }
    let digits = try digits()
    skipBlanks()
    while takeUnit() || takeTrailingMinus() { skipBlanks() }
    if let scalar = rest.first { throw .unexpected(Character(scalar)) }
    guard let digits else { throw .notANumber }
    guard let number = digits.number(negative: isNegative) else {
      throw .tooManyDigits(limit: DecimalNumber.digitLimit)
    }
    return number
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0.isBlank || $0.isDirectionMark }
  }

  // MARK: Signs

  private mutating func takeSign() -> Bool {
    guard !hasSign, let scalar = rest.first, scalar == "+" || symbols.isMinusSign(scalar) else {
      return false
    }
    isNegative = scalar != "+"
    hasSign = true
    rest.removeFirst()
    return true
  }

  private mutating func takeTrailingMinus() -> Bool {
    let pattern: NumberPattern =
      switch entry.kind {
      case .number: .plain
      case .percent: symbols.percentPattern
      case .currency: symbols.currencyPattern
      }
    return pattern.hasTrailingMinus && rest.first != "+" && takeSign()
  }

  /// The percent sign, or the currency's sign or code.
  private mutating func takeUnit() -> Bool {
    guard !hasUnit, let scalar = rest.first else { return false }
    switch entry.kind {
    case .number: return false
    case .percent:
      guard symbols.isPercentSign(scalar) else { return false }
      rest.removeFirst()
    case .currency:
      let lengths = entry.currencyNames.compactMap { rest.prefixLength(matching: $0) }
      guard let longest = lengths.max() else { return false }
      rest.removeFirst(longest)
    }
    hasUnit = true
    return true
  }

  // MARK: Digits

  /// The digits, or nil where there are none.
  private mutating func digits() throws(NumberProblem) -> DigitCollector? {
    var digits = DigitCollector()
    var groups = GroupCheck()
    var decimalSigns = 0
    while let scalar = rest.first {
      if let digit = symbols.digit(scalar) {
        digits.append(digit, isDecimal: decimalSigns > 0)
        if decimalSigns == 0 { groups.digit() }
      } else if symbols.isDecimalSign(scalar), decimalSigns == 0 {
        decimalSigns = 1
      } else if symbols.isGroupingSign(scalar), digits.count > 0 || !scalar.isBlank, separates(scalar) {
        if decimalSigns > 0 { throw misplaced(scalar) }
        groups.sign(scalar)
      } else if !scalar.isDirectionMark {
        break
      }
      rest.removeFirst()
    }
    if let blank = rest.first, blank.isBlank, digits.count > 0, digitFollowsBlanks {
      throw .unexpected(Character(blank))
    }
    if let sign = groups.firstSign, !groups.isRight(for: symbols.grouping) { throw misplaced(sign) }
    if digits.count == 0, decimalSigns > 0 { throw .unexpected(Character(symbols.decimalSign)) }
    return digits.count == 0 ? nil : digits
  }

  /// Whether a grouping sign parts digits here: a blank does so only with a digit behind it.
  private func separates(_ sign: Unicode.Scalar) -> Bool {
    guard sign.isBlank else { return true }
    return rest.dropFirst().first { !$0.isDirectionMark }.flatMap(symbols.digit) != nil
  }

  private var digitFollowsBlanks: Bool {
    rest.first { !$0.isBlank && !$0.isDirectionMark }.flatMap(symbols.digit) != nil
  }

  private func misplaced(_ sign: Unicode.Scalar) -> NumberProblem {
    .misplacedGrouping(sign: Character(sign), decimalSign: Character(symbols.decimalSign))
  }
}

/// The lengths of the groups between grouping signs, from the left.
private struct GroupCheck {
  private(set) var firstSign: Unicode.Scalar?
  private var lengths = [0]

  mutating func digit() { lengths[lengths.count - 1] += 1 }

  mutating func sign(_ scalar: Unicode.Scalar) {
    firstSign = firstSign ?? scalar
    lengths.append(0)
  }

  /// Whether the signs stand exactly where grouping puts them. That short numbers stay ungrouped in some places
  /// (`DigitGrouping.minimum`) makes no sign wrong.
  func isRight(for grouping: DigitGrouping) -> Bool {
    lengths.last == grouping.primary
      && lengths.dropFirst().dropLast().allSatisfy { $0 == grouping.secondary }
      && lengths[0] >= 1 && lengths[0] <= grouping.secondary
  }
}

extension Substring.UnicodeScalarView {
  /// How many scalars spell `name` at the start, whatever the case of ASCII letters and the width of blanks.
  fileprivate func prefixLength(matching name: String) -> Int? {
    var index = startIndex
    for expected in name.unicodeScalars {
      guard index < endIndex else { return nil }
      let scalar = self[index]
      guard scalar == expected || scalar.isBlank && expected.isBlank || scalar.uppercasedASCII == expected
      else {
        return nil
      }
      index = self.index(after: index)
    }
    return distance(from: startIndex, to: index)
  }
}

extension Unicode.Scalar {
  /// An ASCII letter in upper case; any other scalar as it is.
  var uppercasedASCII: Unicode.Scalar {
    "a"..."z" ~= self ? Unicode.Scalar(UInt8(value - 0x20)) : self
  }
}
