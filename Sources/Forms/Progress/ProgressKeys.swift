internal import TerminalScreen

extension ProgressSession {
  mutating func handle(_ press: KeyPress) -> [ProgressEffect] {
    status = nil
    if press == KeyPress(.text(" ")) { return pressFocused() }
    guard let command = settings.keymap[press] else { return [] }
    let view = layout.log.count
    switch command {
    case .accept: return pressFocused()
    case .cancel: return escape()
    case .quit: return quit()
    case .nextField, .edit(.move(.characterForward, _)): moveFocus(1)
    case .previousField, .edit(.move(.characterBackward, _)): moveFocus(-1)
    case .up: log.scroll(by: -1, view: view)
    case .down: log.scroll(by: 1, view: view)
    case .pageUp: log.scroll(by: -max(1, view - 1), view: view)
    case .pageDown: log.scroll(by: max(1, view - 1), view: view)
    case .edit(.move(.lineStart, _)): log.scroll(by: -log.lines.count, view: view)
    case .edit(.move(.lineEnd, _)): log.scroll(by: log.lines.count, view: view)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    default: break
    }
    return []
  }

  mutating func handle(_ mouse: MouseEvent) -> [ProgressEffect] {
    switch mouse.action {
    case .wheelUp: log.scroll(by: -3, view: layout.log.count)
    case .wheelDown: log.scroll(by: 3, view: layout.log.count)
    case .press(button: 1):
      pressed = placedButtons.first { $0.area.contains(mouse.position) }
    case .release(button: 1):
      // As in forms a button acts when the mouse lets go of it; one that is gone by then does not.
      guard let held = pressed else { break }
      pressed = nil
      let isThere = placedButtons.contains { $0.button == held.button }
      if isThere, held.area.contains(mouse.position) { return press(held.button) }
    default: break
    }
    return []
  }

  private mutating func pressFocused() -> [ProgressEffect] {
    buttons.indices.contains(focused) ? press(buttons[focused]) : []
  }

  /// Esc: the safe answer of a question, else the question; where the work is over, the way out.
  private mutating func escape() -> [ProgressEffect] {
    if isAsking { return press(.keepGoing) }
    switch state {
    case .working, .stopping: ask()
    case .done: return press(.done)
    case .failed: return press(.leave)
    }
    return []
  }

  /// C-c: asks like Esc, and the second time stops; while it stops, leaves it behind.
  private mutating func quit() -> [ProgressEffect] {
    switch state {
    case .working where isAsking: return stop()
    case .stopping: return finish(.cancelled)
    case .working, .done, .failed: return escape()
    }
  }

  private mutating func moveFocus(_ direction: Int) {
    guard buttons.count > 1 else { return }
    focused = (focused + direction + buttons.count) % buttons.count
    announceButton()
  }
}
