internal import TerminalScreen

/// Opening, moving in and closing what lies over the form.
extension Session {
  mutating func open(_ overlay: Overlay) {
    self.overlay = overlay
    overlayRevision += 1
    announceOverlay()
  }

  mutating func closeOverlay() {
    guard overlay != nil else { return }
    overlay = nil
    overlayRevision += 1
  }

  mutating func openList(of number: Int) {
    guard let choosing = control(number) as? any Choosing else { return }
    let rows = choosing.options.enumerated().map { OpenList.Row(label: $1.label, action: .choose($0)) }
    let list = OpenList(
      .options(field: number), title: form.fields[number].label, rows: rows, highlighted: choosing.chosen ?? 0
    )
    open(.list(list))
  }

  mutating func openTip(of number: Int) {
    let field = form.fields[number]
    let control = control(number)
    var paragraphs: [String] = []
    if let tip = field.tip ?? field.help { paragraphs.append(tip) }
    if let shown = control.shown, form.fields[number].kind.traits.contains(.takesText),
      !form.fields[number].kind.traits.contains(.secret)
    {
      paragraphs.append(shown)
    }
    if let error = shownError(number) { paragraphs.append("! " + error) }
    if paragraphs.isEmpty { paragraphs.append(spokenDescription(ofField: number)) }
    open(.tip(Tip(title: field.label, paragraphs: paragraphs, field: number)))
  }

  mutating func openMenu(of number: Int) {
    let words = settings.wording.keys
    let traits = traits(of: number)
    var rows: [OpenList.Row] = []
    func add(_ label: String, _ key: String, _ command: Command) {
      rows.append(OpenList.Row(label: label, detail: key, action: .perform(command)))
    }
    if traits.contains(.opens) { add(words.open, "F4", .open) }
    if traits.contains(.toggles) { add(words.change, "Space", .toggle) }
    if traits.contains(.clears), !control(number).value.isEmpty { add(words.clear, "Alt+X", .clear) }
    if let name = history.undoName {
      add("\(words.undo) \(settings.wording.edits.name(name))", "Ctrl+_", .undo)
    }
    if let name = history.redoName {
      add("\(words.redo) \(settings.wording.edits.name(name))", "Alt+_", .redo)
    }
    add(words.revert, "Alt+R", .revertField)
    if hasEntries { add(words.revertForm, "", .revertForm) }
    add(words.help, "F1", .help)
    open(.list(OpenList(.menu(field: number), title: words.menuTitle, rows: rows)))
  }

  /// The list of what there is to mend, with the words of each field (F3).
  mutating func openSummary() {
    let rows = fields.indices.filter { fields[$0].flags.contains(.blocks) }.map { number in
      let words = fields[number].problem.map { self.words(for: $0, number) } ?? ""
      return OpenList.Row(label: "\(form.fields[number].label): \(words)", action: .go(toField: number))
    }
    guard !rows.isEmpty else { return }
    open(.list(OpenList(.summary, title: settings.wording.keys.summaryTitle, rows: rows)))
  }

  /// Returns whether the command was meant for what is open.
  mutating func performInOverlay(_ command: Command) -> Bool {
    if command == .quit || command == .suspend || command == .redraw { return false }
    switch overlay {
    case .alert(let alert): performInAlert(alert, command)
    case .list(let list): performInList(list, command)
    case .tip:
      closeOverlay()
      return command == .cancel || command == .help || command == .accept
    case nil: return false
    }
    return true
  }

  private mutating func performInAlert(_ alert: Alert, _ command: Command) {
    var alert = alert
    let count = alert.buttons.count
    switch command {
    case .cancel: return closeOverlay()
    case .accept: return perform(alert.buttons[alert.focused].action)
    case .nextField, .down, .edit(.move(.characterForward, _)): alert.focused = (alert.focused + 1) % count
    case .previousField, .up, .edit(.move(.characterBackward, _)):
      alert.focused = (alert.focused + count - 1) % count
    default: return
    }
    overlay = .alert(alert)
    overlayRevision += 1
    announcements.append("\(alert.buttons[alert.focused].label), \(settings.wording.roles.button)")
  }

  mutating func perform(_ action: Alert.Action) {
    closeOverlay()
    switch action {
    case .close: announceFocus()
    case .leave: finish(.cancelled)
    case .clear(let number): send(.edit(.clear), to: number)
    case .revertForm: revertForm()
    }
  }

  private mutating func performInList(_ list: OpenList, _ command: Command) {
    var list = list
    switch command {
    case .cancel: return closeOverlay()
    case .accept: return take(from: list)
    case .nextField:
      take(from: list)
      if overlay == nil, case .options = list.purpose { moveFocus(to: nextFocus(after: focus)) }
      return
    case .previousField: return closeOverlay()
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    case .pageUp: list.move(by: -8)
    case .pageDown: list.move(by: 8)
    case .edit(.move(.lineStart, _)): list.move(by: -list.rows.count)
    case .edit(.move(.lineEnd, _)): list.move(by: list.rows.count)
    case .edit(.deleteBackward) where list.isFiltered: list.setFilter(String(list.filter.dropLast()))
    case .edit(.killToLineStart) where list.isFiltered, .clear where list.isFiltered: list.setFilter("")
    default: return
    }
    update(list)
  }

  private mutating func update(_ list: OpenList) {
    overlay = .list(list)
    overlayRevision += 1
    announcements.append(list.current?.label ?? settings.wording.keys.noMatch)
  }

  private mutating func take(from list: OpenList) {
    guard let row = list.current else { return }
    closeOverlay()
    switch (row.action, list.purpose) {
    case (.choose(let option), .options(let number)): choose(option, in: number)
    case (.perform(let command), _): perform(command)
    case (.go(let number), _): moveFocus(to: .field(number))
    case (.choose, _): break
    }
  }

  private mutating func choose(_ option: Int, in number: Int) {
    guard let choosing = control(number) as? any Choosing else { return }
    let old = control(number).value
    let new = FieldValue.choice(choosing.options[option].value)
    guard new != old else { return }
    touch(number)
    fields[number].control!.setValue(new)
    recordValue(old: old, new: new, named: .choice, number)
    valueChanged(number)
  }

  /// Returns whether typed text was meant for what is open.
  mutating func typeInOverlay(_ scalar: Unicode.Scalar) -> Bool {
    switch overlay {
    case .alert(let alert):
      if scalar == " " { perform(alert.buttons[alert.focused].action) }
    case .list(var list):
      if scalar == " ", list.filter.isEmpty {
        take(from: list)
      } else if list.isFiltered {
        list.setFilter(list.filter + String(Character(scalar)))
        update(list)
      }
    case .tip:
      closeOverlay()
      return false
    case nil: return false
    }
    return true
  }

  mutating func pasteInOverlay(_ paste: PastedText) -> Bool {
    switch overlay {
    case .list(var list) where list.isFiltered:
      let text = paste.withBytes { String(decoding: $0, as: UTF8.self) }
      list.setFilter(list.filter + text.filter { !$0.isNewline })
      update(list)
    case .tip:
      closeOverlay()
      return false
    case nil: return false
    case .alert, .list: break
    }
    return true
  }
}
