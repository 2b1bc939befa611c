import TerminalScreen

@testable import Forms

/// Any input to a field of a structured text, or under a mask that the bytes themselves write: the value
/// reads as itself, the caret stays inside, and undo and redo lead back and forth.
enum MaskCheck {
  private static let contents: [TextContent] = [
    .email, .url, .phone, .card, .date, .expiration(.dayMonthYear), .expiration(.monthYear),
    .digits(count: 6), .number(NumberOptions()), .number(NumberOptions(.currency("EUR"))),
    .number(NumberOptions(.currency("JPY"))), .number(NumberOptions(.percent, minimum: 0)),
    .size(minimum: nil, maximum: nil), .text,
  ]
  private static let typed = Array(
    "0123456789.,-+/:() %€abcAXxGKiBm@éß日\u{301}\u{663}\u{6F5}\u{FF15}\u{200F}\u{A0}'".unicodeScalars)
  private static let commands: [EditingCommand] =
    Motion.allCases.flatMap { [.move($0), .move($0, extending: true)] } + [
      .selectAll, .copy, .deleteBackward, .deleteForward, .killToLineEnd, .killToLineStart,
      .killBackwardToBlank, .killWordBackward, .killWordForward, .yank, .yankNext, .transposeCharacters,
      .capitalizeWord, .uppercaseWord, .lowercaseWord, .deleteBlanks, .clear,
    ]

  static func run(_ bytes: [UInt8]) throws(Finding) {
    var source = ByteSource(bytes)
    let options = source.byte()
    guard let kind = kind(options, &source) else { return }
    var typist = Typist(kind, options & 0x10 == 0 ? .enUS : .other)
    var steps = 0
    while !source.isEmpty {
      try typist.press(input(&source))
      steps += 1
      if steps % 8 == 0 { try typist.expectConsistent() }
    }
    try typist.expectConsistent()
    try typist.expectUndoAndRedo()
  }

  /// One of the formats, or a mask from a notation that ends at a line break; plain or obscured.
  private static func kind(_ options: UInt8, _ source: inout ByteSource) -> TextKind? {
    let limits = [nil, nil, Limit(characters: 5, behavior: .refuse), Limit(bytes: 7, behavior: .tell)]
    let limit = limits[Int(options >> 6)]
    guard options & 0x20 != 0 else {
      let content = contents[Int(options & 0x0F) % contents.count]
      let isSecret = options & 0x0F >= contents.count
      return TextKind(content: isSecret ? .digits(count: 4) : content, isSecret: isSecret, limit: limit)
    }
    let notation = String(decoding: source.take(until: 0x0A), as: UTF8.self)
    guard let mask = try? Mask(notation) else { return nil }
    return TextKind(content: .mask(mask), limit: limit)
  }

  private static func input(_ source: inout ByteSource) -> ControlInput {
    switch source.number(below: 16) {
    case 0..<7: .text(source.one(of: typed))
    case 7:
      .paste(PastedText(String(decoding: source.take(source.number(below: 16)), as: UTF8.self)))
    case 8: .paste(PastedText(String(String.UnicodeScalarView((0..<4).map { _ in source.one(of: typed) }))))
    case 9:
      .click(Point(column: source.number(below: 24), row: 0), count: 1 + source.number(below: 3))
    case 10: .drag(Point(column: source.number(below: 24), row: 0))
    case 11: source.byte() & 1 == 0 ? .blur : .focusByKey
    default: .edit(source.one(of: commands))
    }
  }
}

/// A control with the history that a form keeps of it.
private struct Typist {
  var control: TextControl
  private var history = UndoHistory<FieldValue>()
  private var tools = ControlTools(killRing: KillRing(), area: Size(columns: 12, rows: 1))
  private let environment: ControlEnvironment

  init(_ kind: TextKind, _ locale: LocaleSymbols) {
    environment = ControlEnvironment(locale: locale, today: CalendarDate(year: 2026, month: 3, day: 9)!)
    control = TextControl(kind: kind, value: .empty, environment)
  }

  mutating func press(_ input: ControlInput) throws(Finding) {
    let before = control.editor.text
    switch control.handle(input, &tools) {
    case .changed(.text(let step)?): history.record(step, field: 0, at: .zero)
    case .changed: try hold(control.kind.isSecret, "a change that can't be undone")
    case .moved, .refused, .ignored:
      try hold(control.editor.text.utf8.elementsEqual(before.utf8), "changed in silence")
    }
  }

  func expectConsistent() throws(Finding) {
    let editor = control.editor
    let text = editor.text.debugDescription
    try hold(0...editor.count ~= editor.caret, "caret at \(editor.caret) of \(text)")
    try hold(control.value.isEmpty == editor.isEmpty, "empty and not: \(text)")
    let again = TextControl(kind: control.kind, value: control.value, environment)
    try hold(again.value == control.value, "\(text) reads as \(control.value), and that as \(again.value)")
    let area = Rect(columns: 3..<15, rows: 2..<3)
    try hold(area.contains(control.cursor(in: area)), "cursor outside: \(text)")
    var frame = Frame(size: Size(columns: 18, rows: 4))
    let context = DrawingContext(
      isFocused: true, isEnabled: true, glyphs: .unicode, placeholder: "", label: "")
    control.draw(into: &frame, area: area, context)
    if let limit = control.kind.limit, limit.behavior == .refuse {
      try hold(!limit.isExceeded(by: editor), "over its limit: \(text)")
    }
  }

  mutating func expectUndoAndRedo() throws(Finding) {
    guard !control.kind.isSecret else {
      return try hold(
        history.undoName == nil && tools.killRing.current == nil, "of a secret something was kept")
    }
    let text = control.editor.text
    while let entry = history.undo() { for change in entry.inverted { apply(change.change) } }
    try hold(control.editor.isEmpty, "undo of all left \(control.editor.text.debugDescription)")
    while let entry = history.redo() { for change in entry.changes { apply(change.change) } }
    try hold(control.editor.text == text, "redo of all is not \(text.debugDescription)")
    try expectConsistent()
  }

  private mutating func apply(_ change: UndoHistory<FieldValue>.Change) {
    if case .text(let step) = change { control.apply(step) }
  }
}

extension LocaleSymbols {
  /// Signs of German, Indian grouping, Arabic digits: without asking the system.
  fileprivate static let other = LocaleSymbols(
    identifier: "de_DE",
    numbers: NumberSymbols(
      decimalSigns: [",", "\u{66B}"], groupingSigns: [".", "\u{66C}"], zero: "\u{660}",
      currencyPattern: NumberPattern(positive: "# ¤", negative: "-# ¤")),
    dates: .enUS)
}
