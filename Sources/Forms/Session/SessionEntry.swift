public import TerminalScreen

/// An answer that comes whole, not key by key: from an answers file, or as a line (E9).
public enum Entry: Sendable {
  /// Takes the place of what stands there, as a choice taken does.
  case value(FieldValue)
  /// Takes the place of what stands there as a paste does: through the field's mask and limit.
  case text(PastedText)
}

/// A field's answer that was known before anything was asked.
public struct KnownAnswer: Sendable, Equatable {
  /// The id of the field.
  public var id: String
  /// What is to stand there.
  public var value: FieldValue

  /// A value for a field.
  public init(_ id: String, _ value: FieldValue) {
    self.id = id
    self.value = value
  }
}

extension Session {
  mutating func enter(_ entry: Entry, _ number: Int) {
    guard fields.indices.contains(number) else { return }
    touch(number)
    switch entry {
    case .value(let value):
      fields[number].control!.setValue(value)
      valueChanged(number)
    case .text(let text): replaceText(with: text, number)
    }
  }

  /// What is refused changes nothing: the old text is there again, and the refusal says why.
  private mutating func replaceText(with text: PastedText, _ number: Int) {
    let old = fields[number].control!
    fields[number].control!.setValue(.empty)
    guard text.count > 0 else { return valueChanged(number) }
    switch sendUnlessIgnored(.paste(text), to: number) {
    case .changed: return
    case .moved: valueChanged(number)
    case .ignored, .refused: fields[number].control = old
    }
  }

  /// Takes answers that were known beforehand, by the same door as typed ones. What is valid is not
  /// asked again; the rest is, filled in, and says at once what is wrong with it.
  mutating func take(_ answers: [KnownAnswer]) {
    guard !answers.isEmpty else { return }
    let given = answers.compactMap { answer in
      fieldNumbers[answer.id].map { (number: $0, value: answer.value) }
    }
    for (number, value) in given { enter(entry(of: value, number), number) }
    let certain = confirm(given.map(\.number))
    for number in given.map(\.number) + certain { settleKnown(number) }
    history = UndoHistory()
  }

  private func entry(of value: FieldValue, _ number: Int) -> Entry {
    guard traits(of: number).contains(.takesText) else { return .value(value) }
    switch value {
    case .text(let text) where !text.isEmpty: return .text(PastedText(text))
    case .secret(let secret) where !secret.isEmpty: return .text(secret.withBytes { PastedText($0) })
    default: return .value(value)
    }
  }

  /// A secret that was not typed needs no second look: its confirmation is the same (E5).
  private mutating func confirm(_ given: [Int]) -> [Int] {
    let confirmations = fields.indices.filter { isConfirmation($0) && !given.contains($0) }
    return confirmations.filter { number in
      guard let original = confirmed(by: number), given.contains(original) else { return false }
      enter(.value(currentValue(original)), number)
      return true
    }
  }

  private mutating func settleKnown(_ number: Int) {
    fields[number].flags.remove(.entered)
    let flags = fields[number].flags
    if flags.contains(.visible), !flags.contains(.enabled),
      currentValue(number) != initialControl(number).value
    {
      fields[number].control = nil
      measure(number)
      fields[number].refusal = .words(settings.wording.line.disabled)
    } else if fields[number].problem == nil, fields[number].refusal == nil, flags.contains(.visible) {
      fields[number].flags.insert(.known)
    } else {
      fields[number].flags.formUnion([.live, .tried])
    }
    fields[number].revision &+= 1
    measure(number)
  }

  /// What keeps the answers from being taken as they are: each field with its words, in form order.
  /// Confirmations count only where they were given.
  public func faults(given: Set<String>) -> [(id: String, words: String)] {
    fields.indices.compactMap { number in
      let state = fields[number]
      guard !isConfirmation(number) || given.contains(form.fields[number].id) else { return nil }
      let counts = state.flags.contains(.blocks) || state.refusal != nil
      guard counts, let problem = state.refusal ?? state.problem else { return nil }
      return (form.fields[number].id, words(for: problem, number))
    }
  }

  /// Whether nothing is left to ask: every field that a person could fill in was known.
  public var isAllKnown: Bool {
    fields.contains { $0.flags.contains(.known) } && !fields.indices.contains(where: isReachable)
  }
}
