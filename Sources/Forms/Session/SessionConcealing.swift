internal import TerminalScreen

extension Session {
  /// The same session with a dot for each character of a secret that is shown just now, for pictures
  /// that are kept; nil where none is shown (E4).
  public func concealingSecrets() -> Session? {
    var copy = self
    var found = false
    for number in fields.indices {
      guard var control = fields[number].control as? TextControl else { continue }
      guard control.conceal(isUTF8: settings.traits.isUTF8) else { continue }
      copy.fields[number].control = control
      found = true
    }
    return found ? copy : nil
  }
}

extension TextControl {
  /// Puts dots in place of a secret that is shown; says whether it was one.
  fileprivate mutating func conceal(isUTF8: Bool) -> Bool {
    guard kind.isSecret, isRevealed else { return false }
    let caret = editor.caret
    let dots = Array(String(repeating: isUTF8 ? "•" : "*", count: editor.count).utf8)
    editor.setSecret(dots.withUnsafeBytes { Secret(copying: $0) })
    editor.moveCaret(to: caret)
    return true
  }
}
