internal import TerminalScreen

/// How many rows each item of a page takes.
extension Session {
  func height(_ item: LayoutItem, _ geometry: FormGeometry) -> Int {
    switch item {
    case .header: layout.header.count
    case .tabs: geometry.isRoomy ? 2 : 1
    case .section, .reviewLine: 1
    case .reviewHeading: geometry.isRoomy ? 2 : 1
    case .buttons: (buttonLines(geometry) == 1 ? 1 : 2) + (geometry.isRoomy && shownPage.isReview ? 1 : 0)
    case .field(let number): rows(ofField: number, geometry).height
    }
  }

  func rows(ofField number: Int, _ geometry: FormGeometry) -> FieldRows {
    let field = form.fields[number]
    let control = control(number)
    var rows = FieldRows()
    rows.label = style == .plain && !field.traits.contains(.floatsLabel) ? 0 : 1
    rows.inputWidth = inputWidth(of: number)
    rows.inputColumns = geometry.input(field.traits, width: rows.inputWidth, icon: field.icon)
    rows.input = control.height(forWidth: rows.inputColumns.count)
    if let help = field.help { rows.helper = help.wrapped(columns: geometry.content.count).count }
    if let error = shownError(number) {
      rows.error = error.wrapped(columns: geometry.content.count - 2).count
      // Without room for both the error is seen, and F1 has the helper text.
      let excess = rows.height - geometry.rows
      if excess > 0 { rows.helper = max(0, rows.helper - excess) }
    }
    rows.isFirst = isFirstInGroup(number)
    rows.end = style != .plain && isLastInGroup(number) ? 1 : 0
    return rows
  }

  private func isFirstInGroup(_ number: Int) -> Bool {
    firstVisible(in: form.sections[section(of: number)].fields) == number
  }

  private func isLastInGroup(_ number: Int) -> Bool {
    lastVisible(in: form.sections[section(of: number)].fields) == number
  }

  /// The title, the step, what is said under them, and the sentence about required fields (T20).
  func headerRows(_ geometry: FormGeometry) -> [HeaderRow] {
    let columns = geometry.columns.count
    var rows: [HeaderRow] = []
    func add(_ text: String?, _ role: StyleRole) {
      if let text { rows += text.wrapped(columns: columns).map { HeaderRow(text: String($0), role: role) } }
    }
    add(form.title, .title)
    if isWizard { add(stepWords, .section) }
    if page == 0 || !isWizard { add(form.message, .text) }
    add(shownPage.message, .text)
    if form.asksMuch, !pageFields.isEmpty { add(settings.wording.allRequired, .helper) }
    // The headings of a review have an empty row of their own.
    if geometry.isRoomy, !shownPage.isReview { rows.append(HeaderRow(text: "", role: .text)) }
    return rows
  }

  /// `Step 2 of 5 · Network`.
  var stepWords: String {
    let words = settings.wording.pages.step(step.number, step.count)
    return shownPage.title.map { "\(words) · \($0)" } ?? words
  }
}
