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
      if scalar == " " { press(focus) }
      return
    }
    let traits = traits(of: number)
    if traits.contains(.takesText) { return send(.text(scalar), to: number) }
    switch (scalar, traits.opensByEnter) {
    case (" ", true): openOffer(of: number)
    case (_, true): openOffer(of: number, filter: String(Character(scalar)))
    case (" ", false): send(.toggle, to: number)
    case (_, false): send(.text(scalar), to: number)
    }
  }

  mutating func perform(_ command: Command) {
    switch command {
    case .nextField: moveFocus(to: nextFocus(after: focus) ?? nextFocus(after: nil))
    case .previousField: moveFocus(to: previousFocus(before: focus) ?? previousFocus(before: nil))
    case .accept: accept()
    case .up: moveVertically(-1)
    case .down: moveVertically(1)
    case .pageUp: turnPage(-1)
    case .pageDown: turnPage(1)
    case .nextPage: goForward()
    case .previousPage: if hasTabs { turnTab(-1) } else { goBack() }
    case .cancel: cancel()
    case .quit: finish(.cancelled)
    case .suspend: effects.append(.suspend)
    case .redraw: effects.append(.redraw)
    case .summary: openSummary()
    case .undo: undo()
    case .redo: redo()
    case .revertForm: askToRevertForm()
    case .help: openTip(of: focus)
    case .menu: openMenu(of: focus)
    case .edit, .toggle, .clear, .reveal, .button, .revertField, .open, .selectUp, .selectDown:
      if case .field(let number) = focus { return perform(command, in: number) }
      if case .edit(.move(let motion, extending: false)) = command { moveAcross(motion) }
    }
  }

  private mutating func moveAcross(_ motion: Motion) {
    switch motion {
    case .characterBackward: moveSideways(-1)
    case .characterForward: moveSideways(1)
    default: break
    }
  }

  private mutating func perform(_ command: Command, in number: Int) {
    switch command {
    case .edit(let edit): perform(edit, in: number)
    case .selectUp: select(byRows: -1, in: number)
    case .selectDown: select(byRows: 1, in: number)
    case .toggle: send(.toggle, to: number)
    case .clear: clear(number)
    case .reveal: reveal(number)
    case .button(let button): press(button: button, of: number)
    case .revertField: revert(number)
    case .open: openOffer(of: number)
    default: break
    }
  }

  /// Enter: opens a closed picker, else goes on; from the last field to Continue, there it submits.
  private mutating func accept() {
    guard case .field(let number) = focus else {
      return focus == .tabs ? moveFocus(to: nextFocus(after: .tabs)) : press(focus)
    }
    if traits(of: number).opensByEnter { return openOffer(of: number) }
    if case .ignored = sendUnlessIgnored(.edit(.newline), to: number) {
      let next = nextFocus(after: focus)
      moveFocus(to: next == .back ? .submit : next)
    }
  }

  private mutating func moveVertically(_ rows: Int) {
    if case .field(let number) = focus {
      guard case .ignored = sendUnlessIgnored(.vertical(rows), to: number) else { return }
    }
    // The buttons stand side by side: up and down pass both of them.
    if rows > 0 {
      let next = nextFocus(after: focus)
      if focus != .back { moveFocus(to: next == .back ? .submit : next) }
    } else {
      moveFocus(to: previousFocus(before: focus == .submit && hasBack ? .back : focus))
    }
  }

  /// Esc: asks before anything that was entered is lost.
  private mutating func cancel() {
    guard hasEntries, form.confirmsLeaving else { return finish(.cancelled) }
    open(.alert(.leave(title: form.title, keepsDraft: settings.keepsDraft, settings.wording)))
  }

  var hasEntries: Bool {
    fields.indices.contains { number in
      fields[number].flags.contains(.entered)
        && control(number).value != initialControl(number).value
    }
  }
}
