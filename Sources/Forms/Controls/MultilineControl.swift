internal import TerminalScreen

/// Text edited in several rows.
///
/// The rows are kept with the text and told of every step, so that a key costs the same in a text of
/// any length. The view moves as little as keeps the caret in it.
struct MultilineControl: Control {
  let kind: MultilineKind
  var editor: TextEditor
  /// The rows at the width that was drawn last.
  private(set) var rows: WrappedRows
  /// The first row shown, as far as the caret and the end of the text let it be.
  private var firstRow = 0
  /// False until the focus comes, and after the wheel: then the view stays where it is.
  private var followsCaret = false

  init(kind: MultilineKind, value: FieldValue) {
    self.kind = kind
    editor = TextEditor(.multiline, text: value.text ?? "")
    rows = WrappedRows(of: editor, width: Self.textColumns(in: 80), wrap: kind.wrap)
  }

  var value: FieldValue { editor.isEmpty ? .empty : .text(editor.text) }

  mutating func setValue(_ value: FieldValue) {
    editor.setText(value.text ?? "")
    rows = WrappedRows(of: editor, width: rows.width, wrap: kind.wrap)
    firstRow = 0
  }

  mutating func apply(_ step: EditStep) {
    editor.apply(step)
    rows.update(step, in: editor)
    followsCaret = true
  }

  var selection: Range<Int>? { editor.selection }

  var selectedText: String? { editor.selectedText }

  var problem: Problem? {
    kind.limit.flatMap { $0.isExceeded(by: editor) ? $0.exceeded : nil }
  }

  var caret: Int? { editor.caret }

  var isEmpty: Bool { editor.isEmpty }

  var shown: String? { editor.isEmpty ? nil : editor.text }

  func spoken(_ words: Wording) -> (value: String?, role: String) { (shown, words.roles.multiline) }
}

// MARK: Rows and view

extension MultilineControl {
  /// Behind the text there is a column for the caret and one for the scroll marks.
  static func textColumns(in columns: Int) -> Int { max(1, columns - 2) }

  /// The rows in so many columns: those kept, unless the width changed since.
  func rows(inColumns columns: Int) -> WrappedRows {
    let width = Self.textColumns(in: columns)
    return rows.width == width ? rows : WrappedRows(of: editor, width: width, wrap: kind.wrap)
  }

  func height(forWidth columns: Int) -> Int {
    var rows = rows(inColumns: columns)
    return height(&rows)
  }

  private func height(_ rows: inout WrappedRows) -> Int {
    rows.settle(throughRow: kind.lines.upperBound - 1, in: editor)
    return min(max(rows.count, kind.lines.lowerBound), kind.lines.upperBound)
  }

  /// The first row shown in a view of so many rows.
  func firstRow(_ rows: inout WrappedRows, height: Int) -> Int {
    var first = firstRow
    if followsCaret {
      rows.settle(throughByte: editor.caretByte, in: editor)
      let row = rows.row(ofByte: editor.caretByte)
      first = min(max(first, row - height + 1), row)
    }
    rows.settle(throughRow: first + height, in: editor)
    return max(0, min(first, rows.count - height))
  }

  func isClipped(in area: Size) -> Bool {
    var rows = rows(inColumns: area.columns)
    rows.settle(throughRow: area.rows, in: editor)
    return rows.count > area.rows
  }
}

// MARK: Input

extension MultilineControl {
  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    prepareRows(columns: tools.area.columns)
    if case .click = input {} else if case .blur = input {} else { followsCaret = true }
    let response = perform(input, &tools)
    settleView()
    return response
  }

  private mutating func prepareRows(columns: Int) {
    let width = Self.textColumns(in: columns)
    if rows.width != width { rows = WrappedRows(of: editor, width: width, wrap: kind.wrap) }
  }

  private mutating func settleView() {
    let height = height(&rows)
    firstRow = firstRow(&rows, height: height)
  }

  private mutating func perform(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    switch input {
    case .text(let scalar):
      return limited { $0.insert(scalar) }
    case .paste(let text): return limited { editor in text.withBytes { editor.paste($0).step } }
    case .edit(.newline): return limited { $0.insert("\n") }
    case .edit(let command): return answer(editor.perform(command, killRing: &tools.killRing))
    case .vertical(let distance):
      return editor.moveCaret(byRows: distance, in: &rows) ? .moved : .ignored
    case .toggle: return .ignored
    case .click(let point, let count): click(point, count)
    case .drag(let point): editor.moveCaret(toByte: byte(at: point), extending: true)
    case .focusByKey: editor.moveCaret(to: editor.count)
    case .blur: editor.moveCaret(to: editor.caret)
    }
    return .moved
  }

  private mutating func answer(_ step: EditStep?) -> ControlResponse {
    guard let step else { return .moved }
    rows.update(step, in: editor)
    return .changed(.text(step))
  }

  /// An edit that is refused where more is put in than the field may hold (T22).
  private mutating func limited(_ edit: (inout TextEditor) -> EditStep?) -> ControlResponse {
    guard let limit = kind.limit, limit.behavior == .refuse else { return answer(edit(&editor)) }
    let before = editor
    let step = edit(&editor)
    guard limit.isExceeded(by: editor) else { return answer(step) }
    editor = before
    return .refused(limit.refused)
  }

  private mutating func click(_ point: Point, _ count: Int) {
    editor.moveCaret(toByte: byte(at: point), extending: false)
    followsCaret = true
    switch count {
    case 2: editor.selectWord(at: editor.caret)
    case 3...: editor.selectLine(at: editor.caret)
    default: break
    }
  }

  /// The place in the text of a point of the area, by the view as it is shown; above and below it the
  /// rows that are out of view.
  private mutating func byte(at point: Point) -> Int {
    let row = firstRow(&rows, height: height(&rows)) + point.row
    rows.settle(throughRow: row, in: editor)
    guard row < rows.count else { return editor.byteCount }
    return MultilineRow(max(0, row), rows, editor).byte(atColumn: point.column)
  }
}

// MARK: What several rows can do beside

extension MultilineControl: RowedControl {
  mutating func scroll(byRows distance: Int, area: Size) -> Bool {
    prepareRows(columns: area.columns)
    let first = firstRow(&rows, height: area.rows)
    let target = max(0, first + distance)
    rows.settle(throughRow: target + area.rows, in: editor)
    let new = max(0, min(target, rows.count - area.rows))
    guard new != first else { return false }
    firstRow = new
    followsCaret = false
    return true
  }

  mutating func select(byRows distance: Int, area: Size) {
    prepareRows(columns: area.columns)
    if !editor.moveCaret(byRows: distance, in: &rows, extending: true) {
      editor.moveCaret(toByte: distance < 0 ? 0 : editor.byteCount, extending: true)
    }
    followsCaret = true
    settleView()
  }

  mutating func turnPage(_ direction: Int, area: Size) -> Bool {
    prepareRows(columns: area.columns)
    guard isClipped(in: area) else { return false }
    rows.settle(throughByte: editor.caretByte, in: editor)
    let row = rows.row(ofByte: editor.caretByte)
    rows.settle(throughRow: row + area.rows, in: editor)
    let target = min(max(row + direction * max(1, area.rows - 1), 0), rows.count - 1)
    guard target != row else { return false }
    _ = editor.moveCaret(byRows: target - row, in: &rows)
    followsCaret = true
    settleView()
    return true
  }
}

extension MultilineControl {
  mutating func moveSelection(to point: Point, area: Size) -> ControlResponse {
    prepareRows(columns: area.columns)
    var place = editor
    place.moveCaret(toByte: byte(at: point), extending: false)
    let response = answer(editor.moveSelection(to: place.caret))
    followsCaret = true
    settleView()
    return response
  }
}
