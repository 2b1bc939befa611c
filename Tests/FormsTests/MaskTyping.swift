@testable import Forms

/// A person at a mask: value and caret as an editor holds them, and what was refused last.
struct MaskTyping {
  let mask: any EntryMask
  var value = ""
  var caret = 0
  var refusal: MaskRefusal?

  init(_ mask: any EntryMask) { self.mask = mask }

  /// Keys as in a script: text as it stands, `<BS>`, `<Del>`, `<Left>`, `<Right>`, `<Home>`, `<End>`.
  func typing(_ keys: String) -> MaskTyping {
    var typist = self
    var rest = Substring(keys)
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        typist.press(String(rest[...end]))
        rest = rest[rest.index(after: end)...]
      } else {
        typist.put(String(character), paste: false)
        rest = rest.dropFirst()
      }
    }
    return typist
  }

  func pasting(_ text: String) -> MaskTyping {
    var typist = self
    typist.put(text, paste: true)
    return typist
  }

  var shown: String { mask.shown(value).text }
  /// The shown text with `|` at the caret.
  var shownCaret: String {
    let shown = mask.shown(value)
    let caret = shown.carets[caret]
    return String(shown.characters[..<caret]) + "|" + String(shown.characters[caret...])
  }

  private mutating func press(_ key: String) {
    switch key {
    case "<BS>": if caret > 0 { take(mask.delete(caret - 1..<caret, from: value, forward: false)) }
    case "<Del>":
      if caret < value.count { take(mask.delete(caret..<caret + 1, from: value, forward: true)) }
    case "<Left>": caret = max(caret - 1, 0)
    case "<Right>": caret = min(caret + 1, value.count)
    case "<Home>": caret = 0
    case "<End>": caret = value.count
    default: fatalError("no such key: \(key)")
    }
  }

  private mutating func put(_ text: String, paste: Bool) {
    take(mask.insert(text, into: value, replacing: caret..<caret, isPaste: paste))
  }

  private mutating func take(_ result: Result<MaskEdit, MaskRefusal>) {
    switch result {
    case .success(let edit): (value, caret, refusal) = (edit.value, edit.caret, nil)
    case .failure(let why): refusal = why
    }
  }
}
