internal import TerminalScreen

/// The order of items on a page, and how many rows each takes.
extension Session {
  func next(_ item: LayoutItem) -> LayoutItem? {
    switch item {
    case .header: return firstItem(from: 0)
    case .section(let number): return nextField(from: form.sections[number].fields.lowerBound, in: number)
    case .field(let number): return nextField(from: number + 1, in: section(of: number))
    case .buttons: return nil
    }
  }

  func previous(_ item: LayoutItem) -> LayoutItem? {
    switch item {
    case .header: return nil
    case .section(let number): return number == 0 ? .header : lastItem(ofSection: number - 1)
    case .field(let number):
      let section = section(of: number)
      let first = form.sections[section].fields.lowerBound
      if let field = lastVisible(in: first..<number) { return .field(field) }
      if form.sections[section].title != nil { return .section(section) }
      return section == 0 ? .header : lastItem(ofSection: section - 1)
    case .buttons: return lastItem(ofSection: form.sections.count - 1)
    }
  }

  // Loops, and no closures over the session: each of those would copy it.

  private func firstVisible(in range: Range<Int>) -> Int? {
    for number in range where isVisible(number) { return number }
    return nil
  }

  private func lastVisible(in range: Range<Int>) -> Int? {
    for number in range.reversed() where isVisible(number) { return number }
    return nil
  }

  /// Whether the field is on its page. What was answered beforehand is not, though it is an answer.
  func isVisible(_ number: Int) -> Bool {
    fields[number].flags.intersection([.visible, .known]) == .visible
  }

  private func firstItem(from section: Int) -> LayoutItem {
    for number in section..<max(section, form.sections.count) {
      guard let field = firstVisible(in: form.sections[number].fields) else { continue }
      return form.sections[number].title == nil ? .field(field) : .section(number)
    }
    return .buttons
  }

  private func nextField(from start: Int, in section: Int) -> LayoutItem {
    let end = form.sections[section].fields.upperBound
    if let field = firstVisible(in: start..<end) { return .field(field) }
    return firstItem(from: section + 1)
  }

  private func lastItem(ofSection section: Int) -> LayoutItem {
    for number in (0..<(section + 1)).reversed() {
      if let field = lastVisible(in: form.sections[number].fields) { return .field(field) }
    }
    return .header
  }

  /// The section that a field is in, by halving.
  func section(of number: Int) -> Int {
    var low = 0
    var high = form.sections.count - 1
    while low < high {
      let middle = (low + high) / 2
      if form.sections[middle].fields.upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func height(_ item: LayoutItem, _ geometry: FormGeometry) -> Int {
    switch item {
    case .header: headerRows(geometry).count
    case .section, .buttons: 1
    case .field(let number): rows(ofField: number, geometry).height
    }
  }

  func rows(ofField number: Int, _ geometry: FormGeometry) -> FieldRows {
    let field = form.fields[number]
    let control = control(number)
    var rows = FieldRows()
    rows.label = form.style == .plain && !form.fields[number].kind.traits.contains(.floatsLabel) ? 0 : 1
    rows.input = control.height(
      forWidth: geometry.input(form.fields[number].kind.traits, width: field.width).count)
    if let help = field.help { rows.helper = help.wrapped(columns: geometry.content.count).count }
    if let error = shownError(number) {
      rows.error = error.wrapped(columns: geometry.content.count - 2).count
      // Without room for both the error is seen, and F1 has the helper text.
      let excess = rows.height - geometry.rows
      if excess > 0 { rows.helper = max(0, rows.helper - excess) }
    }
    rows.isFirst = isFirstInGroup(number)
    rows.end = form.style != .plain && isLastInGroup(number) ? 1 : 0
    return rows
  }

  private func isFirstInGroup(_ number: Int) -> Bool {
    firstVisible(in: form.sections[section(of: number)].fields) == number
  }

  private func isLastInGroup(_ number: Int) -> Bool {
    lastVisible(in: form.sections[section(of: number)].fields) == number
  }

  /// The title, what is said under it, and the sentence about required fields (T20).
  func headerRows(_ geometry: FormGeometry) -> [(text: String, role: StyleRole)] {
    let columns = geometry.columns.count
    var rows: [(String, StyleRole)] = form.title.wrapped(columns: columns).map { (String($0), .title) }
    if let message = form.message { rows += message.wrapped(columns: columns).map { (String($0), .text) } }
    if form.fields.count > 1 {
      rows += settings.wording.allRequired.wrapped(columns: columns).map { (String($0), .helper) }
    }
    if geometry.rows >= 16 { rows.append(("", .text)) }
    return rows
  }
}
