/// Whether a terminal wraps the rows that it shows when its window gets narrower. It can't be asked;
/// where it is not known, rows above the form are left alone.
struct Reflow {
  let isKnown: Bool

  init(_ environment: (String) -> String?) {
    let term = environment("TERM") ?? ""
    let names = ["tmux", "xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm"]
    if names.contains(where: term.hasPrefix) {
      isKnown = true
    } else if term.hasPrefix("screen") || environment("XTERM_VERSION") != nil {
      isKnown = false
    } else {
      isKnown = ["VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "KITTY_WINDOW_ID"].contains {
        !(environment($0) ?? "").isEmpty
      }
    }
  }
}
