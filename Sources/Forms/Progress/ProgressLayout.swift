internal import TerminalScreen

/// Which rows the parts of a progress page have. In little room the bar and the buttons stay, then the
/// step that is being done.
struct ProgressLayout: Sendable, Equatable {
  var columns: Range<Int>
  var title = 0..<0
  /// The rows of steps, and the first step shown there.
  var steps = 0..<0
  var firstStep = 0
  var message = 0..<0
  var bar = 0
  var log = 0..<0
  var buttons = 0
}

extension ProgressSession {
  /// Whether a notice stands in for it.
  public var isTooSmall: Bool {
    size.columns < FormGeometry.leastSize.columns || size.rows < FormGeometry.leastSize.rows
  }

  var layout: ProgressLayout {
    let geometry = FormGeometry(size, .plain)
    var layout = ProgressLayout(columns: geometry.columns)
    let messageRows = messageLines(geometry.columns.count).count
    var room = geometry.rows - 3
    let gap = geometry.isRoomy ? 1 : 0
    layout.title = 0..<1
    var row = 1 + gap
    room -= gap
    let forMessage = min(messageRows, max(0, room - (steps.isEmpty ? 0 : 1)))
    let forSteps = max(0, min(steps.count, room - forMessage))
    layout.steps = row..<(row + forSteps)
    // The step being done is in view, with the one before it.
    let current = min(step ?? 0, max(0, steps.count - 1))
    layout.firstStep = max(0, min(steps.count - forSteps, current - max(0, min(1, forSteps - 1))))
    row += forSteps
    room -= forSteps + forMessage
    if forSteps > 0, room > 2 {
      row += gap
      room -= gap
    }
    layout.message = row..<(row + forMessage)
    row += forMessage
    layout.bar = row
    row += 1
    let forLog = min(log.lines.count, max(0, room - 2 * gap))
    if forLog > 0 { row += gap }
    layout.log = row..<(row + forLog)
    layout.buttons = min(geometry.rows - 1, row + forLog + (room > forLog + gap ? gap : 0))
    return layout
  }

  /// What is being done, or what went wrong, in lines.
  func messageLines(_ columns: Int) -> [String] {
    if case .failed(let words) = state { return ("! " + words).wrapped(columns: columns).map { String($0) } }
    guard let message else { return [] }
    return message.wrapped(columns: columns).map { String($0) }
  }

  /// The buttons of the page, or of the question over it, with the cells that show them.
  var placedButtons: [(button: Button, area: Rect)] {
    if isAsking {
      var frame = Frame(size: size)
      return stopBox.draw(into: &frame).targets.map { (buttons[$0.number], $0.area) }
    }
    let layout = layout
    var column = layout.columns.lowerBound + 2
    return buttons.map { button in
      let width = label(of: button).columns + 4
      defer { column += width + 2 }
      return (button, Rect(columns: column..<(column + width), rows: layout.buttons..<(layout.buttons + 1)))
    }
  }

  var stopBox: AlertBox {
    let words = settings.wording.progress
    return AlertBox(
      title: words.stopTitle(title), message: words.stopMessage, buttons: [words.keepGoing, words.stop],
      focused: focused, size: size, glyphs: glyphs)
  }

  var glyphs: Glyphs { settings.traits.isUTF8 ? .unicode : .ascii }
}
