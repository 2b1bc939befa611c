internal import TerminalScreen

/// Text to be read between fields: no value, no focus, no answer.
public struct NoteKind: FieldKind {
  /// What is read.
  public var text: String

  /// Whether the text is the value, and changes with the model.
  let isLive: Bool

  /// A text between fields.
  public init(_ text: String) { self.init(text, isLive: false) }

  init(_ text: String, isLive: Bool) { (self.text, self.isLive) = (text, isLive) }

  /// What fields of this kind can do.
  public var traits: ControlTraits { [] }

  /// Makes the control that holds the value, and is typed into.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    NoteControl(text: isLive ? value.text ?? "" : text)
  }

  /// A note lacks nothing.
  public func isEmpty(_ value: FieldValue) -> Bool { false }

  /// A note asks nothing.
  public var asks: Bool { false }
}

struct NoteControl: Control {
  let text: String

  var value: FieldValue { .empty }

  mutating func setValue(_ value: FieldValue) {}

  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse { .ignored }

  func height(forWidth columns: Int) -> Int { max(1, text.wrapped(columns: max(1, columns)).count) }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    let lines = text.wrapped(columns: max(1, area.columns.count))
    for (index, row) in area.rows.enumerated() {
      var pen = Pen(row: row, column: area.columns.lowerBound, limit: area.columns.upperBound)
      if index < lines.count { pen.write(lines[index], .text, into: &frame) }
      pen.fill(into: &frame)
    }
  }

  func cursor(in area: Rect) -> Point { Point(column: area.columns.lowerBound, row: area.rows.lowerBound) }

  var shown: String? { nil }

  func spoken(_ words: Wording) -> (value: String?, role: String) { (nil, words.roles.note) }
}
