internal import TerminalScreen

/// One of several options, all in view: radio buttons (E6).
public struct ChoiceKind: FieldKind {
  /// What there is to choose from, in this order.
  public var options: [Option]

  /// One of these.
  public init(options: [Option]) { self.options = options }

  /// What fields of this kind can do.
  public var traits: ControlTraits { [.floatsLabel, .labelStaysAbove, .toggles] }

  /// How it is asked in lines.
  public var lineQuestion: LineQuestion { .one(options) }

  /// Makes the control that holds the value, and is typed into.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    var control = ChoiceControl(rows: OptionRows(options))
    control.setValue(value)
    return control
  }
}

/// None is taken until one is: moving through the options takes nothing.
struct ChoiceControl: ScrollingControl {
  var rows: OptionRows
  /// Number of the option taken.
  private(set) var chosen: Int?

  init(rows: OptionRows) { self.rows = rows }

  var value: FieldValue { chosen.map { .choice(rows.options[$0].value) } ?? .empty }

  mutating func setValue(_ value: FieldValue) {
    chosen = value.text.flatMap { text in rows.options.firstIndex { $0.value == text } }
    if let chosen { rows.move(to: chosen) }
  }

  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    switch input {
    case .vertical(let step): return rows.move(by: step) ? .moved : .ignored
    case .toggle: return choose(rows.current)
    case .text(let scalar):
      return rows.move(toBeginning: scalar) ? .moved : .refused(.characterNotAccepted(Character(scalar)))
    case .click(let point, _):
      guard let option = rows.option(atRow: point.row) else { return .moved }
      rows.move(to: option)
      return choose(option)
    case .edit(.deleteBackward), .edit(.deleteForward), .edit(.clear): return choose(nil)
    case .edit(.move(.lineStart, _)), .edit(.move(.textStart, _)):
      rows.move(to: 0)
      return .moved
    case .edit(.move(.lineEnd, _)), .edit(.move(.textEnd, _)):
      rows.move(to: rows.options.count - 1)
      return .moved
    case .focusByKey:
      if let chosen { rows.move(to: chosen) }
      return .moved
    case .blur: return .moved
    case .paste, .edit, .drag: return .ignored
    }
  }

  private mutating func choose(_ option: Int?) -> ControlResponse {
    guard option != chosen else { return .moved }
    let old = value
    chosen = option
    return .changed(.value(old: old, new: value))
  }

  mutating func scroll(byRows distance: Int, area: Size) -> Bool { rows.scroll(by: distance) }

  func height(forWidth columns: Int) -> Int { rows.height }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    rows.draw(into: &frame, area: area, context) { option in
      option == chosen ? "(\(context.glyphs.bullet))" : "( )"
    }
  }

  func cursor(in area: Rect) -> Point { rows.cursor(in: area) }

  var shown: String? { chosen.map { rows.options[$0].label } }

  func spoken(_ words: Wording) -> (value: String?, role: String) { (shown, words.roles.choice) }

  func spokenPart(_ words: Wording) -> String? {
    rows.spoken(rows.current == chosen ? words.roles.selected : words.roles.notSelected, words)
  }
}
