// One import gives tests the forms, their sizes and their screens.
@_exported public import Forms
@_exported public import TerminalScreen

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

  /// Compares the screen after some keys, with its text, meanings and cursor, with the one that is
  /// kept in `Snapshots/NAME.snapshot` beside the test. Works with every test library: what it
  /// throws says which rows differ.
  ///
  /// A missing file is written and is a failure once; look at it and keep it. Where `CI` is set
  /// nothing is written.
  ///
  /// - Throws: `SnapshotFile.Mismatch`, or `KeyNotationError` for keys that can't be read.
  public func checkScreen(
    _ name: String, after keys: String = "", size: Size = .usual,
    settings: SessionSettings = SessionSettings(), besideTest file: String = #filePath
  ) throws {
    try SnapshotFile(named: name, besideTest: file)
      .check(playing(keys, size: size, settings: settings).frame)
  }
}

extension Size {
  /// 80 columns and 24 rows, what a terminal has where nobody changed it.
  public static let usual = Size(columns: 80, rows: 24)
}
