internal import TerminalScreen

/// One of several options, shown closed; the list that opens belongs to the session.
public struct PickerKind: FieldKind {
  /// What there is to choose from, in this order.
  public var options: [Option]

  /// A choice among these.
  public init(options: [Option]) { self.options = options }

  /// What fields of this kind can do.
  public var traits: ControlTraits { [.floatsLabel, .opens] }

  public var lineQuestion: LineQuestion { .one(options) }

  /// Makes the control that holds the value, and is typed into.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    var control = PickerControl(options: options, chosen: nil)
    control.setValue(value)
    return control
  }
}

struct PickerControl: Control {
  let options: [Option]
  /// Number of the option taken.
  var chosen: Int?

  var value: FieldValue { chosen.map { .choice(options[$0].value) } ?? .empty }

  mutating func setValue(_ value: FieldValue) {
    chosen = value.text.flatMap { text in options.firstIndex { $0.value == text } }
  }

  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    switch input {
    case .edit(.deleteBackward), .edit(.deleteForward):
      guard chosen != nil else { return .moved }
      let old = value
      chosen = nil
      return .changed(.value(old: old, new: .empty))
    case .focusByKey, .blur:
      return .moved
    case .text, .paste, .edit, .vertical, .toggle, .click, .drag:
      return .ignored
    }
  }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    var pen = Pen(row: area.rows.lowerBound, column: area.columns.lowerBound, limit: area.columns.upperBound)
    var text = Pen(row: pen.row, column: pen.column, limit: max(pen.column, pen.limit - 3))
    if let chosen {
      text.write(options[chosen].label, context.isEnabled ? .text : .disabled, into: &frame)
    } else {
      text.write(context.placeholder, .placeholder, into: &frame)
    }
    pen = Pen(row: pen.row, column: text.column, limit: pen.limit)
    pen.write("  ", .text, into: &frame)
    pen.write(context.glyphs.open, .text, into: &frame)
    pen.fill(into: &frame)
  }

  func cursor(in area: Rect) -> Point { Point(column: area.columns.lowerBound, row: area.rows.lowerBound) }

  var shown: String? { chosen.map { options[$0].label } }

  func spoken(_ words: Wording) -> (value: String?, role: String) { (shown, words.roles.picker) }

  var offer: ControlOffer? { .options(options, taken: chosen) }
}
