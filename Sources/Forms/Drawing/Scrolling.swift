internal import TerminalScreen

/// Keeps what has the focus in view, and lays out what is on the screen.
extension Session {
  /// Whether a notice stands in for the form: below 20 columns or 5 rows (P13).
  public var isTooSmall: Bool {
    size.columns < FormGeometry.leastSize.columns || size.rows < FormGeometry.leastSize.rows
  }

  mutating func updateLayout() {
    rescueFocus()
    layoutIsStale = false
    layout.geometry = FormGeometry(size, style, isInline: settings.isInline)
    updateHeader()
    guard !isTooSmall else { return layout.items = [] }
    if !isShown(scroll.item) { scroll = ScrollAnchor(followsFocus: scroll.followsFocus) }
    place()
    if scroll.followsFocus { reveal() }
    fillTheEnd()
  }

  private mutating func updateHeader() {
    let step = step
    let source = HeaderSource(
      geometry: layout.geometry, page: page, step: step.number, steps: step.count)
    guard layout.headerSource != source else { return }
    layout.header = headerRows(layout.geometry)
    layout.headerSource = source
  }

  /// Whether an item is still there to begin the view with.
  private func isShown(_ item: LayoutItem) -> Bool {
    switch item {
    case .field(let number): isVisible(number)
    case .reviewLine(let number): isListed(number)
    case .section(let number): form.sections[number].fields.contains(where: isVisible)
    case .reviewHeading(let number):
      form.sections[number].fields.contains(where: isListed) && reviewHeading(number) != nil
    case .header, .tabs, .buttons: true
    }
  }

  private mutating func place() {
    let geometry = layout.geometry
    layout.items.removeAll(keepingCapacity: true)
    var top = -scroll.hidden
    var item: LayoutItem? = scroll.item
    while let current = item, top < geometry.rows {
      var placed = PlacedItem(item: current, top: top, height: 0)
      if case .field(let number) = current {
        placed.rows = rows(ofField: number, geometry)
        placed.height = placed.rows.height
      } else {
        placed.height = height(current, geometry)
      }
      layout.items.append(placed)
      top += placed.height
      item = next(current)
    }
  }

  /// Scrolls as little as brings label, input and error of the focused field into view.
  private mutating func reveal() {
    let target = focusedItem
    let needed = neededRows(of: target)
    if let placed = layout.placed(target) {
      let top = placed.top + needed.lowerBound
      let bottom = placed.top + needed.upperBound
      if top >= 0, bottom <= layout.geometry.rows { return revealHeader() }
      if top >= 0 { return anchor(endOf: target, at: needed.upperBound) }
    } else if target.order(form) > scroll.item.order(form) {
      return anchor(endOf: target, at: needed.upperBound)
    }
    scroll.item = target
    scroll.hidden = needed.lowerBound
    place()
    revealHeader()
  }

  var focusedItem: LayoutItem { item(of: focus) }

  private func item(of focus: Focus) -> LayoutItem {
    switch focus {
    case .field(let number): .field(number)
    case .line(let number): .reviewLine(number)
    case .tabs: .tabs
    case .back, .submit: .buttons
    }
  }

  /// The rows of an item that have to be seen: all, or as many with the caret as there is room.
  private func neededRows(of item: LayoutItem) -> Range<Int> {
    let height = height(item, layout.geometry)
    let room = layout.geometry.rows
    guard height > room, case .field(let number) = item else { return 0..<max(1, min(height, room)) }
    let rows = rows(ofField: number, layout.geometry)
    let area = Rect(columns: 0..<layout.geometry.content.count, rows: 0..<rows.input)
    let caret = rows.label + control(number).cursor(in: area).row
    // From the label on, unless that hides the caret, or where the error below begins.
    let error = rows.label + rows.input + rows.helper
    let last = rows.error == 0 ? caret + 1 : error < room ? room : rows.height - rows.end
    let start = max(0, min(caret, last - room))
    return start..<(start + room)
  }

  /// Puts row `row` of an item at the lower end of the screen.
  private mutating func anchor(endOf item: LayoutItem, at row: Int) {
    var above = layout.geometry.rows - row
    var first = item
    while above > 0, let before = previous(first) {
      first = before
      above -= height(before, layout.geometry)
    }
    scroll.item = first
    scroll.hidden = max(0, -above)
    place()
  }

  /// What stands before the first field is shown with it, where there is room.
  private mutating func revealHeader() {
    guard focus == .tabs || focus == firstFocus(ofPage: page) else { return }
    var item = focusedItem
    var above = neededRows(of: item).upperBound
    while let before = previous(item) {
      above += height(before, layout.geometry)
      item = before
    }
    guard above <= layout.geometry.rows, scroll.item != .header || scroll.hidden != 0 else { return }
    scroll.item = .header
    scroll.hidden = 0
    place()
  }

  /// No empty rows below the end while something is scrolled away above.
  private mutating func fillTheEnd() {
    guard let last = layout.items.last, last.item == .buttons else { return }
    guard last.top + last.height < layout.geometry.rows, scroll.item != .header || scroll.hidden > 0
    else { return }
    anchor(endOf: .buttons, at: last.height)
  }

  /// The wheel moves the view, not the focus.
  mutating func scrollView(by rows: Int) {
    scroll.followsFocus = false
    var hidden = scroll.hidden + rows
    while hidden < 0, let before = previous(scroll.item) {
      scroll.item = before
      hidden += height(before, layout.geometry)
    }
    while hidden >= height(scroll.item, layout.geometry), let after = next(scroll.item) {
      hidden -= height(scroll.item, layout.geometry)
      scroll.item = after
    }
    scroll.hidden = max(0, hidden)
    layoutIsStale = true
  }

  /// Moves the focus about a screenful on or back. Before a long note it waits until that is read.
  mutating func scrollByPage(_ direction: Int) {
    if let note = longNote(direction) { return read(note, direction) }
    var rows = max(1, layout.geometry.rows - 3)
    var target = focus
    while rows > 0, let next = direction > 0 ? nextFocus(after: target) : previousFocus(before: target) {
      target = next
      if focusedItem == .buttons || item(of: next) == .buttons { break }
      rows -= height(item(of: next), layout.geometry)
    }
    moveFocus(to: target)
  }

  // MARK: Notes longer than the screen

  /// A text to be read that goes on beyond the edge of the screen, before anything that the focus could go to.
  private func longNote(_ direction: Int) -> LayoutItem? {
    guard let edge = direction > 0 ? layout.items.last : layout.items.first else { return nil }
    let isCut = direction > 0 ? edge.top + edge.height > layout.geometry.rows : edge.top < 0
    func beyond(_ item: LayoutItem) -> LayoutItem? { direction > 0 ? next(item) : previous(item) }
    var item = isCut ? edge.item : beyond(edge.item)
    while let current = item, isReadOnly(current) {
      if isLong(height(current, layout.geometry)) { return current }
      item = beyond(current)
    }
    return nil
  }

  /// Whether a long text is on the screen in part.
  var showsLongNote: Bool {
    isPartOfLongNote(layout.items.first) || isPartOfLongNote(layout.items.last)
  }

  private func isPartOfLongNote(_ placed: PlacedItem?) -> Bool {
    guard let placed, isReadOnly(placed.item), isLong(placed.height) else { return false }
    return placed.top < 0 || placed.top + placed.height > layout.geometry.rows
  }

  private func isLong(_ height: Int) -> Bool { height > layout.geometry.rows / 2 }

  /// What the focus never goes to.
  private func isReadOnly(_ item: LayoutItem) -> Bool {
    switch item {
    case .field(let number): !isReachable(number)
    case .header, .section, .reviewHeading: true
    case .tabs, .reviewLine, .buttons: false
    }
  }

  /// Scrolls a screenful, but for two rows that the eye goes on from; not beyond the end of the text.
  private mutating func read(_ note: LayoutItem, _ direction: Int) {
    var rows = max(1, layout.geometry.rows - 2)
    if let placed = layout.placed(note) {
      rows = min(rows, direction > 0 ? placed.top + placed.height - layout.geometry.rows : -placed.top)
    }
    scrollView(by: direction * rows)
  }
}
