import FormFiles
import FormworkTesting

/// Our own screens, from one table: each kind of field, in each state, in each size and style.
enum KindScreenTable {
  /// A kind of field, what is written of it in a form file, and keys that fill it.
  struct Kind: Sendable {
    var name: String
    /// Its members beside label, prompt and help.
    var members = ""
    /// Keys that enter a right value.
    var right: String
    /// Keys that enter a wrong one; nil where nothing wrong can be entered: then it stays empty.
    var wrong: String?
  }

  static let kinds = [
    Kind(name: "text", members: minimum(2), right: "Ada", wrong: "A"),
    Kind(
      name: "multiline", members: #""lines": {"min": 2, "max": 4},"# + minimum(9),
      right: "one<Enter>two three", wrong: "one"),
    Kind(name: "secure", members: #""reveal": true,"# + minimum(8), right: "correct horse", wrong: "abc"),
    Kind(name: "digits", members: #""count": 6,"#, right: "123456", wrong: "12"),
    Kind(name: "email", right: "ada@x.org", wrong: "ada@"),
    Kind(name: "url", right: "https://x.org", wrong: "x"),
    Kind(name: "phone", right: "5551234567", wrong: "555"),
    Kind(name: "card", right: "4111111111111111", wrong: "4111"),
    Kind(name: "expiration", right: "31122030", wrong: "3113"),
    Kind(name: "date", right: "03/09/2026", wrong: "02/30/2026"),
    Kind(name: "number", members: #""min": 1, "max": 10,"#, right: "5", wrong: "50"),
    Kind(name: "currency", members: #""currency": "USD", "min": 1,"#, right: "1234.5", wrong: "0.50"),
    Kind(name: "percent", right: "50", wrong: "1.2.3"),
    Kind(
      name: "search", members: #""suggestions": ["Berlin", "Bern"],"# + minimum(3), right: "be", wrong: "x"),
    Kind(
      name: "toggle", members: #""rules": [{"oneOf": [true]}],"#, right: "<Space>", wrong: "<Space><Space>"),
    Kind(name: "choice", members: options, right: "<Down><Space>", wrong: nil),
    Kind(name: "picker", members: options, right: "<Enter><Down><Enter>", wrong: nil),
    Kind(name: "multiple", members: options, right: "<Space><Down><Down><Space>", wrong: nil),
    Kind(name: "stepper", members: #""min": 0, "max": 10,"#, right: "3", wrong: "99"),
    Kind(name: "size", right: "10G", wrong: "10"),
    Kind(name: "file", right: "~/notes.txt", wrong: nil),
    Kind(name: "note", right: "", wrong: nil),
  ]

  /// What happened before the picture is taken.
  enum State: String, CaseIterable, Sendable {
    case empty, filled, left, wrong, disabled
  }

  private static let options = #""options": ["red", "green", "blue"],"#

  private static func minimum(_ length: Int) -> String { #""rules": [{"minLength": \#(length)}],"# }

  /// One picture.
  struct Screen: Sendable, CustomStringConvertible {
    var kind: Kind
    var state: State
    var size: Size
    var style = "grouped"
    var isRich = true

    var description: String {
      let variant = (style == "grouped" ? "" : "-\(style)") + (isRich ? "" : "-ascii")
      return "\(kind.name)/\(state)-\(size.columns)x\(size.rows)\(variant)"
    }
  }

  private static let half = Size(columns: 40, rows: 12)

  /// Every kind in every state on half a screen; on a whole one what is left and what is wrong; the
  /// other styles, and a terminal that can do next to nothing, with what is wrong.
  static let screens: [Screen] = kinds.flatMap { kind in
    State.allCases.map { Screen(kind: kind, state: $0, size: half) }
      + [.left, .wrong].map { Screen(kind: kind, state: $0, size: .usual) }
      + ["plain", "standalone"].map { Screen(kind: kind, state: .wrong, size: half, style: $0) }
      + [Screen(kind: kind, state: .wrong, size: half, isRich: false)]
  }
}

extension KindScreenTable.Screen {
  private var form: String {
    let enabled = state == .disabled ? #""enabled": {"other": "on"},"# : ""
    let words = kind.name == "note" ? "" : #""prompt": "Prompt", "help": "Helper text below.","#
    return #"""
      {"title": "Form", "style": "\#(style)", "fields": [
        {"id": "field", "label": "Label", \#(words) \#(kind.members) \#(enabled) "type": "\#(kind.name)"},
        {"id": "other", "label": "Other", "type": "text", "optional": true}]}
      """#
  }

  private var keys: String {
    switch state {
    case .empty, .disabled: ""
    case .filled: kind.right
    case .left: kind.right + "<Tab>"
    // Where nothing wrong can be entered, Continue is tried with nothing.
    case .wrong: kind.wrong.map { $0 + "<Tab>" } ?? "<S-Tab><Enter>"
    }
  }

  func player() throws -> ScriptPlayer {
    var settings = SessionSettings()
    if !isRich { settings.traits = TerminalTraits(isUTF8: false, colors: 0, hasDim: false) }
    settings.environment.home = "/home/ada"
    return try FormFile(parsing: Array(form.utf8)).form.playing(keys, size: size, settings: settings)
  }
}
