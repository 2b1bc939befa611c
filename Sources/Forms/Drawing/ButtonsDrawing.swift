internal import TerminalScreen

/// A button with the cells that show it.
struct PlacedButton {
  let focus: Focus
  let text: String
  let isEnabled: Bool
  let area: Rect
}

extension Rect {
  /// Where the cursor stands on what fills this: behind the bracket.
  var inside: Point {
    Point(column: min(columns.lowerBound + 2, columns.upperBound - 1), row: rows.lowerBound)
  }
}

/// The row of buttons: `( Continue )` while the gate is shut, `[ Continue ]` once it is open (E10,
/// A4). Before each one a column for the mark of the focus.
extension Session {
  /// Rows that the buttons need: below each other where they don't fit side by side.
  func buttonLines(_ geometry: FormGeometry) -> Int {
    guard hasBack else { return 1 }
    return backText.columns + continueLabel.columns + 8 <= geometry.columns.count ? 1 : 2
  }

  private var backText: String { "[ \(settings.wording.pages.back) ]" }

  func buttons(top: Int) -> [PlacedButton] {
    let geometry = layout.geometry
    let top = top + height(.buttons, geometry) - buttonLines(geometry)
    var column = geometry.columns.lowerBound + 2
    var row = top
    var buttons: [PlacedButton] = []
    func add(_ focus: Focus, _ text: String, isEnabled: Bool) {
      let columns = column..<min(geometry.columns.upperBound, column + text.columns)
      let area = Rect(columns: columns, rows: row..<(row + 1))
      buttons.append(PlacedButton(focus: focus, text: text, isEnabled: isEnabled, area: area))
    }
    if hasBack {
      add(.back, backText, isEnabled: true)
      if buttonLines(geometry) == 1 { column += backText.columns + 2 } else { row += 1 }
    }
    let room = max(1, geometry.columns.upperBound - column - 4)
    let label = continueLabel.truncated(.tail, columns: room, ellipsis: glyphs.ellipsis)
    add(.submit, isGateOpen ? "[ \(label) ]" : "( \(label) )", isEnabled: isGateOpen)
    return buttons
  }

  func drawButtons(_ placed: PlacedItem, into frame: inout Frame) {
    let buttons = buttons(top: placed.top)
    for row in placed.top..<(placed.top + placed.height) {
      var pen = Pen(row: row, column: 0, limit: size.columns)
      for button in buttons where button.area.rows.lowerBound == row {
        let isFocused = focus == button.focus
        let isFirst = button.area.columns.lowerBound == layout.geometry.columns.lowerBound + 2
        pen.fill(to: button.area.columns.lowerBound - (isFirst ? 2 : 1), into: &frame)
        pen.write(isFocused ? glyphs.focus : " ", isFocused ? .edgeFocused : .text, into: &frame)
        pen.fill(to: button.area.columns.lowerBound, into: &frame)
        pen.write(button.text, !button.isEnabled ? .disabled : isFocused ? .focused : .text, into: &frame)
      }
      if row == buttons.last?.area.rows.lowerBound { drawProgress(with: &pen, into: &frame) }
      pen.fill(into: &frame)
    }
  }

  private func drawProgress(with pen: inout Pen, into frame: inout Frame) {
    guard gateCounts.required > 0 || gateCounts.blockers > 0 else { return }
    // Settings are in order unless they are not: nobody counts them.
    if hasTabs, isGateOpen { return }
    pen.write("  ", .text, into: &frame)
    // In little room numbers alone say the same.
    let short = "\(gateCounts.done)/\(gateCounts.required)"
    let words = progressWords.columns <= pen.room ? progressWords : short
    if words.columns <= pen.room { pen.write(words, .helper, into: &frame) }
  }
}
