internal import TerminalScreen

/// Clicks and the wheel, by the layout that was on the screen before (E9).
extension Session {
  mutating func handle(_ mouse: MouseEvent) {
    if mouse.action != .move { endHover() }
    switch mouse.action {
    case .press(button: 1): press(at: mouse.position)
    case .drag(button: 1): drag(to: mouse.position)
    case .release(button: 1): release(at: mouse.position)
    case .wheelUp: wheel(-1, at: mouse.position)
    case .wheelDown: wheel(1, at: mouse.position)
    case .move: hover(at: mouse.position)
    case .press, .release, .drag: break
    }
  }

  // MARK: The wheel

  /// Moves in what lies open, else in the field of several rows that it turns over, else the page.
  private mutating func wheel(_ direction: Int, at point: Point) {
    if case .list = overlay {
      _ = performInOverlay(direction < 0 ? .up : .down)
    } else if overlay == nil, !scrollField(at: point, by: direction) {
      scrollView(by: 3 * direction)
    }
  }

  private mutating func scrollField(at point: Point, by rows: Int) -> Bool {
    guard let placed = layout.item(atRow: point.row), case .field(let number) = placed.item,
      placed.inputRows.contains(point.row), var rowed = control(number) as? any RowedControl,
      rowed.scroll(byRows: rows, area: inputArea(of: number))
    else { return false }
    fields[number].control = rowed
    fields[number].revision &+= 1
    return true
  }

  // MARK: Presses

  private mutating func press(at point: Point) {
    status = nil
    drag = DragState()
    let count = countClicks(at: point)
    if let overlay { return press(overlay, at: point) }
    guard let placed = layout.item(atRow: point.row), point.row < layout.geometry.rows else { return }
    switch placed.item {
    case .buttons:
      moveFocus(to: .submit)
      if focus == .submit { pressSubmit() }
    case .field(let number): press(number, placed, at: point, count: count)
    case .header, .section: break
    }
  }

  private mutating func press(_ number: Int, _ placed: PlacedItem, at point: Point, count: Int) {
    guard isReachable(number) else { return }
    let wasFocused = focus == .field(number)
    if !wasFocused {
      guard !isHeld(against: .field(number)) else { return }
      changeFocus(to: .field(number))
      announceFocus()
    }
    let traits = traits(of: number)
    let clearColumn = layout.geometry.content.upperBound - 1
    if wasFocused, traits.contains(.clears), point.column == clearColumn,
      point.row == placed.inputRows.lowerBound
    {
      return clear(number)
    }
    guard placed.inputRows.contains(point.row) else { return }
    if traits.contains(.opens) { return openList(of: number) }
    if count == 1, isSelected(inInput(point, placed), in: number) {
      drag.phase = .lifting(field: number, from: point)
      return
    }
    if traits.contains(.takesText) { drag.phase = .selecting(field: number) }
    send(.click(inInput(point, placed), count: count), to: number)
  }

  /// Whether a point of an input is on selected text: a copy is asked where a click would go.
  private func isSelected(_ point: Point, in number: Int) -> Bool {
    var control = control(number)
    guard let selection = control.selection else { return false }
    var tools = ControlTools(killRing: KillRing(), area: inputArea(of: number))
    _ = control.handle(.click(point, count: 1), &tools)
    return control.caret.map(selection.contains) ?? false
  }

  /// A screen position counted from the top left of an input.
  func inInput(_ point: Point, _ placed: PlacedItem) -> Point {
    Point(
      column: point.column - layout.geometry.content.lowerBound, row: point.row - placed.inputRows.lowerBound)
  }

  /// Presses at the same place within half a second count up: double, triple click.
  private mutating func countClicks(at point: Point) -> Int {
    let isNext = click.position == point && now - click.time <= .milliseconds(500) && click.count > 0
    click = ClickState(position: point, time: now, count: isNext ? click.count + 1 : 1)
    return click.count
  }

  private mutating func press(_ overlay: Overlay, at point: Point) {
    var frame = Frame(size: size)
    guard let target = draw(overlay, into: &frame).targets.first(where: { $0.area.contains(point) }) else {
      if case .tip = overlay { closeOverlay() }
      return
    }
    switch (overlay, target.number) {
    case (.alert(let alert), let number): perform(alert.buttons[number].action)
    case (.list(var list), let number):
      list.highlighted = number
      self.overlay = .list(list)
      _ = performInOverlay(.accept)
    case (.tip, _): closeOverlay()
    }
  }
}
