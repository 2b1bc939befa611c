public import TerminalScreen

extension ProgressSession {
  /// Draws the page as it is now. Reads it, never changes it.
  public func draw(into frame: inout Frame) {
    if frame.size != size { frame = Frame(size: size) }
    frame.clip = 0..<size.rows
    guard !isTooSmall else { return drawNotice(into: &frame) }
    let layout = layout
    for row in 0..<size.rows { drawRow(row, layout, into: &frame) }
    frame.cursor = cursor
    if isAsking { frame.cursor = stopBox.draw(into: &frame).cursor }
  }

  private func drawRow(_ row: Int, _ layout: ProgressLayout, into frame: inout Frame) {
    var pen = Pen(row: row, column: 0, limit: size.columns)
    pen.fill(to: layout.columns.lowerBound, into: &frame)
    if layout.title.contains(row) {
      pen.write(title.truncated(.tail, columns: pen.room, ellipsis: glyphs.ellipsis), .title, into: &frame)
    } else if layout.steps.contains(row) {
      draw(step: layout.firstStep + row - layout.steps.lowerBound, with: &pen, into: &frame)
    } else if layout.message.contains(row) {
      let line = messageLines(layout.columns.count)[row - layout.message.lowerBound]
      if case .failed = state {
        pen.write(line, .error, into: &frame)
      } else {
        pen.write(line, .text, into: &frame)
      }
    } else if row == layout.bar {
      drawBar(with: &pen, end: layout.columns.upperBound, into: &frame)
    } else if layout.log.contains(row) {
      drawLog(row - layout.log.lowerBound, of: layout.log.count, with: &pen, into: &frame)
    } else if row == layout.buttons {
      drawButtons(with: &pen, into: &frame)
    } else if row == size.rows - 1 {
      drawKeys(with: &pen, into: &frame)
    }
    pen.fill(into: &frame)
  }

  /// `✓ ▸ ·`: done, being done, to come.
  private func draw(step number: Int, with pen: inout Pen, into frame: inout Frame) {
    let current = step ?? -1
    let isFailed = if case .failed = state { true } else { false }
    let (sign, role): (Unicode.Scalar, StyleRole) =
      if number < current {
        (glyphs.check, .success)
      } else if number > current {
        (glyphs.toCome, .disabled)
      } else if isFailed {
        ("!", .error)
      } else {
        (glyphs.now, .accent)
      }
    pen.write(sign, role, into: &frame)
    pen.write(" ", .text, into: &frame)
    let text = steps[number].truncated(.tail, columns: pen.room, ellipsis: glyphs.ellipsis)
    pen.write(text, number == current ? .section : number < current ? .text : .disabled, into: &frame)
  }

  /// `███████░░░░░  58 %  about 20 s left`; where the length is not known a piece that goes to and fro.
  private func drawBar(with pen: inout Pen, end: Int, into frame: inout Frame) {
    let words = settings.wording.progress
    guard let fraction = clock.fraction else {
      guard isAnimated else {
        if state == .working || state == .stopping { pen.write(words.working, .helper, into: &frame) }
        return
      }
      return drawPiece(with: &pen, width: min(40, end - pen.column), into: &frame)
    }
    var text = "  " + words.percent(Int(fraction * 100 + 1e-6))
    if state == .working, let left = clock.left(at: now) { text += "  " + words.timeLeft(left) }
    if end - pen.column - text.columns < 4 { text = "" }
    let width = min(40, end - pen.column - text.columns)
    let full = Int((fraction * Double(width)).rounded(.down))
    pen.fill(to: pen.column + full, glyphs.full, .accent, into: &frame)
    pen.fill(to: pen.column + width - full, glyphs.free, .edge, into: &frame)
    pen.write(text, .text, into: &frame)
  }

  private func drawPiece(with pen: inout Pen, width: Int, into frame: inout Frame) {
    let piece = max(1, width / 5)
    let way = max(1, width - piece)
    let position = phase % (2 * way)
    let start = position <= way ? position : 2 * way - position
    let left = pen.column
    pen.fill(to: left + start, glyphs.free, .edge, into: &frame)
    pen.fill(to: left + start + piece, glyphs.full, .accent, into: &frame)
    pen.fill(to: left + width, glyphs.free, .edge, into: &frame)
  }

  private func drawLog(_ index: Int, of rows: Int, with pen: inout Pen, into frame: inout Frame) {
    let lines = log.visible(rows)
    guard index < lines.count else { return }
    let line = lines[lines.startIndex + index]
    let isLast = index == rows - 1
    let room = pen.room - (isLast && log.distance > 0 ? 2 : 0)
    pen.write(line.truncated(.tail, columns: max(1, room), ellipsis: glyphs.ellipsis), .helper, into: &frame)
    // More below while something is read back.
    guard isLast, log.distance > 0 else { return }
    pen.fill(to: pen.limit - 1, into: &frame)
    pen.write(glyphs.open, .key, into: &frame)
  }

  private func drawButtons(with pen: inout Pen, into frame: inout Frame) {
    let shown = isAsking ? [] : placedButtons
    for (index, placed) in shown.enumerated() {
      let isFocused = index == focused
      pen.fill(to: placed.area.columns.lowerBound - (index == 0 ? 2 : 1), into: &frame)
      pen.write(isFocused ? glyphs.focus : " ", isFocused ? .edgeFocused : .text, into: &frame)
      pen.fill(to: placed.area.columns.lowerBound, into: &frame)
      pen.write("[ \(label(of: placed.button)) ]", isFocused ? .focused : .text, into: &frame)
    }
  }

  private func drawKeys(with pen: inout Pen, into frame: inout Frame) {
    if let status {
      pen.write(status.truncated(.tail, columns: pen.room, ellipsis: glyphs.ellipsis), .text, into: &frame)
      return
    }
    let words = settings.wording
    var hints: [String] = []
    func add(_ command: Command, _ usual: String, _ does: String) {
      if let key = settings.keymap.name(of: command, usually: usual) { hints.append("\(key) \(does)") }
    }
    if !buttons.isEmpty { add(.accept, "Enter", words.keys.go) }
    if state == .working, settings.canStop {
      add(.cancel, "Esc", isAsking ? words.keys.close : words.progress.cancel)
    }
    if log.lines.count > layout.log.count { add(.pageUp, "PageUp", words.progress.readBack) }
    while hints.count > 1, hints.joined(separator: "  ").columns > pen.room { hints.removeLast() }
    pen.write(hints.joined(separator: "  "), .key, into: &frame)
  }

  private func drawNotice(into frame: inout Frame) {
    let lines = settings.wording.tooSmallLines(in: size)
    for row in 0..<size.rows {
      var pen = Pen(row: row, column: 0, limit: size.columns)
      if row < lines.count { pen.write(lines[row], .text, into: &frame) }
      pen.fill(into: &frame)
    }
    frame.cursor = nil
  }

  /// On the button that has the focus; where there is none, nowhere (A1).
  private var cursor: Point? {
    let placed = placedButtons
    return placed.indices.contains(focused) ? placed[focused].area.inside : nil
  }
}
