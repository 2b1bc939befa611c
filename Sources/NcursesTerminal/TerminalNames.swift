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
    names += Self.relatives(of: term)
    names += ["xterm-256color", "xterm", "vt100", "ansi"]
    candidates = names
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.count <= 64
      && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "/") }
  }

  private static func relatives(of term: String) -> [String] {
    switch term {
    case _ where term.hasPrefix("tmux"): ["tmux-256color", "screen-256color", "screen"]
    case _ where term.hasPrefix("screen"): ["screen-256color", "screen"]
    case _ where term.hasPrefix("rxvt"): ["rxvt-unicode-256color", "rxvt"]
    case _ where term.hasPrefix("linux"): ["linux"]
    case _ where term.hasPrefix("vt"): ["vt220", "vt100"]
    case _ where term.hasPrefix("cons"): ["ansi"]
    default: []
    }
  }
}
