/// Suggestions before and while typing (E6, P6). They never stand in the way: keys that edit go to the
/// field, and what is typed is taken whether or not it is among them.
extension Session {
  /// Offers what fits a text.
  ///
  /// - Parameter isAsked: the person asked for suggestions; they don't come by themselves.
  mutating func suggest(_ suggestions: Suggestions, for typed: String, in number: Int, isAsked: Bool) {
    suggestionRequest += 1
    guard isAsked || !typed.isEmpty else { return closeSuggestions() }
    var rows: [OpenList.Row] = []
    if typed.isEmpty, !forgotten.contains(number) { rows = historyRows(suggestions) }
    switch suggestions.source {
    case .texts(let texts):
      let found = FuzzyFilter(typed).matches(in: texts.map(FoldedLabel.init), atLeast: .anywhere)
      rows += found.map { suggestionRow(texts[$0]) }
    case .search:
      effects.append(.suggest(SuggestionRequest(field: number, number: suggestionRequest, text: typed)))
    }
    show(rows, for: typed, in: number)
    if isAsked, rows.isEmpty, case .texts = suggestions.source {
      status = Status(words: settings.wording.keys.noMatch, isError: false)
      announcements.append(settings.wording.keys.noMatch)
    }
  }

  /// The value was edited: what is offered follows it.
  mutating func refreshSuggestions(_ number: Int) {
    guard focus == .field(number), overlay == nil || isSuggesting,
      case .suggestions(let suggestions, let typed)? = control(number).offer
    else { return }
    suggest(suggestions, for: typed, in: number, isAsked: false)
  }

  /// An answer for an older text, or for a field that was left, comes too late.
  mutating func take(_ texts: [String], for request: SuggestionRequest) {
    guard request.number == suggestionRequest, focus == .field(request.field),
      overlay == nil || isSuggesting
    else { return }
    var rows: [OpenList.Row] = []
    if request.text.isEmpty, !forgotten.contains(request.field),
      case .suggestions(let suggestions, _)? = control(request.field).offer
    {
      rows = historyRows(suggestions)
    }
    show(rows + texts.map(suggestionRow), for: request.text, in: request.field)
  }

  var isSuggesting: Bool {
    if case .list(let list) = overlay, case .suggestions = list.purpose { true } else { false }
  }

  /// Also drops what was asked for and has not come yet.
  mutating func closeSuggestions() {
    suggestionRequest += 1
    if isSuggesting { closeOverlay() }
  }

  private func historyRows(_ suggestions: Suggestions) -> [OpenList.Row] {
    guard !suggestions.history.isEmpty else { return [] }
    let rows = suggestions.history.map(suggestionRow)
    guard suggestions.forget != nil else { return rows }
    return rows + [.init(label: settings.wording.suggestions.clearHistory, action: .forgetHistory)]
  }

  /// A line of text: control characters have no place in one.
  private func suggestionRow(_ text: String) -> OpenList.Row {
    let line = text.filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
    return .init(label: line, action: .suggest(line))
  }

  private mutating func show(_ rows: [OpenList.Row], for typed: String, in number: Int) {
    guard !rows.isEmpty, rows.count > 1 || rows.first?.label != typed else {
      if isSuggesting { closeOverlay() }
      return
    }
    let list = OpenList(
      .suggestions(field: number), title: settings.wording.suggestions.title, rows: rows,
      highlighted: nil)
    overlay = .list(list)
    overlayRevision += 1
    announcements.append(settings.wording.suggestions.found(rows.count))
  }

  mutating func forgetHistory(of number: Int) {
    closeOverlay()
    forgotten.insert(number)
    effects.append(.forgetHistory(field: number))
    status = Status(words: settings.wording.suggestions.historyCleared, isError: false)
    announcements.append(settings.wording.suggestions.historyCleared)
  }

  /// Returns whether the command was meant for the list: only those that move in it are, and those
  /// that take what is highlighted.
  mutating func performInSuggestions(_ list: OpenList, _ command: Command) -> Bool {
    var list = list
    switch command {
    case .cancel: closeSuggestions()
    case .down, .open:
      list.move(by: 1)
      update(list)
    case .up where list.highlighted == 0:
      list.highlighted = nil
      overlay = .list(list)
      overlayRevision += 1
      if case .suggestions(let number) = list.purpose { announceValue(of: number) }
    case .up where list.highlighted != nil:
      list.move(by: -1)
      update(list)
    case .accept where list.highlighted != nil: take(from: list)
    case .nextField where list.highlighted != nil:
      take(from: list)
      moveFocus(to: nextFocus(after: focus))
    case .edit: return false
    default:
      closeSuggestions()
      return false
    }
    return true
  }
}

extension Session {
  /// What finds the suggestions of a field, for the edge to run beside typing.
  public func suggester(ofField number: Int) -> (@Sendable (String) async -> [String])? {
    guard case .suggestions(let suggestions, _)? = control(number).offer,
      case .search(let search) = suggestions.source
    else { return nil }
    return search
  }

  /// What clears the history of a field, for the edge to call.
  public func historyClearing(ofField number: Int) -> (@Sendable () -> Void)? {
    guard case .suggestions(let suggestions, _)? = control(number).offer else { return nil }
    return suggestions.forget
  }
}

extension ControlInput {
  /// Whether it is typing, key by key: only that brings suggestions by itself.
  var isTyping: Bool {
    switch self {
    case .text, .edit: true
    default: false
    }
  }
}
