internal import TerminalScreen

/// What a number field asks of its number.
public struct NumberOptions: Sendable, Hashable {
  /// What the number counts.
  public var kind: NumberEntry.Kind
  /// The least and the greatest number taken.
  public var minimum: DecimalNumber?
  /// The greatest number; nil for none.
  public var maximum: DecimalNumber?
  /// The distance between numbers that are taken, counted from `minimum` or from zero.
  public var step: DecimalNumber?
  /// The most decimals; nil for any number of them, and for an amount those of its currency.
  public var decimals: Int?

  /// Any number of that kind.
  public init(
    _ kind: NumberEntry.Kind = .number, minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil,
    step: DecimalNumber? = nil, decimals: Int? = nil
  ) {
    self.kind = kind
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.decimals = decimals
  }
}

/// Numbers, amounts and percentages: as typed while focused, formatted when left (T8).
struct NumberFormat: TextFormat {
  let options: NumberOptions
  let entry: NumberEntry

  init(_ options: NumberOptions, _ symbols: NumberSymbols) {
    self.options = options
    entry = NumberEntry(
      options.kind, symbols: symbols, decimals: options.decimals,
      allowsNegative: options.minimum.map { $0.isNegative } ?? true)
  }

  func edited(_ edit: TextEdit, in text: String) -> Result<MaskEdit, Problem> {
    let result = edit.isPaste ? pasted(edit.text) : typed(edit.text)
    return result.map { taken in
      var edit = edit
      edit.text = taken
      return edit.applied(to: text)
    }
  }

  private func typed(_ text: String) -> Result<String, Problem> {
    guard let refused = text.first(where: { !entry.accepts($0) }) else { return .success(text) }
    return .failure(.entry(.unfit(refused, expected: expected)))
  }

  /// A whole number may come with the code of its currency, which is left out.
  private func pasted(_ text: String) -> Result<String, Problem> {
    let cleaned = entry.cleaned(pasted: text)
    let refused = cleaned.refused.first { !$0.isWhitespace } ?? cleaned.refused.first
    guard let refused, (try? entry.parse(text).get()) == nil else { return .success(cleaned.text) }
    return .failure(.entry(.unfit(refused, expected: expected)))
  }

  private var expected: EntryExpectation {
    .number(
      decimalSign: entry.decimals == 0 ? nil : Character(entry.symbols.decimalSign),
      allowsNegative: entry.allowsNegative)
  }

  func read(_ text: String) -> TextReading {
    switch entry.parse(text) {
    case .success(let number): TextReading(.number(number), problem(with: number))
    case .failure(let problem):
      TextReading(.text(text), .entry(.number(problem)))
    }
  }

  private func problem(with number: DecimalNumber) -> Problem? {
    let isBelow = options.minimum.map { number < $0 } ?? false
    let isAbove = options.maximum.map { number > $0 } ?? false
    switch (options.minimum, options.maximum) {
    case (let minimum?, let maximum?) where isBelow || isAbove:
      return .entry(.outside(minimum: entry.formatted(minimum), maximum: entry.formatted(maximum)))
    case (let minimum?, _) where isBelow: return .entry(.below(minimum: entry.formatted(minimum)))
    case (_, let maximum?) where isAbove: return .entry(.above(maximum: entry.formatted(maximum)))
    default: break
    }
    let start = options.minimum ?? .zero
    guard let step = options.step, number.subtracting(start)?.isMultiple(of: step) == false else {
      return nil
    }
    return .offStep(step: step, from: start)
  }

  func formatted(_ text: String) -> String {
    if case .success(let number) = entry.parse(text) { return entry.formatted(number) }
    return shown(text)?.text ?? text
  }

  func text(for value: FieldValue) -> String {
    if case .number(let number) = value { return entry.editingText(number) }
    return value.text ?? ""
  }
}

// MARK: The sign of a currency

extension NumberFormat {
  /// An amount has its sign from the first character on, where the locale puts it, unless the sign
  /// was typed (T16).
  func shown(_ text: String) -> MaskedText? {
    guard case .currency = entry.kind, !text.isEmpty,
      !entry.currencyNames.contains(where: { text.firstPlace(of: $0) != nil })
    else { return nil }
    let characters = Array(text)
    let (before, after) = signs(around: .zero)
    let negative = Array(signs(around: -1).before)
    guard let first = characters.first, first == negative.first, entry.symbols.isMinus(first) else {
      return MaskedText(
        characters: before + characters + after, carets: (0...characters.count).map { $0 + before.count })
    }
    let rest = negative.dropFirst()
    return MaskedText(
      characters: [first] + rest + characters.dropFirst() + after,
      carets: (0...characters.count).map { $0 == 0 ? 0 : $0 + rest.count })
  }

  /// What is written on both sides of a number's digits.
  private func signs(around number: DecimalNumber) -> (before: [Character], after: [Character]) {
    let text = Array(entry.formatted(number))
    let isDigit = { (character: Character) in
      character.onlyScalar.map { entry.symbols.digit($0) != nil } ?? false
    }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
      return ([], [])
    }
    return (Array(text[..<first]), Array(text[(last + 1)...]))
  }
}

extension NumberSymbols {
  fileprivate func isMinus(_ character: Character) -> Bool { character.onlyScalar.map(isMinusSign) ?? false }
}
