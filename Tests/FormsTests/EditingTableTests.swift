import Testing

@testable import Forms

/// One line of a table: `"foo bar|" M-b → "foo |bar"`. `⏎` stands for a line break, `_` typed for a space.
struct EditingRow: CustomTestStringConvertible {
  let text: String
  let keys: String
  let expected: String
  let testDescription: String

  init(_ line: Substring) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    text = String(parts[1].replacing("⏎", with: "\n"))
    keys = String(parts[2].prefix { $0 != "→" })
    expected = String(parts[3])
    testDescription = String(line)
  }

  func outcome(_ kind: TextEditor.Kind) -> String {
    var marked = Marked(text, kind)
    marked.press(keys)
    return marked.description.replacing("\n", with: "⏎")
  }
}

@Suite("Editing: keys → value, caret")
struct EditingTableTests {
  @Test(arguments: ReadlineTable.rows)
  func asReadlineDoes(row: EditingRow) {
    #expect(row.outcome(.singleLine) == row.expected)
    #expect(row.outcome(.multiline) == row.expected)
  }

  @Test(arguments: selecting)
  func selections(row: EditingRow) {
    #expect(row.outcome(.singleLine) == row.expected)
  }

  @Test(arguments: lines)
  func severalLines(row: EditingRow) {
    #expect(row.outcome(.multiline) == row.expected)
  }

  @Test("E4: in a secret, words are not seen", arguments: secrets)
  func secretKeys(row: EditingRow) {
    #expect(row.outcome(.secret) == row.expected)
  }

  static let selecting = #"""
    "foo|" S-Left → "fo|o]"
    "foo|" S-Left S-Left → "f|oo]"
    "|foo" S-Right → "[f|oo"
    "f|oo" S-Right S-Left → "f|oo"
    "f|oo" S-Right S-Left S-Left → "|f]oo"
    "foo bar|" C-S-Left → "foo |bar]"
    "|foo bar" C-S-Right → "[foo| bar"
    "foo b|ar" S-Home → "|foo b]ar"
    "fo|o bar" S-End → "fo[o bar|"
    "fo|o bar" M-a → "[foo bar|"
    "fo|o bar" M-a x → "x|"
    "foo [bar|" x → "foo x|"
    "foo |bar]" x y → "foo xy|"
    "[foo|" BS → "|"
    "f[o|o" BS → "f|o"
    "f[o|o" Del → "f|o"
    "f|o]o" Del → "f|o"
    "f[oo|" C-b → "f|oo"
    "f[oo|" C-f → "foo|"
    "|fo]o" C-b → "|foo"
    "|fo]o" C-f → "fo|o"
    "f[o|o" C-a → "|foo"
    "f[o|o" C-e → "foo|"
    "foo b[a|r" M-b → "foo |bar"
    "[foo|" C-e C-u C-y → "foo|"
    "[fo|o" M-w C-e C-y → "foofo|"
    "f[o|o" C-w M-x C-y → "fo|"
    "foo [bar|" M-w C-a C-y → "bar|foo bar"
    "foo [bar|" M-w M-a C-y → "bar|"
    "|foo bar" C-S-Right C-S-Right → "[foo bar|"
    "|foo bar" C-S-Right C-S-Right C-S-Left → "[foo |bar"
    "foo|" M-x → "|"
    "foo|" M-x M-x → "|"
    "[日本|語" x → "x|語"
    "日本語|" S-Left BS → "日本|"
    """#.split(separator: "\n").map(EditingRow.init)

  static let lines = #"""
    "one⏎two|" C-a → "one⏎|two"
    "one⏎two|" C-a C-a → "one⏎|two"
    "|one⏎two" C-e → "one|⏎two"
    "|one⏎two" C-End → "one⏎two|"
    "one⏎two|" C-Home → "|one⏎two"
    "one⏎|two" C-b → "one|⏎two"
    "one|⏎two" C-f → "one⏎|two"
    "one⏎two|" C-u → "one⏎|"
    "one⏎two|" C-u C-u → "one|"
    "o|ne⏎two" C-k → "o|⏎two"
    "o|ne⏎two" C-k C-k → "o|two"
    "o|ne⏎two" C-k C-k C-k → "o|"
    "o|ne⏎two" C-k C-k C-y → "one⏎|two"
    "one⏎|two" BS → "one|two"
    "one|⏎two" Del → "one|two"
    "one|two" Enter → "one⏎|two"
    "|" Enter Enter → "⏎⏎|"
    "one|⏎two" M-f → "one⏎two|"
    "one⏎|two" M-b → "|one⏎two"
    "one⏎two⏎|" C-w → "one⏎|"
    "ab|⏎cd" C-t → "ba|⏎cd"
    "ab⏎|cd" C-t → "ab⏎|cd"
    "x |⏎ y" M-\ → "x|⏎ y"
    "|⏎" Del → "|"
    "a⏎|" C-a → "a⏎|"
    "a⏎|⏎b" C-e → "a⏎|⏎b"
    "o[ne⏎tw|o" x → "ox|o"
    """#.split(separator: "\n").map(EditingRow.init)

  static let secrets = #"""
    "one two|" M-b → "|•••••••"
    "one |two" M-f → "•••••••|"
    "one |two" C-w → "|"
    "one |two" M-BS → "|"
    "one |two" M-d → "|"
    "one |two" C-b → "•••|••••"
    "one |two" C-u → "|•••"
    "one |two" C-k → "••••|"
    "one |two" BS → "•••|•••"
    "one |two" Del → "••••|••"
    "one |two" C-t → "••••|•••"
    "|one two" M-u → "|•••••••"
    "one|  two" M-\ → "•••|•••••"
    "one|" C-u C-y → "|"
    "one|" M-a x → "•|"
    "日本|" BS → "•|"
    """#.split(separator: "\n").map(EditingRow.init)
}
