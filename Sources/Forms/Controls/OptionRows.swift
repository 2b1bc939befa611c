internal import TerminalScreen

/// Options one below the other, with a mark before each and one of them under the cursor: what radio
/// choices and multiple choices have in common.
struct OptionRows: Sendable {
  let options: [Option]
  /// The option under the cursor.
  private(set) var current = 0
  /// The first option in view: moves as little as keeps the current one there, until the wheel turns.
  private(set) var first = 0

  /// More options than these scroll.
  static let most = 10

  init(_ options: [Option]) { self.options = options }

  var height: Int { max(1, min(options.count, Self.most)) }

  /// Scrolls the view and leaves the cursor where it is. False where there is nothing more to see.
  mutating func scroll(by rows: Int) -> Bool {
    let new = max(0, min(options.count - height, first + rows))
    guard new != first else { return false }
    first = new
    return true
  }

  mutating func move(to option: Int) {
    current = max(0, min(options.count - 1, option))
    first = min(current, max(first, current - height + 1))
  }

  /// Returns false at the ends: there the form goes on.
  mutating func move(by rows: Int) -> Bool {
    guard options.indices.contains(current + rows) else { return false }
    move(to: current + rows)
    return true
  }

  /// Goes to the next option that begins with a letter, round from the last to the first.
  mutating func move(toBeginning scalar: Unicode.Scalar) -> Bool {
    let letter = Character(scalar).lowercased()
    let order = Array((current + 1)..<max(current + 1, options.count)) + Array(0...current)
    guard let found = order.first(where: { begins(options[$0].label, letter) }) else { return false }
    move(to: found)
    return true
  }

  private func begins(_ label: String, _ letter: String) -> Bool {
    label.first { !$0.isWhitespace }?.lowercased() == letter
  }

  /// The option that a row of the area shows.
  func option(atRow row: Int) -> Int? {
    options.indices.contains(first + row) && (0..<height).contains(row) ? first + row : nil
  }

  func cursor(in area: Rect) -> Point {
    Point(
      column: min(area.columns.lowerBound + 1, area.columns.upperBound - 1),
      row: area.rows.lowerBound + max(0, min(height - 1, current - first)))
  }

  /// `mark` is what stands before an option: `(•)`, `[x]`.
  func draw(
    into frame: inout Frame, area: Rect, _ context: DrawingContext, mark: (Int) -> String
  ) {
    for (row, place) in area.rows.enumerated() {
      let option = option(atRow: row)
      var pen = Pen(row: place, column: area.columns.lowerBound, limit: area.columns.upperBound)
      if let option { draw(option, with: &pen, context, mark(option), into: &frame) }
      pen.fill(into: &frame)
    }
    guard options.count > height, area.columns.count > 1 else { return }
    let column = area.columns.upperBound - 1
    if first > 0 { frame.put(Cell(context.glyphs.above, .key), row: area.rows.lowerBound, column: column) }
    if first + height < options.count {
      frame.put(Cell(context.glyphs.open, .key), row: area.rows.upperBound - 1, column: column)
    }
  }

  private func draw(
    _ option: Int, with pen: inout Pen, _ context: DrawingContext, _ mark: String, into frame: inout Frame
  ) {
    let plain: StyleRole = context.isEnabled ? .text : .disabled
    pen.write(mark, plain, into: &frame)
    pen.write(" ", plain, into: &frame)
    let room = pen.room - (options.count > height ? 2 : 0)
    let label = options[option].label.truncated(
      .tail, columns: max(1, room), ellipsis: context.glyphs.ellipsis)
    pen.write(label, context.isFocused && option == current ? .focused : plain, into: &frame)
  }

  /// `Monthly, selected, 1 of 3`.
  func spoken(_ state: String, _ words: Wording) -> String {
    guard options.indices.contains(current) else { return state }
    let place = words.roles.place(current + 1, options.count)
    return "\(options[current].label), \(state), \(place)"
  }
}
