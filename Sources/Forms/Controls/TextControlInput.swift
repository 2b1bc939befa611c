internal import TerminalScreen

extension TextControl {
  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    switch input {
    case .text(let scalar):
      isEditing = true
      return type(scalar, &tools)
    case .paste(let text):
      isEditing = true
      if kind.isSecret, kind.content.boxes != nil { return pasteDigits(text) }
      return edit(&tools) { editor, _ in text.withBytes { editor.paste($0).step } }
    case .edit(.newline), .vertical, .toggle: return .ignored
    case .edit(let command):
      isEditing = true
      return edit(&tools) { editor, ring in editor.perform(command, killRing: &ring) }
    case .click(let point, let count): click(point, count, tools.area)
    case .drag(let point):
      editor.moveCaret(to: cluster(atColumn: point.column, tools.area.columns), extending: true)
    case .focusByKey:
      isEditing = true
      editor.moveCaret(to: editor.count)
    case .blur:
      (isEditing, isRevealed) = (false, false)
      editor.moveCaret(to: editor.caret)
    }
    return .moved
  }

  /// The way of most keys: plain text asks nobody.
  private mutating func type(_ scalar: Unicode.Scalar, _ tools: inout ControlTools) -> ControlResponse {
    guard format == nil, kind.limit == nil else { return edit(&tools) { editor, _ in editor.insert(scalar) } }
    if kind.isSecret, kind.content.boxes != nil { return typeDigit(scalar) }
    return answer(editor.insert(scalar))
  }

  private func answer(_ step: EditStep?) -> ControlResponse {
    guard let step else { return .moved }
    return .changed(step.isUndoable ? .text(step) : nil)
  }

  private mutating func click(_ point: Point, _ count: Int, _ area: Size) {
    let cluster = cluster(atColumn: point.column, area.columns)
    isEditing = true
    switch count {
    case 2: editor.selectWord(at: cluster)
    case 3...: editor.selectLine(at: cluster)
    default: editor.moveCaret(to: cluster)
    }
  }

  mutating func moveSelection(to point: Point, area: Size) -> ControlResponse {
    let target = cluster(atColumn: point.column, area.columns)
    var tools = ControlTools(killRing: KillRing(), area: area)
    return edit(&tools) { editor, _ in editor.moveSelection(to: target) }
  }
}

// MARK: Edits that somebody has to be asked about

extension TextControl {
  /// Makes an edit, then lets format and limit judge it. A refused one leaves all as it was, the kill
  /// ring included.
  mutating func edit(
    _ tools: inout ControlTools, _ make: (inout TextEditor, inout KillRing) -> EditStep?
  ) -> ControlResponse {
    guard format != nil || kind.limit?.behavior == .refuse else {
      return answer(make(&editor, &tools.killRing))
    }
    let before = editor
    let ring = tools.killRing
    guard let step = make(&editor, &tools.killRing) else { return .moved }
    let result = judged(step, before)
    guard case .refused = result else { return result }
    editor = before
    tools.killRing = ring
    return result
  }

  private mutating func judged(_ step: EditStep, _ before: TextEditor) -> ControlResponse {
    var answer = answer(step)
    if let format {
      let text = before.text
      switch format.edited(TextEdit(step, in: text), in: text) {
      case .failure(let problem): return .refused(problem)
      case .success(let edit): answer = take(edit, for: step, before)
      }
    }
    guard let limit = kind.limit, limit.behavior == .refuse, limit.isExceeded(by: editor),
      limit.count(of: editor) >= limit.count(of: before)
    else { return answer }
    return .refused(limit.refused)
  }

  /// What the format makes of an edit that was made, mostly the same.
  private mutating func take(
    _ edit: MaskEdit, for step: EditStep, _ before: TextEditor
  ) -> ControlResponse {
    if editor.caret == edit.caret, editor.text == edit.value { return answer(step) }
    let made = editor
    editor = before
    guard editor.text != edit.value else {
      editor.moveCaret(to: edit.caret)
      return .moved
    }
    return answer(editor.become(edit, inPlaceOf: step, made))
  }
}

extension TextEdit {
  /// What an edit of a text was, told by its step.
  init(_ step: EditStep, in text: String) {
    let start = text.utf8.index(text.startIndex, offsetBy: step.offset)
    let end = text.utf8.index(start, offsetBy: step.removed.utf8.count)
    let first = text[..<start].count
    let range = first..<first + text[start..<end].count
    let source: Source =
      switch step.name {
      case .typing: .typing
      case _ where step.inserted.isEmpty: .deletion(forward: step.before.caret == first)
      default: .paste
      }
    self.init(step.inserted, replacing: range, source)
  }
}

extension TextEditor {
  /// Takes another text and caret, as one step that touches only what differs; `step` is the edit that
  /// it stands for and `made` what that would have led to.
  mutating func become(_ edit: MaskEdit, inPlaceOf step: EditStep, _ made: TextEditor) -> EditStep? {
    let state = caretState
    let (old, new) = (Array(text), Array(edit.value))
    var first = 0
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    var last = 0
    while last < min(old.count, new.count) - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
    let text = String(new[first..<new.count - last])
    guard var own = replace(first..<old.count - last, with: text, named: step.name) else { return nil }
    moveCaret(to: edit.caret)
    if case .yanked = made.run {} else { run = made.run }
    own.before = state
    own.after = caretState
    own.continuesRun = step.continuesRun
    return own
  }
}

// MARK: Digits of a secret, of which no text is made

extension TextControl {
  private mutating func typeDigit(_ scalar: Unicode.Scalar) -> ControlResponse {
    guard let digit = Character(scalar).decimalDigit else { return .refused(.entry(.digitsOnly)) }
    if let problem = refusal(ofDigits: 1) { return .refused(problem) }
    return answer(editor.insert(Unicode.Scalar(digit)))
  }

  private mutating func pasteDigits(_ text: PastedText) -> ControlResponse {
    let digits = text.withBytes { bytes -> Secret? in
      let isSeparator = { (byte: UInt8) in byte <= 0x20 || byte == 0x2D }
      guard bytes.allSatisfy({ isSeparator($0) || $0 &- 0x30 < 10 }) else { return nil }
      let count = bytes.reduce(0) { $0 + (isSeparator($1) ? 0 : 1) }
      return Secret(count: count) { room in
        var end = 0
        for byte in bytes where !isSeparator(byte) {
          room[end] = byte
          end += 1
        }
      }
    }
    guard let digits else { return .refused(.entry(.digitsOnly)) }
    if let problem = refusal(ofDigits: digits.count) { return .refused(problem) }
    return answer(digits.withBytes { editor.paste($0).step })
  }

  private func refusal(ofDigits count: Int) -> Problem? {
    guard let boxes = kind.content.boxes else { return nil }
    let kept = editor.count - (editor.selection?.count ?? 0)
    return kept + count > boxes ? .full(maximum: boxes) : nil
  }
}
