/// What can be seen of a session, for reports, tests and accessibility.
extension Session {
  /// The id of the field that has the focus; `continue`, `back` and `tabs` for what is no field.
  public var focusedID: String {
    switch focus {
    case .field(let number), .line(let number): form.fields[number].id
    case .tabs: "tabs"
    case .back: "back"
    case .submit: "continue"
    }
  }

  /// Whether what is typed now goes into a secret.
  public var isFocusSecret: Bool {
    if case .field(let number) = focus { traits(of: number).contains(.secret) } else { false }
  }

  /// What the screen shows of each visible field that is not empty.
  public var shown: [(id: String, text: String)] {
    fields.indices.filter { isVisible($0) }.compactMap { number in
      control(number).shown(whileFocused: focus == .field(number)).map { (form.fields[number].id, $0) }
    }
  }

  /// The errors that the screen shows now.
  public var errors: [(id: String, words: String)] {
    pageFields.filter { isVisible($0) }.compactMap { number in
      shownError(number).map { (form.fields[number].id, $0) }
    }
  }

  /// The caret in characters of the unmasked value; nil where the focus is on no text.
  public var caret: (id: String, index: Int)? {
    guard case .field(let number) = focus, let index = control(number).caret else { return nil }
    return (form.fields[number].id, index)
  }

  /// What lies open over the form: `alert`, `list`, `calendar`, `files`, `tip`, `menu`, `summary`.
  public var openName: String? {
    switch overlay {
    case .alert: "alert"
    case .tip: "tip"
    case .calendar: "calendar"
    case .files: "files"
    case .list(let list):
      switch list.purpose {
      case .options, .checks, .suggestions: "list"
      case .files: "files"
      case .menu: "menu"
      case .summary: "summary"
      }
    case nil: nil
    }
  }

  /// What undo and redo would name: "Typing".
  public var undoName: String? { history.undoName.map(settings.wording.edits.name) }
  /// What redo would name.
  public var redoName: String? { history.redoName.map(settings.wording.edits.name) }

}
