/// A number of bytes with its unit (`10G`, `1.5 TiB`); the value is whole bytes.
struct SizeFormat: TextFormat {
  let minimum: ByteSize?
  let maximum: ByteSize?
  let symbols: NumberSymbols

  func edited(_ edit: TextEdit, in text: String) -> Result<MaskEdit, Problem> {
    var edit = edit
    if edit.isPaste { edit.text = edit.text.trimmingBlanks() }
    if let refused = edit.text.first(where: { !ByteSize.accepts($0, symbols: symbols) }) {
      return .failure(.entry(.unfit(refused, expected: .size)))
    }
    return .success(edit.applied(to: text))
  }

  func read(_ text: String) -> TextReading {
    switch ByteSize.parse(text, symbols: symbols) {
    case .success(let size): TextReading(.number(DecimalNumber(size.bytes)), problem(with: size))
    case .failure(let problem): TextReading(.text(text), .entry(.size(problem)))
    }
  }

  private func problem(with size: ByteSize) -> Problem? {
    let isBelow = minimum.map { size < $0 } ?? false
    let isAbove = maximum.map { size > $0 } ?? false
    switch (minimum, maximum) {
    case (let minimum?, let maximum?) where isBelow || isAbove:
      return .entry(.outside(minimum: written(minimum), maximum: written(maximum)))
    case (let minimum?, _) where isBelow: return .entry(.below(minimum: written(minimum)))
    case (_, let maximum?) where isAbove: return .entry(.above(maximum: written(maximum)))
    default: return nil
    }
  }

  private func written(_ size: ByteSize) -> String { size.formatted(symbols: symbols) }

  func formatted(_ text: String) -> String {
    if case .success(let size) = ByteSize.parse(text, symbols: symbols) { return written(size) }
    return text
  }

  func text(for value: FieldValue) -> String {
    guard case .number(let number) = value, let size = Int(exactly: number).flatMap(ByteSize.init(bytes:))
    else {
      return value.text ?? ""
    }
    return written(size)
  }
}
