internal import TerminalScreen

/// Off or on: `[x] I Accept the Terms`.
public struct ToggleKind: FieldKind {
  /// The kind has nothing to choose.
  public init() {}

  /// What fields of this kind can do.
  public var traits: ControlTraits { [.toggles, .alwaysAnswered] }

  /// Makes the control that holds the value, and is typed into.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    ToggleControl(isOn: value == .toggle(true))
  }
}

struct ToggleControl: Control {
  var isOn: Bool

  var value: FieldValue { .toggle(isOn) }

  mutating func setValue(_ value: FieldValue) { isOn = value == .toggle(true) }

  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    switch input {
    case .toggle, .text(" "), .click:
      isOn.toggle()
      return .changed(.value(old: .toggle(!isOn), new: .toggle(isOn)))
    case .text(let scalar):
      return .refused(.characterNotAccepted(Character(scalar)))
    case .paste, .edit, .vertical, .drag:
      return .ignored
    case .focusByKey, .blur:
      return .moved
    }
  }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    var pen = Pen(row: area.rows.lowerBound, column: area.columns.lowerBound, limit: area.columns.upperBound)
    let role: StyleRole = context.isEnabled ? .text : .disabled
    pen.write(isOn ? "[x] " : "[ ] ", role, into: &frame)
    pen.write(context.label, context.isFocused ? .labelFocused : role, into: &frame)
    pen.fill(into: &frame)
  }

  func cursor(in area: Rect) -> Point {
    Point(column: min(area.columns.lowerBound + 1, area.columns.upperBound - 1), row: area.rows.lowerBound)
  }

  var shown: String? { isOn ? "[x]" : "[ ]" }

  func spoken(_ words: Wording) -> (value: String?, role: String) {
    (isOn ? words.roles.on : words.roles.off, words.roles.toggle)
  }

  func spokenPart(_ words: Wording) -> String? { isOn ? words.roles.on : words.roles.off }
}
