/// Values given beforehand: in a form file, by the system.
extension TextContent {
  /// The value of a text that could be typed or pasted into an empty field, with or without the
  /// literals of a mask, or why it could not. Whether it is complete is not asked.
  public func entry(_ text: String) -> Result<FieldValue, Problem> {
    if text.isEmpty { return .success(.empty) }
    // Which region a number belongs to shows when the form runs.
    if case .phone = self { return phone(text) }
    guard let format = format(in: .plain) else { return .success(.text(text)) }
    let entered = format.text(for: .text(text))
    return format.edited(TextEdit(entered, replacing: 0..<0, .paste), in: "").map { edit in
      format.read(edit.value).value
    }
  }

  private func phone(_ text: String) -> Result<FieldValue, Problem> {
    let bare = PhoneEntry.bare(text)
    let digits = bare.drop { $0 == "+" }
    if let other = digits.first(where: { !("0"..."9").contains($0) }) {
      return .failure(.entry(.unfit(other, expected: .mask(.place(.digit)))))
    }
    guard digits.count <= 15 else { return .failure(.full(maximum: 15)) }
    return .success(.text(bare))
  }

  /// A value that a field would take as it is, or what is wrong with it.
  public func checked(_ value: FieldValue) -> Result<FieldValue, Problem> {
    guard let format = format(in: .plain), !value.isEmpty else { return .success(value) }
    let reading = format.read(format.text(for: value))
    return reading.problem.map(Result.failure) ?? .success(reading.value)
  }
}

extension ControlEnvironment {
  /// Where no locale is known yet: en_US.
  static let plain = ControlEnvironment(locale: .enUS, today: .example)
}
