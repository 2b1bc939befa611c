public import Forms
public import TerminalScreen

extension Form {
  /// Runs the form without a terminal and plays keys on it, in the notation of `KeyNotation`.
  ///
  /// - Returns: the session and the screen as they are after the last key.
  /// - Throws: the first place in `keys` that can't be read.
  public func playing(
    _ keys: String = "", size: Size = .usual, settings: SessionSettings = SessionSettings()
  ) throws(KeyNotationError) -> ScriptPlayer {
    var player = ScriptPlayer(Session(self, size: size, settings: settings))
    try player.play(keys)
    return player
  }
}

extension Size {
  /// 80 columns and 24 rows, what a terminal has where nobody changed it.
  public static let usual = Size(columns: 80, rows: 24)
}
