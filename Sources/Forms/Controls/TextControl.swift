internal import TerminalScreen

/// Text edited in one row. A secret is the same with dots for its characters (E4).
///
/// A format, where there is one, is asked about each edit; without one nothing is asked and no text
/// is made of what is typed.
struct TextControl: Control {
  let kind: TextKind
  /// Nil for plain text and for secrets, of which no text is made.
  let format: (any TextFormat)?
  var editor: TextEditor
  /// A secret that is shown for now.
  var isRevealed = false
  /// Whether an input came since the focus did: until then a click meets the text as it was drawn
  /// without the focus.
  var isEditing = false

  init(kind: TextKind, value: FieldValue, _ environment: ControlEnvironment) {
    self.kind = kind
    format = kind.format(in: environment)
    editor = TextEditor(kind.isSecret ? .secret : .singleLine)
    if !value.isEmpty { setValue(value) }
  }

  var value: FieldValue {
    if editor.isEmpty { return .empty }
    if kind.isSecret { return .secret(editor.secret) }
    return format?.read(editor.text).value ?? .text(editor.text)
  }

  mutating func setValue(_ value: FieldValue) {
    if case .secret(let secret) = value {
      editor.setSecret(secret)
    } else {
      editor.setText(format?.text(for: value) ?? value.text ?? "")
    }
  }

  var asWritten: FieldValue { format == nil || editor.isEmpty ? value : .text(editor.text) }

  mutating func restore(_ written: FieldValue) {
    if format != nil, case .text(let text) = written { editor.setText(text) } else { setValue(written) }
  }

  mutating func apply(_ step: EditStep) { editor.apply(step) }

  var selectedText: String? { editor.selectedText }

  var selection: Range<Int>? { kind.isSecret ? nil : editor.selection }

  var problem: Problem? {
    if let limit = kind.limit, limit.isExceeded(by: editor) { return limit.exceeded }
    if let format { return format.read(editor.text).problem }
    if kind.isSecret, let boxes = kind.content.boxes, editor.count < boxes {
      return .entry(.digitsMissing(count: boxes))
    }
    return nil
  }

  /// How long a secret is may itself be one.
  var caret: Int? {
    if kind.isSecret, kind.hidesLength { return nil }
    return format?.valueIndex(editor.caret, in: editor.text) ?? editor.caret
  }

  var offer: ControlOffer? {
    switch (kind.offers, kind.content) {
    case (.files(let choice), _): .files(choice, typed: editor.text)
    case (.suggestions(let suggestions), _): .suggestions(suggestions, typed: editor.text)
    case (nil, .day): .calendar(value.day)
    case (nil, _): nil
    }
  }

  var isEmpty: Bool { editor.isEmpty }

  var shown: String? { shown(whileFocused: false) }

  func shown(whileFocused isFocused: Bool) -> String? {
    if editor.isEmpty { return nil }
    if kind.isSecret { return String(repeating: "•", count: dots) }
    guard let format else { return editor.text }
    return isFocused ? format.shown(editor.text)?.text ?? editor.text : format.formatted(editor.text)
  }

  /// What is said beside the label of what stands there: the brand of a card. Never of a secret.
  var note: String? {
    kind.isSecret || editor.isEmpty || !kind.content.isNoted ? nil : format?.note(editor.text)
  }

  /// How many dots stand for a secret.
  var dots: Int { kind.hidesLength && !editor.isEmpty ? 6 : editor.count }

  func spoken(_ words: Wording) -> (value: String?, role: String) {
    guard !editor.isEmpty else { return (nil, kind.isSecret ? words.roles.secureField : role(words)) }
    guard kind.isSecret else {
      var parts: [String] = []
      if let note = format?.note(editor.text) { parts.append(note) }
      if let shown { parts.append(shown) }
      return (parts.saidTogether, role(words))
    }
    let length = kind.hidesLength ? words.roles.hidden : words.roles.characters(editor.count)
    return (length, words.roles.secureField)
  }

  private func role(_ words: Wording) -> String {
    if case .search = kind.content { words.roles.searchField } else { words.roles.textField }
  }
}
