internal import TerminalScreen

/// Any number of several options, each with a box to check (E6).
public struct MultipleKind: FieldKind {
  /// What there is to choose from, in this order.
  public var options: [Option]
  /// How many have to be taken at least, if any are.
  public var minimum: Int?
  /// How many can be taken at most.
  public var maximum: Int?

  /// Some of these; as few and as many as one likes unless said.
  public init(options: [Option], minimum: Int? = nil, maximum: Int? = nil) {
    self.options = options
    self.minimum = minimum
    self.maximum = maximum
  }

  /// What fields of this kind can do.
  public var traits: ControlTraits { [.floatsLabel, .labelStaysAbove, .toggles, .opens] }

  /// How it is asked in lines.
  public var lineQuestion: LineQuestion { .several(options) }

  /// Makes the control that holds the value, and is typed into.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    var control = MultipleControl(kind: self)
    control.setValue(value)
    return control
  }
}

struct MultipleControl: ScrollingControl {
  private let minimum: Int?
  private let maximum: Int?
  var rows: OptionRows
  /// Numbers of the options taken.
  private(set) var taken: Set<Int> = []

  init(kind: MultipleKind) {
    minimum = kind.minimum
    maximum = kind.maximum
    rows = OptionRows(kind.options)
  }

  /// In the order of the options, whatever the order in which they were taken.
  var value: FieldValue { taken.isEmpty ? .empty : .choices(taken.sorted().map { rows.options[$0].value }) }

  mutating func setValue(_ value: FieldValue) {
    guard case .choices(let values) = value else { return taken = [] }
    let wanted = Set(values)
    taken = Set(rows.options.indices.filter { wanted.contains(rows.options[$0].value) })
  }

  var problem: Problem? {
    if let minimum, taken.count < minimum { return .tooFewChosen(minimum: minimum) }
    if let maximum, taken.count > maximum { return .tooManyChosen(maximum: maximum) }
    return nil
  }

  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    switch input {
    case .vertical(let step): return rows.move(by: step) ? .moved : .ignored
    case .toggle: return toggle(rows.current)
    case .text(let scalar):
      return rows.move(toBeginning: scalar) ? .moved : .refused(.characterNotAccepted(Character(scalar)))
    case .click(let point, _):
      guard let option = rows.option(atRow: point.row) else { return .moved }
      rows.move(to: option)
      return toggle(option)
    case .edit(.clear):
      guard !taken.isEmpty else { return .moved }
      let old = value
      taken = []
      return .changed(.value(old: old, new: .empty))
    case .edit(.move(.lineStart, _)), .edit(.move(.textStart, _)):
      rows.move(to: 0)
      return .moved
    case .edit(.move(.lineEnd, _)), .edit(.move(.textEnd, _)):
      rows.move(to: rows.options.count - 1)
      return .moved
    case .focusByKey, .blur: return .moved
    case .paste, .edit, .drag: return .ignored
    }
  }

  private mutating func toggle(_ option: Int) -> ControlResponse {
    guard rows.options.indices.contains(option) else { return .moved }
    let old = value
    if taken.remove(option) == nil { taken.insert(option) }
    return .changed(.value(old: old, new: value))
  }

  mutating func scroll(byRows distance: Int, area: Size) -> Bool { rows.scroll(by: distance) }

  func height(forWidth columns: Int) -> Int { rows.height }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    rows.draw(into: &frame, area: area, context) { taken.contains($0) ? "[x]" : "[ ]" }
  }

  func cursor(in area: Rect) -> Point { rows.cursor(in: area) }

  var shown: String? {
    taken.isEmpty ? nil : taken.sorted().map { rows.options[$0].label }.joined(separator: ", ")
  }

  func spoken(_ words: Wording) -> (value: String?, role: String) { (shown, words.roles.multiple) }

  func spokenPart(_ words: Wording) -> String? {
    rows.spoken(taken.contains(rows.current) ? words.roles.on : words.roles.off, words)
  }

  var offer: ControlOffer? { .checks(rows.options, taken: taken) }
}
