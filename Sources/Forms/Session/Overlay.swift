/// What lies open over the form: one thing at a time.
enum Overlay: Sendable {
  case alert(Alert)
  case list(OpenList)
  case tip(Tip)
}

/// A question that stops everything else, titled by its task. The safe button is first, has the
/// focus, and is what Esc means (P2).
struct Alert: Sendable {
  enum Action: Sendable, Hashable {
    case close, leave
    case clear(field: Int)
    case revertForm
  }

  struct Button: Sendable {
    var label: String
    var action: Action
  }

  var title: String
  var message: String
  var buttons: [Button]
  var focused = 0

  static func leave(title: String, _ words: Wording) -> Alert {
    Alert(
      title: words.alerts.leaveTitle(title), message: words.alerts.leaveMessage,
      buttons: [
        Button(label: words.alerts.keepEditing, action: .close),
        Button(label: words.alerts.leave, action: .leave),
      ])
  }

  static func clear(_ field: Int, label: String, _ words: Wording) -> Alert {
    Alert(
      title: words.alerts.clearTitle(label), message: words.alerts.clearMessage,
      buttons: [
        Button(label: words.alerts.keep, action: .close),
        Button(label: words.alerts.clear, action: .clear(field: field)),
      ])
  }

  static func revertForm(title: String, losesSecrets: Bool, _ words: Wording) -> Alert {
    Alert(
      title: words.alerts.revertFormTitle(title),
      message: losesSecrets ? words.alerts.revertSecretsMessage : words.alerts.revertFormMessage,
      buttons: [
        Button(label: words.alerts.keep, action: .close),
        Button(label: words.alerts.revert, action: .revertForm),
      ])
  }
}

/// The tip and the full value of a field (F1, T10).
struct Tip: Sendable {
  var title: String
  var paragraphs: [String]
  /// What it is of, and stands beside.
  var field: Int
  /// It came with a mouse that rests, and goes with whatever happens next.
  var isPassing = false
}

/// Rows to choose from: the options of a picker, what a field can do, what there is to mend.
struct OpenList: Sendable {
  enum Purpose: Sendable, Hashable {
    case options(field: Int)
    case menu(field: Int)
    case summary
  }

  /// What taking a row means.
  enum Action: Sendable, Hashable {
    case choose(Int)
    case perform(Command)
    case go(toField: Int)
  }

  struct Row: Sendable {
    var label: String
    /// At the trailing edge: a key, or nothing.
    var detail = ""
    var action: Action
  }

  var purpose: Purpose
  var title: String
  var rows: [Row]
  /// Typed to narrow the rows down; only options are filtered.
  var filter = ""
  /// Numbers of the rows that match the filter, best first.
  private(set) var matches: [Int]
  /// Which of the matches is highlighted.
  var highlighted: Int

  init(_ purpose: Purpose, title: String, rows: [Row], highlighted: Int = 0) {
    self.purpose = purpose
    self.title = title
    self.rows = rows
    matches = Array(rows.indices)
    self.highlighted = highlighted
  }

  var isFiltered: Bool { if case .options = purpose { true } else { false } }

  var current: Row? { matches.indices.contains(highlighted) ? rows[matches[highlighted]] : nil }

  mutating func move(by rows: Int) {
    highlighted = max(0, min(matches.count - 1, highlighted + rows))
  }

  mutating func setFilter(_ text: String) {
    filter = text
    matches = FuzzyFilter(text).matches(in: rows.map(\.label))
    highlighted = 0
  }
}
