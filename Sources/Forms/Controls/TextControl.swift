internal import TerminalScreen

/// Text edited in one row. A secret is the same with dots for its characters (E4).
struct TextControl: Control {
  let kind: TextKind
  var editor: TextEditor
  /// What `~` at the start of a path stands for.
  private let home: String

  init(kind: TextKind, value: FieldValue, home: String = "") {
    self.kind = kind
    self.home = home
    editor = TextEditor(kind.isSecret ? .secret : .singleLine)
    if !value.isEmpty { setValue(value) }
  }

  var value: FieldValue {
    if editor.isEmpty { return .empty }
    if kind.isSecret { return .secret(editor.secret) }
    if case .files = kind.offers { return .text(PathText(editor.text, home: home).text) }
    return .text(editor.text)
  }

  mutating func setValue(_ value: FieldValue) {
    if case .secret(let secret) = value { editor.setSecret(secret) } else { editor.setText(value.text ?? "") }
  }

  mutating func apply(_ step: EditStep) { editor.apply(step) }

  var selectedText: String? { editor.selectedText }

  var selection: Range<Int>? { kind.isSecret ? nil : editor.selection }

  var problem: Problem? {
    if let limit = kind.limit, editor.count > limit.characters { return .tooLong(maximum: limit.characters) }
    switch kind.content {
    case .text: return nil
    case .email:
      let text = editor.text
      return Problem.blank(atEndOf: text) ?? EmailAddress.problem(in: text).map(Problem.email)
    }
  }

  var offer: ControlOffer? {
    switch kind.offers {
    case .files(let choice): .files(choice, typed: editor.text)
    case .suggestions(let suggestions): .suggestions(suggestions, typed: editor.text)
    case nil: nil
    }
  }

  var caret: Int? { editor.caret }

  var isEmpty: Bool { editor.isEmpty }

  var shown: String? {
    if editor.isEmpty { return nil }
    return kind.isSecret ? String(repeating: "•", count: editor.count) : editor.text
  }

  func spoken(_ words: Wording) -> (value: String?, role: String) {
    guard kind.isSecret else { return (shown, words.roles.textField) }
    return (editor.isEmpty ? nil : words.roles.characters(editor.count), words.roles.secureField)
  }
}

// MARK: Input

extension TextControl {
  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    switch input {
    case .text(let scalar):
      if let problem = refusal(of: 1) { return .refused(problem) }
      return answer(editor.insert(scalar))
    case .paste(let text): return paste(text)
    case .edit(.newline), .vertical, .toggle: return .ignored
    case .edit(let command): return answer(editor.perform(command, killRing: &tools.killRing))
    case .click(let point, let count):
      click(point, count, tools.area)
      return .moved
    case .drag(let point):
      editor.moveCaret(to: cluster(atColumn: point.column, tools.area.columns), extending: true)
      return .moved
    case .focusByKey:
      editor.moveCaret(to: editor.count)
      return .moved
    case .blur:
      editor.moveCaret(to: editor.caret)
      return .moved
    }
  }

  mutating func moveSelection(to point: Point, area: Size) -> ControlResponse {
    answer(editor.moveSelection(to: cluster(atColumn: point.column, area.columns)))
  }

  private func answer(_ step: EditStep?) -> ControlResponse {
    guard let step else { return .moved }
    return .changed(step.isUndoable ? .text(step) : nil)
  }

  /// Why more characters are not taken (T22).
  private func refusal(of characters: Int) -> Problem? {
    guard let limit = kind.limit, limit.behavior == .refuse else { return nil }
    let kept = editor.count - (editor.selection?.count ?? 0)
    return kept + characters > limit.characters ? .full(maximum: limit.characters) : nil
  }

  private mutating func paste(_ text: PastedText) -> ControlResponse {
    let before = editor
    let step = text.withBytes { editor.paste($0).step }
    if let limit = kind.limit, limit.behavior == .refuse, editor.count > limit.characters {
      editor = before
      return .refused(.full(maximum: limit.characters))
    }
    return answer(step)
  }

  private mutating func click(_ point: Point, _ count: Int, _ area: Size) {
    let cluster = cluster(atColumn: point.column, area.columns)
    switch count {
    case 2: editor.selectWord(at: cluster)
    case 3...: editor.selectLine(at: cluster)
    default: editor.moveCaret(to: cluster)
    }
  }
}

// MARK: Drawing

extension TextControl {
  /// The part of the text that a row shows: it begins where a cluster does.
  private struct View {
    /// The first cluster shown.
    var cluster: Int
    /// Where the caret is in the row.
    var caretColumn: Int
  }

  /// Follows from the caret alone: the view moves on by half a row when the caret leaves it, so that
  /// most keys at the end of a long text still change one cell.
  private func view(_ columns: Int) -> View {
    let caretColumn = editor.columnsBeforeCaret
    guard columns > 1, caretColumn >= columns else {
      return View(cluster: columns > 1 ? 0 : editor.caret, caretColumn: columns > 1 ? caretColumn : 0)
    }
    let step = columns / 2
    let start = ((caretColumn - columns) / step + 1) * step
    guard !kind.isSecret else { return View(cluster: start, caretColumn: caretColumn - start) }
    var room = caretColumn - start
    var cluster = editor.caret
    for character in editor.clusters(before: editor.caret) {
      let width = character.columns
      guard width <= room else { break }
      room -= width
      cluster -= 1
    }
    return View(cluster: cluster, caretColumn: caretColumn - start - room)
  }

  private func cluster(atColumn column: Int, _ columns: Int) -> Int {
    let start = view(columns).cluster
    guard column > 0 else { return start }
    guard !kind.isSecret else { return min(editor.count, start + column) }
    var room = column
    var cluster = start
    for character in editor.clusters(from: start) {
      let width = character.columns
      guard width <= room else { break }
      room -= width
      cluster += 1
    }
    return cluster
  }

  func cursor(in area: Rect) -> Point {
    let column = area.columns.lowerBound + view(area.columns.count).caretColumn
    return Point(column: min(column, area.columns.upperBound - 1), row: area.rows.lowerBound)
  }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    var pen = Pen(row: area.rows.lowerBound, column: area.columns.lowerBound, limit: area.columns.upperBound)
    if editor.isEmpty {
      pen.write(context.placeholder, .placeholder, into: &frame)
    } else if context.isFocused {
      drawFocused(&pen, into: &frame, context)
    } else if kind.isSecret {
      for _ in 0..<min(editor.count, pen.room) { pen.write(context.glyphs.bullet, .text, into: &frame) }
    } else {
      let role: StyleRole = context.isEnabled ? .text : .disabled
      for character in editor.clusters(from: 0) where !pen.write(character, role, into: &frame) { break }
    }
    pen.fill(into: &frame)
  }

  private func drawFocused(_ pen: inout Pen, into frame: inout Frame, _ context: DrawingContext) {
    var cluster = view(pen.room).cluster
    let selection = editor.selection ?? 0..<0
    if kind.isSecret {
      while cluster < editor.count, pen.room > 0 {
        pen.write(context.glyphs.bullet, selection.contains(cluster) ? .selection : .text, into: &frame)
        cluster += 1
      }
      return
    }
    for character in editor.clusters(from: cluster) {
      let role: StyleRole = selection.contains(cluster) ? .selection : .text
      guard pen.write(character, role, into: &frame) else { return }
      cluster += 1
    }
  }
}
