public import TerminalScreen

/// How much of a terminal a form takes that is shown below the prompt (P13).
extension Session {
  /// The rows that everything that is shown now needs, with the status row: at least those of the least
  /// screen, at most `room.rows`.
  public func rowsNeeded(in room: Size) -> Int {
    let most = room.rows
    guard room.columns >= FormGeometry.leastSize.columns, most > FormGeometry.leastSize.rows else {
      return most
    }
    let rows = max(pageRows(in: room), overlay.map { overlayRows($0, in: room) } ?? 0)
    return min(most, max(rows + 1, FormGeometry.leastSize.rows))
  }

  /// The sum over the items of the page; counting ends where there is no more room.
  private func pageRows(in room: Size) -> Int {
    let geometry = FormGeometry(room, style, isInline: true)
    // The header is laid out for a width: it may be another one now.
    let isSameWidth = layout.geometry.columns == geometry.columns
    var sum = isSameWidth ? layout.header.count : headerRows(geometry).count
    var item = next(.header)
    while let current = item, sum < room.rows {
      sum += height(current, geometry)
      item = next(current)
    }
    return sum
  }

  /// Down to the end of what lies over the form, below the input that it belongs to.
  private func overlayRows(_ overlay: Overlay, in room: Size) -> Int {
    let below = inputRows(of: focus).upperBound
    switch overlay {
    case .alert(let alert): return alertBox(alert, Size(columns: room.columns, rows: room.rows)).height
    case .calendar(let calendar): return below + calendar.weeks.count + 4
    case .files: return below + Self.mostListRows + 2
    case .tip(let tip): return below + tipLines(tip, columns: room.columns).count + 2
    case .list(let list):
      let most = if case .suggestions = list.purpose { Self.mostSuggestionRows } else { Self.mostListRows }
      return below + max(1, min(list.rows.count, most)) + 2
    }
  }
}
