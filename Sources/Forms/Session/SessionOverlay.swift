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

  /// What there is to say of what has the focus, and where to find the rest.
  mutating func openTip(of place: Focus) {
    let words = settings.wording
    let (title, paragraphs) =
      switch place {
      case .field(let number): (form.fields[number].label, tipParagraphs(ofField: number))
      case .line(let number):
        (
          form.fields[number].label,
          traits(of: number).contains(.secret) ? [] : [reviewed(number) ?? words.pages.notGiven]
        )
      case .tabs: (shownPage.title ?? form.title, [])
      case .back: (words.pages.back, [])
      case .submit: (continueLabel, isGateOpen ? [] : [progressWords])
      }
    let menuKey = settings.keymap.name(of: .menu, usually: "F2")
    let keys =
      (menuKey.map { [words.keys.menuHint($0)] } ?? []) + (settings.takesMouse ? [words.keys.mouseHint] : [])
    var shown = paragraphs
    var spoken = paragraphs
    if case .field(let number) = place, let error = shownError(number) {
      shown.append("! " + error)
      spoken.append(words.spokenError(error))
    }
    open(.tip(Tip(title: title, paragraphs: shown, spoken: spoken, keys: keys, place: place)))
  }

  private func tipParagraphs(ofField number: Int) -> [String] {
    let field = form.fields[number]
    let control = control(number)
    var paragraphs: [String] = []
    if let tip = field.tip ?? field.help { paragraphs.append(tip) }
    if let shown = control.shown, form.fields[number].traits.contains(.takesText),
      !form.fields[number].traits.contains(.secret)
    {
      paragraphs.append(shown)
    }
    return paragraphs
  }

  /// All that can be done with what has the focus, with the keys (F2).
  mutating func openMenu(of place: Focus) {
    let words = settings.wording.keys
    var rows: [OpenList.Row] = []
    func add(_ label: String, _ key: String, _ command: Command) {
      rows.append(menuRow(label, key, command))
    }
    let field: Int? = if case .field(let number) = place { number } else { nil }
    if let field { rows += menuRows(ofField: field) }
    if let name = history.undoName {
      add("\(words.undo) \(settings.wording.edits.name(name))", "Ctrl+_", .undo)
    }
    if let name = history.redoName {
      add("\(words.redo) \(settings.wording.edits.name(name))", "Alt+_", .redo)
    }
    if field != nil { add(words.revert, "Alt+R", .revertField) }
    if hasEntries { add(words.revertForm, "", .revertForm) }
    add(words.help, "F1", .help)
    open(.list(OpenList(.menu, title: words.menuTitle, rows: rows)))
  }

  /// A row with the key that does the same; `key` is the one of the standard keymap, nothing where it has none.
  private func menuRow(_ label: String, _ key: String, _ command: Command) -> OpenList.Row {
    let name = settings.keymap.name(of: command, usually: key) ?? ""
    return OpenList.Row(label: label, detail: name, action: .perform(command))
  }

  private func menuRows(ofField number: Int) -> [OpenList.Row] {
    let words = settings.wording.keys
    let traits = traits(of: number)
    var rows: [OpenList.Row] = []
    func add(_ label: String, _ key: String, _ command: Command) {
      rows.append(menuRow(label, key, command))
    }
    if traits.contains(.opens) { add(words.open, "F4", .open) }
    // What is typed means itself in every keymap.
    if traits.contains(.toggles) {
      rows.append(OpenList.Row(label: words.change, detail: "Space", action: .perform(.toggle)))
    }
    for (index, button) in ((control(number) as? any Accessorized)?.buttons ?? []).enumerated() {
      if case .reveal = button {
        add(button.label(settings.wording), "Alt+V", .reveal)
      } else {
        add(button.label(settings.wording), "", .button(index))
      }
    }
    if traits.contains(.clears), !control(number).value.isEmpty { add(words.clear, "Alt+X", .clear) }
    return rows
  }

  /// The list of what there is to mend, with the words of each field (F3).
  mutating func openSummary() {
    let rows = summaryFields.filter { fields[$0].flags.contains(.blocks) }.map { number in
      let words = fields[number].problem.map { self.words(for: $0, number) } ?? settings.wording.checking
      return OpenList.Row(label: "\(form.fields[number].label): \(words)", action: .go(toField: number))
    }
    guard !rows.isEmpty else { return }
    open(.list(OpenList(.summary, title: settings.wording.keys.summaryTitle, rows: rows)))
  }

  /// Of a wizard the pages that a person has seen: the others are still to come.
  private var summaryFields: Range<Int> {
    isWizard ? 0..<form.pages[farthestPage].fields.upperBound : fields.indices
  }

  /// Returns whether the command was meant for what is open.
  mutating func performInOverlay(_ command: Command) -> Bool {
    if command == .quit || command == .suspend || command == .redraw { return false }
    switch overlay {
    case .alert(let alert): performInAlert(alert, command)
    case .list(let list):
      if case .suggestions = list.purpose { return performInSuggestions(list, command) }
      performInList(list, command)
    case .calendar(let calendar): performInCalendar(calendar, command)
    case .files(let files): performInFiles(files, command)
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
    case .cancel: return perform(alert.buttons[0].action)
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
    case .submit: finish(.submitted)
    case .resume: restoreDraft()
    case .startOver: announceFocus()
    case .clear(let number): send(.edit(.clear), to: number)
    case .revertForm: revertForm()
    }
  }

  /// Returns whether typed text was meant for what is open.
  mutating func typeInOverlay(_ scalar: Unicode.Scalar) -> Bool {
    switch overlay {
    case .alert(let alert):
      if scalar == " " { perform(alert.buttons[alert.focused].action) }
    case .list(let list):
      if case .suggestions = list.purpose { return false }
      typeInList(list, scalar)
    case .calendar(let calendar): if scalar == " " { take(calendar.day, in: calendar) }
    case .files(let files): typeInFiles(files, scalar)
    case .tip:
      closeOverlay()
      // Typing goes on in a field; a button would be pressed by a blank that was to close this.
      guard case .field = focus else { return true }
      return false
    case nil: return false
    }
    return true
  }

  mutating func pasteInOverlay(_ paste: PastedText) -> Bool {
    switch overlay {
    case .list(var list):
      if case .suggestions = list.purpose { return false }
      guard list.isFiltered else { return true }
      list.setFilter(list.filter + paste.filterText)
      update(list)
    case .files(var files):
      files.setFilter(files.list.filter + paste.filterText, settings.wording.files)
      update(files)
    case .tip:
      closeOverlay()
      return false
    case nil: return false
    case .alert, .calendar: break
    }
    return true
  }
}

extension PastedText {
  /// A paste as a filter takes it: one line, short.
  fileprivate var filterText: String {
    withBytes { bytes in
      String(decoding: bytes.prefix(4 * OpenList.longestFilter), as: UTF8.self)
        .filter { character in
          character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        }
    }
  }
}
