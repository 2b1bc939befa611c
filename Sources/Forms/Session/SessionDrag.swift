internal import TerminalScreen

/// Selecting with the mouse, and carrying what is selected inside a field and to others (E7, P8).
extension Session {
  mutating func drag(to point: Point) {
    guard overlay == nil else { return }
    // A press after this is no second click.
    click.count = 0
    drag.repeats = nil
    switch drag.phase {
    case .idle, .pressing: break
    case .selecting(let number): select(to: point, in: number)
    case .lifting(let number, let from):
      guard point != from else { return }
      carry(from: number, to: point)
    case .carrying(let number, _): carry(from: number, to: point)
    }
  }

  mutating func release(at point: Point) {
    let phase = drag.phase
    drag = DragState()
    switch phase {
    case .lifting(let number, let from):
      guard let placed = layout.placed(.field(number)) else { return }
      send(.click(inInput(from, placed), count: 1), to: number)
    case .carrying(let number, let place):
      status = nil
      if let place {
        drop(from: number, at: place)
      } else if point.row < layout.geometry.rows,
        case .field(let other)? = layout.item(atRow: point.row)?.item
      {
        tell(settings.wording.notices.dropNotHere(form.fields[other].label), isError: true)
      }
    case .pressing(let button, let area): if area.contains(point) { letGo(of: button) }
    case .idle, .selecting: break
    }
  }

  /// A key lets go of what is carried; Esc does nothing but that. Returns whether it was Esc's part.
  mutating func endDrag(by press: KeyPress) -> Bool {
    guard case .carrying = drag.phase else {
      drag = DragState()
      return false
    }
    drag = DragState()
    return settings.keymap[press] == .cancel
  }

  /// The mouse waits at an edge: what its last movement did goes on, as long as something moves.
  mutating func repeatDrag(at point: Point) {
    drag.repeats = nil
    switch drag.phase {
    case .selecting(let number):
      let before = control(number).caret
      select(to: point, in: number)
      if control(number).caret == before { drag.repeats = nil }
    case .carrying(let number, _):
      let before = layout.items.first
      scrollView(by: point.row <= 0 ? -1 : 1)
      updateLayout()
      if layout.items.first != before { carry(from: number, to: point) }
    case .idle, .lifting, .pressing: break
    }
  }

  // MARK: Selecting

  private mutating func select(to point: Point, in number: Int) {
    guard focus == .field(number), let placed = layout.placed(.field(number)) else { return }
    send(.drag(inInput(point, placed)), to: number)
    let columns = inputColumns(of: number)
    if !placed.inputRows.contains(point.row) || !columns.contains(point.column) {
      drag.repeats = (point, now + DragState.interval)
    }
  }

  // MARK: Carrying

  private mutating func carry(from number: Int, to point: Point) {
    let place = dropPlace(at: point)
    drag.phase = .carrying(field: number, over: place)
    status = place.map {
      Status(words: settings.wording.notices.dropTarget(form.fields[$0.field].label), isError: false)
    }
    if point.row <= 0 || point.row >= layout.geometry.rows - 1 {
      drag.repeats = (point, now + DragState.interval)
    }
  }

  /// Where text could be dropped: any text that is no secret, since a drop can be undone.
  private func dropPlace(at point: Point) -> DropPlace? {
    guard point.row < layout.geometry.rows, let placed = layout.item(atRow: point.row),
      case .field(let number) = placed.item, placed.inputRows.contains(point.row), isReachable(number)
    else { return nil }
    let traits = traits(of: number)
    guard traits.contains(.takesText), !traits.contains(.secret) else { return nil }
    var control = control(number)
    var tools = ControlTools(killRing: KillRing(), area: inputArea(of: number))
    _ = control.handle(.click(inInput(point, placed), count: 1), &tools)
    let cursor = control.cursor(in: Rect(columns: inputColumns(of: number), rows: placed.inputRows))
    return DropPlace(field: number, point: point, cursor: cursor)
  }

  // MARK: Dropping

  private mutating func drop(from source: Int, at place: DropPlace) {
    guard let placed = layout.placed(.field(place.field)) else { return }
    let point = inInput(place.point, placed)
    if place.field == source {
      touch(source)
      let area = inputArea(of: source)
      let response = fields[source].control!.moveSelection(to: point, area: area)
      return finishDrop(response, source)
    }
    guard !isHeld(against: .field(place.field)) else { return }
    move(from: source, to: place.field, at: point)
  }

  private mutating func finishDrop(_ response: ControlResponse, _ number: Int) {
    switch response {
    case .moved: fields[number].revision &+= 1
    case .changed(let change):
      if let change { history.record([.init(field: number, change)], named: .move, at: now) }
      valueChanged(number)
    case .ignored, .refused: refuseDrop(response, number)
    }
  }

  /// Both fields change or none does; one undo takes both back.
  private mutating func move(from source: Int, to target: Int, at point: Point) {
    guard let text = control(source).selectedText else { return }
    var taker = control(target)
    var giver = control(source)
    var tools = ControlTools(killRing: KillRing(), area: inputArea(of: target))
    _ = taker.handle(.click(point, count: 1), &tools)
    let taken = taker.handle(.paste(PastedText(text)), &tools)
    guard case .changed(let arrival?) = taken else { return refuseDrop(taken, target) }
    tools.area = inputArea(of: source)
    let given = giver.handle(.edit(.deleteBackward), &tools)
    guard case .changed(let departure?) = given else { return refuseDrop(given, source) }
    fields[target].control = taker
    fields[source].control = giver
    history.record(
      [.init(field: source, departure), .init(field: target, arrival)], named: .move, at: now)
    valueChanged(source)
    valueChanged(target)
    changeFocus(to: .field(target))
    announceFocus()
  }

  /// All is as it was, and the person is told why.
  private mutating func refuseDrop(_ response: ControlResponse, _ number: Int) {
    let words =
      if case .refused(let problem) = response {
        self.words(for: problem, number)
      } else {
        settings.wording.notices.dropNotHere(form.fields[number].label)
      }
    tell(words, isError: true)
  }
}
