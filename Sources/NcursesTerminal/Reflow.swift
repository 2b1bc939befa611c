/// Whether a terminal wraps the rows that it shows when its window gets narrower. It can't be asked;
/// where it is not known, rows above the form are left alone.
struct Reflow {
  let isKnown: Bool

  init(_ environment: (String) -> String?) {
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    let term = environment("TERM") ?? ""
    let names = ["tmux", "xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm"]
    // What runs nearest to us counts: inside of tmux the other variables may be left over.
    if isSet("TMUX") || names.contains(where: term.hasPrefix) {
      isKnown = true
    } else if isSet("STY") || term.hasPrefix("screen") || isSet("XTERM_VERSION") {
      isKnown = false
    } else {
      isKnown = ["VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "KITTY_WINDOW_ID"].contains(where: isSet)
    }
  }
}
