internal import TerminalScreen

/// A button of one's own behind the text of a field (T15). The menu of the field (F2) lists it too.
public struct Accessory: Sendable {
  /// One cluster that stands for it.
  public var glyph: Character
  /// What it does, in Title Case: for the menu and for screen readers.
  public var label: String
  let action: @Sendable (String) -> String?

  /// - Parameter action: gets the text and returns another to put in its place, nil to leave it. Runs
  ///   while the key is handled: it must not wait.
  public init(_ glyph: Character, label: String, action: @escaping @Sendable (String) -> String?) {
    self.glyph = glyph
    self.label = label
    self.action = action
  }
}

/// What can be pressed behind the text of a field.
enum AccessoryButton: Sendable {
  /// Shows a secret, or hides it again.
  case reveal(isRevealed: Bool)
  case custom(Accessory)

  func label(_ words: Wording) -> String {
    switch self {
    case .reveal(let isRevealed): isRevealed ? words.keys.hide : words.keys.show
    case .custom(let accessory): accessory.label
    }
  }

  func glyph(_ glyphs: Glyphs) -> Character {
    switch self {
    case .reveal(let isRevealed): Character(isRevealed ? glyphs.conceal : glyphs.reveal)
    case .custom(let accessory): accessory.glyph
    }
  }
}

/// A control with buttons behind its value.
protocol Accessorized: Control {
  var buttons: [AccessoryButton] { get }
  /// The button at a column of the area.
  func button(atColumn column: Int, of columns: Int) -> Int?
  mutating func press(_ button: Int, _ tools: inout ControlTools) -> ControlResponse
}

extension TextKind {
  /// The icon and a blank.
  var leadingColumns: Int { icon.map { $0.columns + 1 } ?? 0 }

  /// A blank before each button.
  var trailingColumns: Int {
    accessories.reduce(isSecret && reveals ? 2 : 0) { $0 + 1 + DisplayCluster($1.glyph).width }
  }
}

extension TextControl: Accessorized {
  var buttons: [AccessoryButton] {
    let own = kind.accessories.map(AccessoryButton.custom)
    return kind.isSecret && kind.reveals ? [.reveal(isRevealed: isRevealed)] + own : own
  }

  mutating func press(_ button: Int, _ tools: inout ControlTools) -> ControlResponse {
    guard buttons.indices.contains(button) else { return .ignored }
    switch buttons[button] {
    case .reveal:
      isRevealed.toggle()
      return .moved
    case .custom(let accessory):
      guard let text = accessory.action(editor.text), !kind.isSecret, text != editor.text else {
        return .moved
      }
      return edit(&tools) { editor, _ in editor.setText(text, named: .completion) }
    }
  }

  func button(atColumn column: Int, of columns: Int) -> Int? {
    guard hasRoom(columns) else { return nil }
    var start = columns - kind.trailingColumns
    for (index, button) in buttons.enumerated() {
      let end = start + 1 + DisplayCluster(button.glyph(.unicode)).width
      if (start + 1..<end).contains(column) { return index }
      start = end
    }
    return nil
  }

  func drawButtons(area: Rect, into frame: inout Frame, _ context: DrawingContext) {
    guard kind.trailingColumns > 0, hasRoom(area.columns.count) else { return }
    var pen = Pen(
      row: area.rows.lowerBound, column: area.columns.upperBound - kind.trailingColumns,
      limit: area.columns.upperBound)
    if context.isFocused {
      for button in buttons {
        pen.write(" ", .text, into: &frame)
        pen.write(button.glyph(context.glyphs), .key, into: &frame)
      }
    }
    pen.fill(into: &frame)
  }
}
