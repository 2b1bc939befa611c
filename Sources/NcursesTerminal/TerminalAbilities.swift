/// What terminals can do that terminfo does not tell, for those that say by TERM who they are. Inside of
/// tmux or screen that name does not come through, and neither would this.
struct TerminalAbilities {
  /// The keyboard protocol of Kitty: Tab and C-i, Escape and Alt are told apart.
  let hasKittyKeyboard: Bool
  /// Mode 2026: what comes between its two ends is shown at once.
  let synchronizes: Bool

  init(term: String?) {
    let term = term ?? ""
    hasKittyKeyboard = Self.likeKitty.contains(where: term.hasPrefix)
    synchronizes = hasKittyKeyboard || term.hasPrefix("contour")
  }

  private static let likeKitty = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "rio"]
}
