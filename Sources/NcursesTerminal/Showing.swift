internal import CNcurses
internal import CTerminal
public import TerminalScreen

extension NcursesTerminal {
  /// Shows a frame: sends what its damage says has changed, in one write, places the cursor or
  /// hides it, and clears the damage.
  ///
  /// Either the frame shown before, changed, or a new one, which is damaged all over. Without
  /// effect while the terminal is a command's.
  public mutating func show(_ frame: inout Frame, theme: Theme) {
    guard isInside, !isGone else { return }
    let isRestyled = styles?.theme != theme
    let styles =
      isRestyled
      ? StyleTable(theme, colors: traits.colors) : self.styles ?? StyleTable(theme, colors: traits.colors)
    self.styles = styles
    if inline != nil {
      showInline(frame, all: isRestyled, styles)
    } else {
      put(frame, all: isRestyled && !isBlank, styles)
      update(cursor: frame.cursor)
    }
    frame.clearDamage()
  }

  private mutating func showInline(_ frame: borrowing Frame, all: Bool, _ styles: StyleTable) {
    if all { inline?.isStale = true }
    inline?.show(frame, styles, &writer, room: size)
    let isShown = frame.cursor != nil
    var more: [UInt8] = []
    if isShown != showsCursor {
      showsCursor = isShown
      more = TerminalModes.capability(isShown ? fw_cursor_show : fw_cursor_hide)
    }
    noteRestore()
    send((inline?.takeOutput() ?? []) + more)
  }

  /// Clears the terminal and shows everything again: something else has written on it. Inline this
  /// happens with the next frame, and only to the rows of the form.
  public mutating func redraw() {
    guard isInside, !isGone else { return }
    if inline != nil {
      inline?.isStale = true
      return
    }
    clearok(fw_shown(), true)
    doupdate()
    send()
  }

  /// A short sound, or a flash, as the terminal does it.
  public mutating func bell() {
    send(TerminalModes.capability(fw_bell))
  }

  private mutating func put(_ frame: borrowing Frame, all: Bool, _ styles: StyleTable) {
    let cells = frame.cells
    let keepsApart = !all && !isBlank && isSmallChange(frame)
    var together: [Int] = []
    let rows = all ? 0..<frame.size.rows : frame.changedRows
    for row in rows.clamped(to: 0..<size.rows) {
      let changed = all ? 0..<frame.size.columns : frame.damage(inRow: row)
      guard !changed.isEmpty else { continue }
      let start = row * frame.size.columns
      let columns = isBlank ? Self.trimmed(changed, cells, start) : changed.clamped(to: 0..<size.columns)
      guard !columns.isEmpty else { continue }
      if keepsApart {
        if trades(row, with: together, frame) {
          updateRows()
          together.removeAll(keepingCapacity: true)
        }
        together.append(row)
      }
      putRow(frame, cells, row: row, columns, styles)
    }
    isBlank = false
    keep(frame)
  }

  /// Whether so few rows changed that ncurses is to write them and not to scroll: where a row now looks
  /// as another did it would move a part of the screen, and write far more than the changed cells.
  private func isSmallChange(_ frame: borrowing Frame) -> Bool {
    guard shown.count == frame.cells.count else { return false }
    var changed = 0
    for row in frame.changedRows where !frame.damage(inRow: row).isEmpty { changed += 1 }
    return changed <= frame.size.rows / 2
  }

  /// Whether a row now looks as one of the others did, or the other way round.
  private func trades(_ row: Int, with others: [Int], _ frame: borrowing Frame) -> Bool {
    for other in others where isNow(row, asWas: other, frame) || isNow(other, asWas: row, frame) {
      return true
    }
    return false
  }

  private func isNow(_ new: Int, asWas old: Int, _ frame: borrowing Frame) -> Bool {
    let width = frame.size.columns
    return frame.cells[(new * width)..<((new + 1) * width)]
      .elementsEqual(shown[(old * width)..<((old + 1) * width)])
  }

  /// Notes what the terminal shows now.
  private mutating func keep(_ frame: borrowing Frame) {
    guard shown.count == frame.cells.count else { return shown = frame.cells }
    for row in frame.changedRows {
      let columns = frame.damage(inRow: row)
      let start = row * frame.size.columns
      for column in columns { shown[start + column] = frame.cells[start + column] }
    }
  }

  /// Sends the rows put so far and leaves the cursor where that ends.
  private func updateRows() {
    leaveok(fw_window(), true)
    wnoutrefresh(fw_window())
    doupdate()
    leaveok(fw_window(), false)
  }

  private static func trimmed(_ columns: Range<Int>, _ cells: [Cell], _ start: Int) -> Range<Int> {
    var first = columns.lowerBound
    var end = columns.upperBound
    while end > first, cells[start + end - 1] == .blank { end -= 1 }
    while first < end, cells[start + first] == .blank { first += 1 }
    return first..<end
  }

  private mutating func putRow(
    _ frame: borrowing Frame, _ cells: [Cell], row: Int, _ columns: Range<Int>, _ styles: StyleTable
  ) {
    let start = row * frame.size.columns
    var first = columns.lowerBound
    // Never begin with the right half of a wide cluster.
    if first > 0, cells[start + first].width == 0 { first -= 1 }
    writer.removeAll()
    writer.append(frame, cells, row: row, first..<min(columns.upperBound, size.columns), styles)
    mvwadd_wchnstr(fw_window(), Int32(row), Int32(first), writer.start, Int32(writer.count))
  }

  private mutating func update(cursor: Point?) {
    if let cursor {
      let column = min(max(0, cursor.column), size.columns - 1)
      wmove(fw_window(), Int32(min(max(0, cursor.row), size.rows - 1)), Int32(column))
    }
    wnoutrefresh(fw_window())
    doupdate()
    let isShown = cursor != nil
    if isShown != showsCursor {
      showsCursor = isShown
      send(TerminalModes.capability(isShown ? fw_cursor_show : fw_cursor_hide))
    } else {
      send()
    }
  }

  /// Writes what ncurses has for the terminal, and other bytes after it, at once.
  mutating func send(_ more: [UInt8] = []) {
    var drawn = screen.takeOutput()
    guard !isGone else { return }
    // What ncurses says on its own account is about a screen that is not ours.
    if inline != nil { drawn = UnsafeRawBufferPointer(start: nil, count: 0) }
    let isLarge = drawn.count + more.count > Self.largeUpdate && !modes.beginUpdate.isEmpty
    if unsent.isEmpty && more.isEmpty && !isLarge {
      if drawn.count > 0 { isGone = !fw_write_all(descriptor, drawn.baseAddress, drawn.count) }
    } else {
      var whole = drawn + unsent + more
      if isLarge { whole = modes.beginUpdate + whole + modes.endUpdate }
      unsent = []
      isGone = !whole.withUnsafeBytes { fw_write_all(descriptor, $0.baseAddress, $0.count) }
    }
  }

  /// More bytes than this are put between the marks of a synchronised update; a key never is.
  private static let largeUpdate = 256
}
