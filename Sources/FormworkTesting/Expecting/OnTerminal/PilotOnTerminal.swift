internal import Formwork
internal import NcursesTerminal
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Form where Model: Sendable {
  /// Fills in the form in memory or on a pseudo-terminal; the keys are pressed already. The same script
  /// gives the same values, errors, focus, announcements and screen in both.
  ///
  /// On a pseudo-terminal time is real: `<Wait 300ms>` takes 300 ms. Rules that look at paths or run
  /// commands do so, and folders are read. `<C-z>` stops nothing. A process has one terminal at a time, so
  /// such scripts run one after another. When this returns, the terminal is closed and the process
  /// as it was; what is pressed later goes on in memory. Keys after the end of the form are left out.
  ///
  /// The screen is the one that the form drew: what a terminal makes of the bytes only a terminal can
  /// tell. The bytes are in `output`.
  ///
  /// - Parameters:
  ///   - keys: in the notation of `KeyNotation`.
  ///   - settings: words, keys, locale, the day that is today; what a terminal can do is asked of it.
  ///   - limit: how long the form may take for the first screen and for each key; beside that, each
  ///     `<Wait …>` takes its time.
  ///   - look: shown the form after each key, with the key as it was written.
  /// - Throws: `KeyNotationError` for keys that can't be read, `PilotFailure` or `TerminalError` where the
  ///   script could not be played, and what `look` throws.
  public func pilot(
    _ keys: String = "", on place: PilotPlace, size: Size = .usual,
    settings: SessionSettings = SessionSettings(), within limit: Duration = .seconds(10),
    afterEach look: (Pilot<Model>, String) throws -> Void = { _, _ in }
  ) throws -> Pilot<Model> {
    let script = try KeyNotation.parse(keys)
    switch place {
    case .memory:
      var pilot = Pilot(self, size: size, settings: settings)
      try pilot.press(keys, afterEach: look)
      return pilot
    case .pseudoTerminal:
      return try TheOneTerminal.during {
        var player = try TerminalPlayer(self, size: size, settings: settings, within: limit)
        do {
          try player.waitForFirstScreen()
          for key in script {
            try player.play(key)
            if let pilot = player.pilot(of: self) { try look(pilot, key.source) }
          }
        } catch let failure as PilotFailure {
          throw failure
        } catch {
          _ = try player.finish(self)
          throw error
        }
        guard let pilot = try player.finish(self) else { throw TerminalError.unavailable }
        return pilot
      }
    }
  }

  /// The same for tests with `async`, and for forms whose rules have it: the script has a thread of its
  /// own, so no other task is kept waiting.
  public func pilot(
    _ keys: String = "", on place: PilotPlace, size: Size = .usual,
    settings: SessionSettings = SessionSettings(), within limit: Duration = .seconds(10)
  ) async throws -> Pilot<Model> {
    guard place == .pseudoTerminal else {
      var pilot = Pilot(self, size: size, settings: settings)
      try await pilot.pressAndWait(keys)
      return pilot
    }
    return try await onThreadOfItsOwn {
      try pilot(keys, on: place, size: size, settings: settings, within: limit, afterEach: { _, _ in })
    }
  }
}

/// What a process has once: its terminal, and the locale by which characters are written there.
private enum TheOneTerminal {
  private static let turn = Mutex(())
  @TaskLocal private static var isTaken = false

  static func during<Result: Sendable>(_ body: () throws -> Result) throws -> Result {
    guard !isTaken else { throw PilotFailure.nested }
    return try turn.withLock { _ in
      let locale = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
      defer { if let locale { setlocale(LC_CTYPE, locale) } }
      return try $isTaken.withValue(true) { try body() }
    }
  }
}
