internal import TerminalScreen

extension Session {
  func control(_ number: Int) -> any Control {
    fields[number].control
      ?? form.fields[number].kind.makeControl(store.value(ofField: number), environment(of: number))
  }

  /// What controls of a field go by: its own locale, where it has one.
  func environment(of number: Int) -> ControlEnvironment {
    guard let locale = form.fields[number].locale else { return settings.environment }
    var environment = settings.environment
    environment.locale = locale
    return environment
  }

  /// The control as the form was given, before anything was typed.
  func initialControl(_ number: Int) -> any Control {
    form.fields[number].kind.makeControl(initialStore.value(ofField: number), environment(of: number))
  }

  /// Makes the control that the field has been shown as until now.
  mutating func touch(_ number: Int) {
    if case nil = fields[number].control { fields[number].control = control(number) }
  }

  func traits(of number: Int) -> ControlTraits { form.fields[number].traits }

  func isReachable(_ number: Int) -> Bool {
    !fields[number].flags.contains(.known) && isAnswerable(number)
  }

  /// Whether a person could change the field, be it that it was answered beforehand.
  func isAnswerable(_ number: Int) -> Bool {
    fields[number].flags.isSuperset(of: [.visible, .enabled]) && !form.fields[number].isReadOnly
      && form.fields[number].kind.asks
  }

  /// Gives an input to the control of a field and does what follows from its answer.
  mutating func send(_ input: ControlInput, to number: Int) { _ = sendUnlessIgnored(input, to: number) }

  mutating func sendUnlessIgnored(_ input: ControlInput, to number: Int) -> ControlResponse {
    touch(number)
    let response = withTools(number) { fields, tools in fields[number].control!.handle(input, &tools) }
    follow(response, number)
    switch response {
    case .ignored, .refused: break
    case .moved: announcePart(of: number, after: input)
    case .changed:
      announcePart(of: number, after: input)
      if input.isTyping { refreshSuggestions(number) }
    }
    return response
  }

  /// Presses a button behind the value of a field (T15).
  mutating func press(button: Int, of number: Int) {
    touch(number)
    let response = withTools(number) { fields, tools in
      guard var control = fields[number].control as? any Accessorized else { return .ignored }
      defer { fields[number].control = control }
      return control.press(button, &tools)
    }
    follow(response, number)
  }

  /// The button at a point of a field's input.
  func button(at point: Point, of number: Int) -> Int? {
    (control(number) as? any Accessorized)?.button(atColumn: point.column, of: inputColumns(of: number).count)
  }

  private mutating func withTools(
    _ number: Int, _ body: (inout [FieldState], inout ControlTools) -> ControlResponse
  ) -> ControlResponse {
    var tools = ControlTools(killRing: killRing, area: inputArea(of: number))
    killRing = KillRing()
    defer { killRing = tools.killRing }
    return body(&fields, &tools)
  }

  private mutating func follow(_ response: ControlResponse, _ number: Int) {
    switch response {
    case .ignored: break
    case .moved:
      fields[number].revision &+= 1
      takeBackRefusal(number)
      noteHeight(number)
    case .changed(let change):
      record(change, number)
      valueChanged(number)
    case .refused(let problem): refuse(problem, number)
    }
  }

  /// Says what the caret came to inside of a control, or what became of it there (A1).
  private mutating func announcePart(of number: Int, after input: ControlInput) {
    switch input {
    case .focusByKey, .blur, .drag: return
    case .text, .paste, .edit, .vertical, .toggle, .click: break
    }
    if let part = fields[number].control!.spokenPart(settings.wording) { announcements.append(part) }
  }

  private mutating func record(_ change: UndoHistory<FieldValue>.Change?, _ number: Int) {
    switch change {
    case .text(let step): history.record(step, field: number, at: now)
    case .value(let old, let new): recordValue(old: old, new: new, named: .choice, number)
    case nil: break
    }
  }

  mutating func recordValue(old: FieldValue, new: FieldValue, named name: EditName, _ number: Int) {
    history.record([.init(field: number, .value(old: old, new: new))], named: name, at: now)
  }

  /// The size that the control of a field is drawn into.
  func inputArea(of number: Int) -> Size {
    guard let rows = layout.placed(.field(number))?.rows else {
      return Size(columns: inputColumns(of: number).count, rows: 1)
    }
    return Size(columns: rows.inputColumns.count, rows: rows.input)
  }

  /// The columns that the control of a field is drawn into.
  func inputColumns(of number: Int) -> Range<Int> {
    layout.placed(.field(number))?.rows.inputColumns
      ?? layout.geometry.input(
        traits(of: number), width: inputWidth(of: number), icon: form.fields[number].icon)
  }

  /// How many columns the input of a field takes; nil for all there are (T4).
  func inputWidth(of number: Int) -> Int? {
    let field = form.fields[number]
    return field.kind.inputColumns(width: field.width, environment(of: number))
  }

  /// A value changed: the refusal goes, rules are asked again, here and where they look at this field.
  mutating func valueChanged(_ number: Int) {
    let before = shownProblem(number)
    changes += 1
    fields[number].refusal = nil
    fields[number].flags.insert(.entered)
    if form.fields[number].moment == .onChange { fields[number].flags.insert(.live) }
    measure(number)
    announceProblem(number, before: before)
    valueCameTrue(number)
  }

  /// What looks at a field is asked again: rules of other fields, and conditions.
  mutating func valueCameTrue(_ number: Int) {
    for dependent in dependents[number] ?? [] { remeasure(dependent) }
    for dependent in store.ruledFields where dependent != number { remeasure(dependent) }
    updateConditions(lookingAt: number)
  }

  /// The next accepted key ends a refusal, even one that changes nothing.
  private mutating func takeBackRefusal(_ number: Int) {
    guard fields[number].refusal != nil else { return }
    fields[number].refusal = nil
    layoutIsStale = true
  }

  mutating func remeasure(_ number: Int) {
    let before = shownProblem(number)
    // What comes true only now counts for conditions, too.
    let writes = measure(number)
    announceProblem(number, before: before)
    if writes { updateConditions(lookingAt: number) }
  }

  mutating func refuse(_ problem: Problem, _ number: Int) {
    fields[number].refusal = problem
    fields[number].revision &+= 1
    layoutIsStale = true
    announcements.append(settings.wording.spokenError(words(for: problem, number)))
  }

  mutating func announceProblem(_ number: Int, before: Problem?) {
    let after = shownProblem(number)
    guard after != before else { return noteHeight(number) }
    let old = before.map { words(for: $0, number) }
    let new = after.map { words(for: $0, number) }
    // Another problem with the same words is nothing new to anybody.
    guard new != old else { return noteHeight(number) }
    layoutIsStale = true
    if let new { announcements.append(settings.wording.spokenError(new)) }
  }

  /// Lays out anew only where a field needs other rows than before.
  mutating func noteHeight(_ number: Int) {
    guard !layoutIsStale, let placed = layout.placed(.field(number)) else { return }
    // Of a field that is cut off by the screen other rows may have to be seen.
    let isCut = placed.top < 0 || placed.top + placed.height > layout.geometry.rows
    if isCut || control(number).height(forWidth: placed.rows.inputColumns.count) != placed.rows.input {
      layoutIsStale = true
    }
  }

  func words(for problem: Problem, _ number: Int) -> String {
    settings.wording.problem(problem, form.fields[number].label, environment(of: number).locale)
  }
}
