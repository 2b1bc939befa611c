internal import TerminalScreen

/// What stands between `<` and `>`: modifiers, a name, arguments.
struct KeyTag {
  typealias Problem = KeyNotationError.Problem

  private let name: String
  private let arguments: [Substring]
  private let modifiers: Modifiers
  /// A letter with a dash in front of the name that is no modifier.
  private let strangeModifier: String?

  init(_ tag: String) {
    var rest = Substring(tag)
    var modifiers: Modifiers = []
    var strange: String?
    // `<C-->` is the key `-`: a prefix always has something behind it.
    while rest.unicodeScalars.count > 2, rest.dropFirst().first == "-" {
      switch rest.first {
      case "C", "c": modifiers.insert(.control)
      case "M", "m": modifiers.insert(.alt)
      case "S", "s": modifiers.insert(.shift)
      default: strange = strange ?? String(rest.prefix(2))
      }
      rest = rest.dropFirst(2)
    }
    let words = rest.split(separator: " ")
    name = words.first.map(String.init) ?? String(rest)
    arguments = Array(words.dropFirst())
    self.modifiers = modifiers
    strangeModifier = strange
  }

  func inputs() throws(Problem) -> [ScriptedInput] {
    if let strangeModifier { throw .wrongModifier(strangeModifier) }
    if let tag = MouseTag.named(name) { return try mouse(tag).map { .event(.mouse($0)) } }
    if let tag = OtherTag.named(name) { return [try other(tag)] }
    return [.event(.key(try key()))]
  }

  private func key() throws(Problem) -> KeyPress {
    guard let key = KeyNames.key(named: name) ?? singleScalar.map(Key.text) else {
      throw .unknownKey(nearest: KeyNames.nearest(to: name))
    }
    guard arguments.isEmpty else { throw .wrongArguments(example: "<\(name)>") }
    return Self.asTyped(KeyPress(key, modifiers))
  }

  /// A character that stands for itself only makes sense with a modifier; `<a>` is taken as well.
  private var singleScalar: Unicode.Scalar? {
    let scalars = name.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1,
      scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  /// The same key as a terminal tells it: Shift is part of the scalar, Control knows no case, and
  /// some keys share a code: Control-I is Tab, Control-J and Control-M are Enter, Control-[ is
  /// Escape, Control-? Backspace; Control-/ is Control-_ and Control-@ Control-Space.
  private static func asTyped(_ press: KeyPress) -> KeyPress {
    guard case .text(let scalar) = press.key else { return press }
    var press = press
    if press.modifiers.contains(.control) {
      let lower = single(scalar.properties.lowercaseMapping) ?? scalar
      let others = press.modifiers.subtracting(.control)
      switch lower {
      case "i": return KeyPress(.tab, others)
      case "j", "m": return KeyPress(.enter, others)
      case "[": return KeyPress(.escape, others)
      case "?": return KeyPress(.backspace, others)
      case "/": press.key = .text("_")
      case "@": press.key = .text(" ")
      default: press.key = .text(lower)
      }
    } else if press.modifiers.contains(.shift), let upper = single(scalar.properties.uppercaseMapping),
      upper != scalar || scalar.properties.isUppercase
    {
      press.key = .text(upper)
      press.modifiers.remove(.shift)
    }
    return press
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }

  private func mouse(_ tag: MouseTag) throws(Problem) -> [MouseEvent] {
    var words = arguments
    var button = 1
    if tag.takesButton, let last = words.last, let number = KeyNotation.number(last), 1...3 ~= number {
      button = number
      words.removeLast()
    }
    let points = words.compactMap(Self.point)
    guard points.count == words.count, tag.pointCount.contains(points.count) else {
      throw .wrongArguments(example: tag.example)
    }
    return tag.actions(button: button, points).map { MouseEvent($0.0, at: $0.1, modifiers: modifiers) }
  }

  private static func point(_ text: Substring) -> Point? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let column = KeyNotation.number(parts[0]), let row = KeyNotation.number(parts[1])
    else { return nil }
    return Point(column: column, row: row)
  }

  private func other(_ tag: OtherTag) throws(Problem) -> ScriptedInput {
    guard modifiers.isEmpty else { throw .wrongModifier("C-, M- or S-") }
    let input: ScriptedInput? =
      switch (tag, arguments.count) {
      case (.resize, 1): KeyNotation.size(String(arguments[0])).map { .event(.resize($0)) }
      case (.wait, 1): Self.duration(arguments[0]).map { .wait($0) }
      case (.hangup, 0): .event(.hangup)
      case (.focusIn, 0): .event(.focus(gained: true))
      case (.focusOut, 0): .event(.focus(gained: false))
      default: nil
      }
    guard let input else { throw .wrongArguments(example: tag.example) }
    return input
  }

  private static func duration(_ text: Substring) -> Duration? {
    if text.hasSuffix("ms") { return KeyNotation.number(text.dropLast(2)).map { .milliseconds($0) } }
    if text.hasSuffix("s") { return KeyNotation.number(text.dropLast()).map { .seconds($0) } }
    return nil
  }
}
