/// The names under which terminfo may know a terminal: its own, then the nearest relatives.
///
/// Systems carry few entries; what is unknown today is nearly always like xterm.
struct TerminalNames {
  let candidates: [String]

  /// Nil for a terminal that says it can't place its cursor. A name that is no file name, or too
  /// long to be one, is never looked up.
  init?(term: String?) {
    guard let term, !term.isEmpty, term != "dumb", term != "unknown" else { return nil }
    var names = Self.isPlain(term) ? [term] : []
    names += Self.relatives.first { term.hasPrefix($0.prefix) }?.names ?? []
    names += ["xterm-256color", "xterm", "vt100", "ansi"]
    candidates = names
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.count <= 64
      && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "/") }
  }

  private static let relatives: [(prefix: String, names: [String])] = [
    ("tmux", ["tmux-256color", "screen-256color", "screen"]),
    ("screen", ["screen-256color", "screen"]),
    ("rxvt", ["rxvt-unicode-256color", "rxvt"]),
    ("linux", ["linux"]),
    ("vt", ["vt220", "vt100"]),
    ("cons", ["ansi"]),
  ]
}
