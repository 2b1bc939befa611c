internal import TerminalScreen

/// What can stand on a page, one below the other.
enum LayoutItem: Hashable, Sendable {
  case header
  case tabs
  case section(Int)
  case field(Int)
  /// Above the lines of a section on a review page.
  case reviewHeading(section: Int)
  /// A field on a review page.
  case reviewLine(Int)
  case buttons

  /// Grows from the top of the page to its end.
  func order(_ form: FormDefinition) -> Int {
    switch self {
    case .header: -1
    case .tabs: 0
    case .section(let number), .reviewHeading(let number): 2 * form.sections[number].fields.lowerBound + 1
    case .field(let number), .reviewLine(let number): 2 * number + 2
    case .buttons: Int.max
    }
  }
}

/// The rows of a field, from its label's row down.
struct FieldRows: Hashable, Sendable {
  /// The rule that carries the label, 0 or 1.
  var label = 1
  var input = 1
  var helper = 0
  var error = 0
  /// The end of its group, 0 or 1.
  var end = 0
  /// Columns that the input was given; nil for all there are (T4).
  var inputWidth: Int?
  /// Columns of the input.
  var inputColumns = 0..<0
  /// Whether it begins its group.
  var isFirst = true

  var height: Int { label + input + helper + error + end }
}

/// An item with its place on the screen. `top` is negative where its beginning is scrolled away.
struct PlacedItem: Hashable, Sendable {
  var item: LayoutItem
  var top: Int
  var height: Int
  var rows = FieldRows()

  /// Screen rows of a field's input.
  var inputRows: Range<Int> { (top + rows.label)..<(top + rows.label + rows.input) }
}

/// What is on the screen now: only that is ever laid out.
struct PageLayout: Sendable {
  var geometry = FormGeometry(Size(columns: 80, rows: 24), .grouped)
  var items: [PlacedItem] = []
  /// The rows of the page's header.
  var header: [HeaderRow] = []
  var headerSource: HeaderSource?

  func placed(_ item: LayoutItem) -> PlacedItem? { items.first { $0.item == item } }

  func item(atRow row: Int) -> PlacedItem? { items.first { ($0.top..<($0.top + $0.height)).contains(row) } }
}

/// A row of a page's header.
struct HeaderRow: Sendable {
  var text: String
  var role: StyleRole
}

/// What a header is made from beside the form: made again only when that changed.
struct HeaderSource: Sendable, Equatable {
  var geometry: FormGeometry
  var page: Int
  var step: Int
  var steps: Int
}

/// The first item on the screen, and how many of its rows are above it.
struct ScrollAnchor: Sendable {
  var item = LayoutItem.header
  var hidden = 0
  /// Whether the focus has to be in view: until the wheel turns, and again with the next key.
  var followsFocus = true
}
