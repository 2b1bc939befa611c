public import TerminalScreen

/// Keys in writing: `Ada<Tab>ada@<C-w><Click 10,5><Wait 300ms>`.
///
/// Text stands for itself, a line break for Enter, a tab for Tab. Everything else is a tag:
///
/// - a key: `<Tab>` `<Enter>` `<Esc>` `<Space>` `<BS>` `<Del>` `<Ins>` `<Up>` `<Down>` `<Left>`
///   `<Right>` `<Home>` `<End>` `<PageUp>` `<PageDown>` `<F1>`…`<F12>`, `<lt>` for `<`, `<gt>`
///   for `>`, or any single character, with `C-`, `M-` (Alt) and `S-` in front in any order:
///   `<C-S-Left>`, `<M-b>`;
/// - `<Paste>any text</Paste>`: one bracketed paste;
/// - the mouse, columns and rows from 0: `<Click 10,5>` `<Hover 10,5>` `<Drag 10,5 20,5>`
///   `<WheelUp 10,5>` `<WheelDown 10,5>`, and the halves of these, `<Press 10,5>` `<DragTo 20,5>`
///   `<Release 20,5>`; modifiers as with keys, and a button other than the left one (1) as a
///   number at the end: `<C-Click 10,5 3>`;
/// - `<Resize 60x20>`, `<Wait 300ms>` or `<Wait 2s>`, `<FocusIn>`, `<FocusOut>`, `<Hangup>`.
///
/// Names are taken in any letter case; `<M-z>` and `<M-Z>` differ, as they do on a keyboard.
public enum KeyNotation {
  /// Reads a whole script; one element for each key, so that a trace can report after each.
  ///
  /// - Throws: `KeyNotationError` for the first place that can't be read.
  public static func parse(_ script: String) throws(KeyNotationError) -> [ScriptedKey] {
    var reader = ScriptReader(script)
    var keys: [ScriptedKey] = []
    while let key = try reader.next() { keys.append(key) }
    return keys
  }

  /// Reads a size, `80x24`: columns and rows from 1 to 1000, nil for anything else.
  public static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = number(parts[0]), let rows = number(parts[1]),
      1...1000 ~= columns, 1...1000 ~= rows
    else { return nil }
    return Size(columns: columns, rows: rows)
  }

  /// Up to six ASCII digits and nothing else: no sign, no blank.
  static func number(_ text: some StringProtocol) -> Int? {
    guard 1...6 ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text)
  }
}

/// Walks through a script, scalar by scalar, so that a tag ends at its `>` even where a combining
/// mark comes next.
private struct ScriptReader {
  private let script: String
  private var position: String.Index

  init(_ script: String) {
    self.script = script
    position = script.startIndex
  }

  private var rest: Substring.UnicodeScalarView { script.unicodeScalars[position...] }

  mutating func next() throws(KeyNotationError) -> ScriptedKey? {
    guard let first = rest.first else { return nil }
    if first != "<" { return try character() }
    guard let end = rest.firstIndex(of: ">") else { throw error(String(rest), .unclosedTag) }
    let tag = String(script.unicodeScalars[script.unicodeScalars.index(after: position)..<end])
    let afterTag = script.unicodeScalars.index(after: end)
    if tag.lowercased() == "paste" { return try paste(from: afterTag) }
    do throws(KeyNotationError.Problem) {
      return step(to: afterTag, try KeyTag(tag).inputs())
    } catch {
      throw self.error("<\(tag)>", error)
    }
  }

  /// The next character of plain text; its scalars arrive as a terminal would send them.
  private mutating func character() throws(KeyNotationError) -> ScriptedKey {
    // A few scalars join what follows them, even the `<` of a tag.
    let scalars = Substring(rest).prefix(1).unicodeScalars.prefix { $0 != "<" }
    switch String(scalars) {
    case "\n", "\r", "\r\n": return step(to: scalars.endIndex, [.event(.key(KeyPress(.enter)))])
    case "\t": return step(to: scalars.endIndex, [.event(.key(KeyPress(.tab)))])
    default: break
    }
    if let control = scalars.first(where: { $0.properties.generalCategory == .control }) {
      throw error(String(scalars), .controlCharacter(writtenAs: KeyNames.writing(ofControl: control)))
    }
    return step(to: scalars.endIndex, scalars.map { .event(.key(KeyPress(.text($0)))) })
  }

  private mutating func paste(from start: String.Index) throws(KeyNotationError) -> ScriptedKey {
    let closing = "</paste>".unicodeScalars
    var end = start
    while end < script.endIndex {
      let candidate = script.unicodeScalars[end...].prefix(closing.count)
      if candidate.first == "<", String(candidate).lowercased() == String(closing) {
        let text = String(script.unicodeScalars[start..<end])
        let afterTag = script.unicodeScalars.index(end, offsetBy: closing.count)
        return step(to: afterTag, [.event(.paste(PastedText(text)))])
      }
      end = script.unicodeScalars.index(after: end)
    }
    throw error("<Paste>", .unclosedPaste)
  }

  private mutating func step(to end: String.Index, _ inputs: [ScriptedInput]) -> ScriptedKey {
    defer { position = end }
    return ScriptedKey(source: String(script.unicodeScalars[position..<end]), inputs: inputs)
  }

  private func error(_ source: String, _ problem: KeyNotationError.Problem) -> KeyNotationError {
    let offset = script.unicodeScalars.distance(from: script.startIndex, to: position)
    return KeyNotationError(offset: offset, source: source, problem: problem)
  }
}
