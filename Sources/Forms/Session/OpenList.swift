/// Rows to choose from: options, suggestions, files, what a field can do, what there is to mend.
struct OpenList: Sendable {
  enum Purpose: Sendable, Hashable {
    /// One of them is taken, and the list closes.
    case options(field: Int)
    /// Several can be checked; the list stays open.
    case checks(field: Int)
    /// Offered while one types in the field; nothing is highlighted until one goes there.
    case suggestions(field: Int)
    case files(field: Int)
    case menu
    case summary
  }

  /// What taking a row means.
  enum Action: Sendable, Hashable {
    case choose(Int)
    case perform(Command)
    case go(toField: Int)
    case suggest(String)
    case forgetHistory
    case openFolder(String)
    case takePath(String)
  }

  struct Row: Sendable {
    var label: String
    /// At the trailing edge: a key, or nothing.
    var detail = ""
    /// A box before the label; nil for none.
    var isChecked: Bool?
    var action: Action
  }

  var purpose: Purpose
  var title: String
  private(set) var rows: [Row]
  /// Typed to narrow the rows down.
  private(set) var filter = ""
  /// Numbers of the rows that match the filter, best first.
  private(set) var matches: [Int]
  /// Which of the matches is highlighted; nil for none.
  var highlighted: Int?
  /// The first of the matches in view: moves as little as keeps the highlighted one there.
  var first = 0
  /// The labels in the form in which a filter looks at them, once there is one.
  private var folded: [FoldedLabel]?

  /// The longest filter, in characters: nothing is found by more.
  static let longestFilter = 60

  init(_ purpose: Purpose, title: String, rows: [Row], highlighted: Int? = 0) {
    self.purpose = purpose
    self.title = title
    self.rows = rows
    matches = Array(rows.indices)
    self.highlighted = rows.isEmpty ? nil : highlighted
  }

  /// Whether what is typed narrows the rows down.
  var isFiltered: Bool {
    switch purpose {
    case .options, .checks, .files: true
    case .suggestions, .menu, .summary: false
    }
  }

  /// Whether rows are sentences, to be read whole: they take as many lines as they need.
  var isWrapped: Bool { if case .summary = purpose { true } else { false } }

  /// The highlighted row.
  var current: Row? {
    guard let highlighted, matches.indices.contains(highlighted) else { return nil }
    return rows[matches[highlighted]]
  }

  mutating func move(by rows: Int) {
    guard !matches.isEmpty else { return }
    highlighted = max(0, min(matches.count - 1, (highlighted ?? -1) + rows))
  }

  mutating func setFilter(_ text: String) {
    filter = String(text.prefix(Self.longestFilter))
    if folded == nil { folded = rows.map { FoldedLabel($0.label) } }
    matches = FuzzyFilter(filter).matches(in: folded ?? [])
    highlighted = matches.isEmpty ? nil : 0
    first = 0
  }

  /// Adds a row that is offered whatever the filter.
  mutating func append(_ row: Row) {
    rows.append(row)
    folded?.append(FoldedLabel(row.label))
    matches.append(rows.count - 1)
    if highlighted == nil { highlighted = 0 }
  }

  /// Changes the boxes; the rows stay where they are.
  mutating func check(_ isChecked: (Row) -> Bool) {
    for index in rows.indices { rows[index].isChecked = isChecked(rows[index]) }
  }

  /// Takes the filter off; the row that was highlighted stays so.
  mutating func dropFilter() {
    let row = highlighted.map { matches[$0] }
    setFilter("")
    highlighted = row ?? highlighted
  }

  /// Brings the highlighted row into a view of so many rows.
  mutating func reveal(rows: Int) {
    let target = highlighted ?? 0
    first = max(0, min(target, max(first, target - rows + 1), matches.count - rows))
  }

  /// The same where a match takes several rows: so many each.
  mutating func reveal(rows: Int, heights: [Int]) {
    let target = highlighted ?? 0
    func height(_ range: Range<Int>) -> Int { heights[range].reduce(0, +) }
    first = min(first, target)
    while first < target, height(first..<target + 1) > rows { first += 1 }
    while first > 0, height(first - 1..<heights.count) <= rows { first -= 1 }
  }
}
