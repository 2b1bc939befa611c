internal import TerminalScreen

/// A tab with the cells that show it.
struct PlacedTab {
  let page: Int
  let text: String
  let area: Rect
}

/// The row of tabs: `[ General ] !Display   Keys`, with a sign where errors show (P9).
extension Session {
  /// The tabs that there is room for: the one shown always, and as many before it as fit.
  func tabs(row: Int) -> [PlacedTab] {
    let shown = form.pages.indices.filter { shownPages[$0] }
    let texts = shown.map { page in
      let title = form.pages[page].title ?? settings.wording.pages.step(page + 1, form.pages.count)
      let sign = pageCounts[page].marked > 0 ? "!" : " "
      return page == self.page ? "[\(sign)\(title) ]" : "\(sign)\(title) "
    }
    let start = layout.geometry.columns.lowerBound + 2
    let room = max(1, layout.geometry.columns.upperBound - start - 2)
    guard let current = shown.firstIndex(of: page) else { return [] }
    var first = current
    var width = texts[current].columns
    while first > 0, width + texts[first - 1].columns + 1 <= room {
      first -= 1
      width += texts[first].columns + 1
    }
    var column = start
    var tabs: [PlacedTab] = []
    for index in first..<shown.count {
      let text = texts[index].truncated(.tail, columns: room, ellipsis: glyphs.ellipsis)
      guard index <= current || column + text.columns <= start + room else { break }
      let columns = column..<(column + text.columns)
      tabs.append(
        PlacedTab(page: shown[index], text: String(text), area: Rect(columns: columns, rows: row..<(row + 1)))
      )
      column = columns.upperBound + 1
    }
    return tabs
  }

  func drawTabs(_ placed: PlacedItem, into frame: inout Frame) {
    for row in placed.top..<(placed.top + placed.height) { drawLine("", .text, row: row, into: &frame) }
    let tabs = tabs(row: placed.top)
    let isFocused = focus == .tabs
    var pen = Pen(row: placed.top, column: layout.geometry.columns.lowerBound, limit: size.columns)
    pen.write(isFocused ? glyphs.focus : " ", isFocused ? .edgeFocused : .text, into: &frame)
    if tabs.first?.page != shownPages.firstIndex(of: true) {
      pen.write(glyphs.before, .key, into: &frame)
    }
    for tab in tabs {
      pen.fill(to: tab.area.columns.lowerBound, into: &frame)
      let role: StyleRole = tab.page != page ? .label : isFocused ? .focused : .section
      guard pageCounts[tab.page].marked > 0, role == .label else {
        pen.write(tab.text, role, into: &frame)
        continue
      }
      pen.write(String(tab.text.prefix(1)), .error, into: &frame)
      pen.write(String(tab.text.dropFirst()), role, into: &frame)
    }
    if tabs.last?.page != shownPages.lastIndex(of: true) {
      pen.write(" ", .text, into: &frame)
      pen.write(glyphs.after, .key, into: &frame)
    }
  }
}
