/// Undo, clear, copy and revert: what the form adds to the editing of its fields (T13, T14, P7).
extension Session {
  mutating func undo() {
    guard let entry = history.undo() else { return }
    apply(entry.inverted, said: settings.wording.undid(settings.wording.edits.name(entry.name)))
  }

  mutating func redo() {
    guard let entry = history.redo() else { return }
    apply(entry.changes, said: settings.wording.redid(settings.wording.edits.name(entry.name)))
  }

  /// Goes to the field that changes, and names what was undone.
  private mutating func apply(_ changes: [UndoHistory<FieldValue>.FieldChange], said words: String) {
    for change in changes {
      let number = change.field
      if focus != .field(number), isReachable(number) { changeFocus(to: .field(number)) }
      touch(number)
      switch change.change {
      case .text(let step): fields[number].control!.apply(step)
      case .value(_, let value): fields[number].control!.setValue(value)
      }
      valueChanged(number)
    }
    status = Status(words: words, isError: false)
    announcements.append(words)
  }

  /// Clear is a command of destruction: long texts and secrets are asked for first (T14).
  mutating func clear(_ number: Int) {
    let control = control(number)
    guard form.fields[number].kind.traits.contains(.clears), !control.value.isEmpty else { return }
    let needsAsking =
      form.fields[number].kind.traits.contains(.secret)
      || (control.value.characterCount ?? 0) > Session.askBeforeClearing
    if needsAsking {
      open(.alert(.clear(number, label: form.fields[number].label, settings.wording)))
    } else {
      send(.edit(.clear), to: number)
    }
  }

  /// Characters above which Clear asks (T14).
  static var askBeforeClearing: Int { 200 }

  mutating func revert(_ number: Int) {
    let initial = initialControl(number).value
    let old = control(number).value
    guard initial != old else { return }
    touch(number)
    fields[number].control!.setValue(initial)
    if !traits(of: number).contains(.secret) {
      recordValue(old: old, new: initial, named: .revert, number)
    }
    valueChanged(number)
  }

  /// Shows a secret, or hides it again (E4).
  mutating func reveal(_ number: Int) {
    guard traits(of: number).contains(.reveals) else { return }
    press(button: 0, of: number)
    announceFocus()
  }

  /// Copies go to the terminal's clipboard as well; a control has nothing selected in a secret.
  mutating func copySelection(of number: Int) {
    guard let text = control(number).selectedText, !text.isEmpty else { return }
    effects.append(.copy(text))
  }
}
