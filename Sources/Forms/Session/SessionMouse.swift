internal import TerminalScreen

/// Clicks, drags and the wheel, by the layout that was on the screen before (E9).
extension Session {
  mutating func handle(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press(button: 1): press(at: mouse.position)
    case .drag(button: 1): drag(to: mouse.position)
    case .wheelUp: wheel(-1)
    case .wheelDown: wheel(1)
    case .press, .release, .drag, .move: break
    }
  }

  private mutating func wheel(_ direction: Int) {
    guard case .list = overlay else { return overlay == nil ? scrollView(by: 3 * direction) : () }
    _ = performInOverlay(direction < 0 ? .up : .down)
  }

  private mutating func press(at point: Point) {
    status = nil
    let count = countClicks(at: point)
    if let overlay { return press(overlay, at: point) }
    guard let placed = layout.item(atRow: point.row), point.row < layout.geometry.rows else { return }
    switch placed.item {
    case .buttons: pressButton(at: point, placed)
    case .tabs: pressTab(at: point, placed)
    case .reviewLine(let number):
      moveFocus(to: .line(number))
      press(focus)
    case .field(let number): press(number, placed, at: point, count: count)
    case .header, .section, .reviewHeading: break
    }
  }

  private mutating func pressButton(at point: Point, _ placed: PlacedItem) {
    guard let button = buttons(top: placed.top).first(where: { $0.area.contains(point) }) else { return }
    // The way back is open even from a field that keeps the focus.
    if button.focus == .back { return goBack() }
    moveFocus(to: button.focus)
    if focus == button.focus { press(focus) }
  }

  private mutating func pressTab(at point: Point, _ placed: PlacedItem) {
    guard let tab = tabs(row: placed.top).first(where: { $0.area.contains(point) }) else { return }
    go(toPage: tab.page)
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
    send(.click(inInput(point, placed), count: count), to: number)
  }

  private mutating func drag(to point: Point) {
    guard overlay == nil, case .field(let number) = focus, click.field == number,
      let placed = layout.placed(.field(number))
    else { return }
    send(.drag(inInput(point, placed)), to: number)
  }

  /// A screen position counted from the top left of an input.
  private func inInput(_ point: Point, _ placed: PlacedItem) -> Point {
    Point(
      column: point.column - layout.geometry.content.lowerBound, row: point.row - placed.inputRows.lowerBound)
  }

  /// Presses at the same place within half a second count up: double, triple click.
  private mutating func countClicks(at point: Point) -> Int {
    let isNext = click.position == point && now - click.time <= .milliseconds(500) && click.count > 0
    click.count = isNext ? click.count + 1 : 1
    click.position = point
    click.time = now
    if case .field(let number)? = layout.item(atRow: point.row)?.item {
      click.field = number
    } else {
      click.field = nil
    }
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
