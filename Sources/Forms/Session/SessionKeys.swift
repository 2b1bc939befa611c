internal import TerminalScreen

extension Session {
  mutating func handle(_ press: KeyPress) {
    let hadTip = showsPassingTip
    prepareForInput()
    if endDrag(by: press) || (hadTip && settings.keymap[press] == .cancel) { return }
    if case .text(let scalar) = press.key, press.modifiers.isSubset(of: .shift) { return type(scalar) }
    guard let command = settings.keymap[press] else { return }
    if overlay != nil, performInOverlay(command) { return }
    perform(command)
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    if overlay != nil, typeInOverlay(scalar) { return }
    guard case .field(let number) = focus else {
      if scalar == " " { pressSubmit() }
      return
    }
    if traits(of: number).contains(.takesText) { return send(.text(scalar), to: number) }
    guard scalar == " " else { return }
    if traits(of: number).contains(.opens) { openList(of: number) } else { send(.toggle, to: number) }
  }

  mutating func perform(_ command: Command) {
    switch command {
    case .nextField: moveFocus(to: nextFocus(after: focus) ?? nextFocus(after: nil))
    case .previousField: moveFocus(to: previousFocus(before: focus) ?? previousFocus(before: nil))
    case .accept: accept()
    case .up: moveVertically(-1)
    case .down: moveVertically(1)
    case .pageUp: scrollByPage(-1)
    case .pageDown: scrollByPage(1)
    case .cancel: cancel()
    case .quit: finish(.cancelled)
    case .suspend: effects.append(.suspend)
    case .redraw: effects.append(.redraw)
    case .summary: openSummary()
    case .undo: undo()
    case .redo: redo()
    case .revertForm: askToRevertForm()
    case .edit, .toggle, .clear, .reveal, .revertField, .open, .help, .menu, .selectUp, .selectDown:
      if case .field(let number) = focus { perform(command, in: number) }
    }
  }

  private mutating func perform(_ command: Command, in number: Int) {
    switch command {
    case .edit(let edit): perform(edit, in: number)
    case .selectUp: select(byRows: -1, in: number)
    case .selectDown: select(byRows: 1, in: number)
    case .toggle: send(.toggle, to: number)
    case .clear: clear(number)
    case .revertField: revert(number)
    case .open: if traits(of: number).contains(.opens) { openList(of: number) }
    case .help: openTip(of: number)
    case .menu: openMenu(of: number)
    default: break
    }
  }

  /// Enter: opens a closed picker, else goes on; from the last field to Continue, there it submits.
  private mutating func accept() {
    guard case .field(let number) = focus else { return pressSubmit() }
    if traits(of: number).contains(.opens) { return openList(of: number) }
    if case .ignored = sendUnlessIgnored(.edit(.newline), to: number) {
      moveFocus(to: nextFocus(after: focus))
    }
  }

  private mutating func moveVertically(_ rows: Int) {
    if case .field(let number) = focus {
      guard case .ignored = sendUnlessIgnored(.vertical(rows), to: number) else { return }
    }
    moveFocus(to: rows < 0 ? previousFocus(before: focus) : nextFocus(after: focus))
  }

  /// Esc: asks before anything that was entered is lost.
  private mutating func cancel() {
    guard hasEntries else { return finish(.cancelled) }
    open(.alert(.leave(title: form.title, settings.wording)))
  }

  var hasEntries: Bool {
    fields.indices.contains { number in
      fields[number].flags.contains(.entered)
        && control(number).value != initialControl(number).value
    }
  }
}
