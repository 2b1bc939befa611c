/// Undo, clear, copy and revert: what the form adds to the editing of its fields (T13, T14, P7).
extension Session {
  mutating func undo() {
    guard let entry = history.undo() else {
      return tell(settings.wording.notices.nothingToUndo, isError: false)
    }
    apply(entry.inverted, said: settings.wording.undid(settings.wording.edits.name(entry.name)))
  }

  mutating func redo() {
    guard let entry = history.redo() else {
      return tell(settings.wording.notices.nothingToRedo, isError: false)
    }
    apply(entry.changes, said: settings.wording.redid(settings.wording.edits.name(entry.name)))
  }

  /// Goes to the field that changes, the last of several, and names what was undone.
  private mutating func apply(_ changes: [UndoHistory<FieldValue>.FieldChange], said words: String) {
    let before = focus
    for (index, change) in changes.enumerated() {
      let number = change.field
      if index == changes.count - 1, focus != .field(number), isReachable(number) {
        changeFocus(to: .field(number))
      }
      touch(number)
      switch change.change {
      case .text(let step): fields[number].control!.apply(step)
      case .value(_, let value): fields[number].control!.restore(value)
      }
      valueChanged(number)
    }
    tell(words, isError: false)
    if focus != before { announceFocus() }
  }

  /// Clear is a command of destruction: long texts and secrets are asked for first (T14).
  mutating func clear(_ number: Int) {
    let control = control(number)
    guard traits(of: number).contains(.clears), !control.value.isEmpty else { return }
    let needsAsking =
      traits(of: number).contains(.secret)
      || (control.value.characterCount ?? 0) > form.fields[number].confirmClear
    if needsAsking {
      open(.alert(.clear(number, label: form.fields[number].label, settings.wording)))
    } else {
      send(.edit(.clear), to: number)
    }
  }

  mutating func revert(_ number: Int) {
    let initial = initialControl(number).value
    guard initial != control(number).value else { return }
    // A secret has no way back: it is asked for first, as with Clear.
    if traits(of: number).contains(.secret) { return clear(number) }
    touch(number)
    let old = control(number).asWritten
    fields[number].control!.setValue(initial)
    recordValue(old: old, new: control(number).asWritten, named: .revert, number)
    valueChanged(number)
  }

  /// Shows a secret, or hides it again (E4).
  mutating func reveal(_ number: Int) {
    guard traits(of: number).contains(.reveals) else { return }
    press(button: 0, of: number)
    announceFocus()
  }

  private var changedFields: [Int] {
    fields.indices.filter { fields[$0].control != nil && control($0).value != initialControl($0).value }
  }

  mutating func askToRevertForm() {
    let losesSecrets = changedFields.contains { traits(of: $0).contains(.secret) }
    open(.alert(.revertForm(title: form.title, losesSecrets: losesSecrets, settings.wording)))
  }

  /// Every field as it was at first; one undo takes all of it back but secrets (P7).
  mutating func revertForm() {
    var changes: [UndoHistory<FieldValue>.FieldChange] = []
    for number in changedFields {
      let initial = initialControl(number).value
      let old = control(number).asWritten
      fields[number].control!.setValue(initial)
      if !traits(of: number).contains(.secret) {
        changes.append(.init(field: number, .value(old: old, new: control(number).asWritten)))
      }
      valueChanged(number)
    }
    history.record(changes, named: .revert, at: now)
  }

  /// An edit by key. C-w with something selected cuts, as in Emacs.
  mutating func perform(_ edit: EditingCommand, in number: Int) {
    if edit == .copy, traits(of: number).contains(.secret) {
      return tell(settings.wording.notices.secretNotCopied, isError: false)
    }
    let selected = edit == .copy || edit == .killBackwardToBlank ? control(number).selectedText : nil
    guard let selected, !selected.isEmpty else { return send(.edit(edit), to: number) }
    copySelection(of: number)
    send(.edit(.copy), to: number)
    if edit == .killBackwardToBlank { send(.edit(.deleteBackward), to: number) }
  }

  /// A page of a text that is not all shown, else of the form.
  mutating func turnPage(_ direction: Int) {
    guard case .field(let number) = focus, var rowed = control(number) as? any RowedControl,
      rowed.turnPage(direction, area: inputArea(of: number))
    else { return scrollByPage(direction) }
    fields[number].control = rowed
    fields[number].revision &+= 1
    noteHeight(number)
  }

  mutating func select(byRows rows: Int, in number: Int) {
    if var rowed = control(number) as? any RowedControl {
      rowed.select(byRows: rows, area: inputArea(of: number))
      fields[number].control = rowed
      fields[number].revision &+= 1
      noteHeight(number)
    } else if traits(of: number).contains(.takesText) {
      send(.edit(.move(rows < 0 ? .textStart : .textEnd, extending: true)), to: number)
    }
  }

  /// Copies go to the terminal's clipboard as well; a control has nothing selected in a secret.
  mutating func copySelection(of number: Int) {
    guard let text = control(number).selectedText, !text.isEmpty else { return }
    effects.append(.copy(text))
  }
}
