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
    switch overlay {
    case nil: if !scrollField(at: point, by: direction) { scrollView(by: 3 * direction) }
    case .list(var list):
      list.move(by: direction)
      update(list)
    case .files: _ = performInOverlay(direction < 0 ? .up : .down)
    case .calendar: _ = performInOverlay(direction < 0 ? .pageUp : .pageDown)
    case .alert, .tip: break
    }
  }

  private mutating func scrollField(at point: Point, by rows: Int) -> Bool {
    guard let placed = layout.item(atRow: point.row), case .field(let number) = placed.item,
      placed.inputRows.contains(point.row), var control = control(number) as? any ScrollingControl,
      control.scroll(byRows: rows, area: inputArea(of: number))
    else { return false }
    fields[number].control = control
    fields[number].revision &+= 1
    return true
  }

  // MARK: Presses

  private mutating func press(at point: Point) {
    status = nil
    drag = DragState()
    let count = countClicks(at: point)
    if let overlay, press(overlay, at: point) { return }
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

  /// A button acts when the mouse lets go of it. So a press can be taken back by moving away, and where it
  /// ends the form no release is on its way to whatever has the terminal then.
  private mutating func pressButton(at point: Point, _ placed: PlacedItem) {
    guard let button = buttons(top: placed.top).first(where: { $0.area.contains(point) }) else { return }
    // The way back is open even from a field that keeps the focus.
    if button.focus != .back {
      moveFocus(to: button.focus)
      guard focus == button.focus else { return }
    }
    drag.phase = .pressing(.form(button.focus), area: button.area)
  }

  /// The mouse came up on the button that it went down on.
  mutating func letGo(of button: PressedButton) {
    switch (button, overlay) {
    case (.form(.back), nil): goBack()
    case (.form(let target), nil): if focus == target { press(target) }
    case (.alert(let action), .alert(let alert)):
      if alert.buttons.contains(where: { $0.action == action }) { perform(action) }
    default: break
    }
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
    if wasFocused, traits.contains(.clears), clearColumns(of: number).contains(point.column),
      point.row == placed.inputRows.lowerBound
    {
      return clear(number)
    }
    guard placed.inputRows.contains(point.row) else { return }
    if wasFocused, let button = button(at: inInput(point, placed), of: number) {
      return press(button: button, of: number)
    }
    if traits.opensByEnter { return openOffer(of: number) }
    if count == 1, isSelected(inInput(point, placed), in: number) {
      drag.phase = .lifting(field: number, from: point)
      return
    }
    if traits.contains(.takesText) { drag.phase = .selecting(field: number) }
    send(.click(inInput(point, placed), count: count), to: number)
  }

  /// Where a press means the Clear button: its cell and those beside it, which nothing else needs.
  private func clearColumns(of number: Int) -> Range<Int> {
    let button = layout.geometry.content.upperBound - 1
    let start = max(button - 1, min(button, inputColumns(of: number).upperBound))
    return start..<min(button + 2, size.columns)
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
    let start =
      if case .field(let number) = placed.item { inputColumns(of: number).lowerBound } else {
        layout.geometry.content.lowerBound
      }
    return Point(column: point.column - start, row: point.row - placed.inputRows.lowerBound)
  }

  /// Presses at the same place within half a second count up: double, triple click.
  private mutating func countClicks(at point: Point) -> Int {
    let isNext = click.position == point && now - click.time <= .milliseconds(500) && click.count > 0
    click = ClickState(position: point, time: now, count: isNext ? click.count + 1 : 1)
    return click.count
  }

  /// Returns whether the press was meant for what is open. Beside it, it closes what asks nothing.
  private mutating func press(_ overlay: Overlay, at point: Point) -> Bool {
    var frame = Frame(size: size)
    let drawn = draw(overlay, into: &frame)
    guard let target = drawn.targets.first(where: { $0.area.contains(point) }) else {
      if case .alert = overlay { return true }
      let isInside = drawn.box?.contains(point) ?? false
      if isSuggesting, !isInside {
        closeSuggestions()
        return false
      }
      if !isInside { closeOverlay() }
      return true
    }
    switch overlay {
    case .alert(let alert):
      drag.phase = .pressing(.alert(alert.buttons[target.number].action), area: target.area)
    case .list(var list):
      list.highlighted = target.number
      take(from: list)
    case .calendar(var calendar):
      guard let day = CalendarDate(dayNumber: target.number) else {
        _ = performInOverlay(target.number == DrawnOverlay.monthBefore ? .pageUp : .pageDown)
        return true
      }
      calendar.move(to: day)
      take(day, in: calendar)
    case .files(var files):
      files.list.highlighted = target.number
      take(from: files)
    case .tip: closeOverlay()
    }
    return true
  }
}
