/// A format whose edits and looks are a mask's; what the text means differs.
protocol MaskedFormat: TextFormat {
  associatedtype Entry: EntryMask
  var mask: Entry { get }
}

extension MaskedFormat {
  func edited(_ edit: TextEdit, in text: String) -> Result<MaskEdit, Problem> {
    let result: Result<MaskEdit, MaskRefusal> =
      switch edit.source {
      case .deletion(let forward): mask.delete(edit.range, from: text, forward: forward)
      case .typing, .paste:
        mask.insert(edit.text, into: text, replacing: edit.range, isPaste: edit.isPaste)
      }
    return result.mapError { Problem($0) }
  }

  func shown(_ text: String) -> MaskedText? { mask.shown(text) }

  func text(for value: FieldValue) -> String { unmasked(value.text ?? "") }

  /// A text with or without literals as the editor holds it; one that doesn't fit as it is.
  func unmasked(_ text: String) -> String {
    if text.isEmpty { return text }
    if case .success(let value) = mask.fit(text) { return value }
    return (try? mask.value(of: text).get()) ?? text
  }
}

/// Any text under a mask that a program or a form file gives (T16).
struct MaskFormat: MaskedFormat {
  let mask: Mask

  func read(_ text: String) -> TextReading {
    TextReading(.text(text), mask.isComplete(text) ? nil : .entry(.incomplete(example: mask.example)))
  }
}

extension Mask {
  /// A whole entry as it might look: `999-999-9999` as `555-555-5555`.
  var example: String {
    String(
      elements.map { element in
        switch element {
        case .literal(let literal, _): literal
        case .place(let place, _, let letters): letters.applied(to: place.example)
        }
      })
  }
}

extension MaskPlace {
  fileprivate var example: Character {
    switch self {
    case .letter, .notBlank, .letterOrDigit: "A"
    case .digit, .digitFromOne, .digitOrSign, .hexDigit: "5"
    case .binaryDigit: "1"
    }
  }
}
