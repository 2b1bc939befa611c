internal import Forms
public import TerminalScreen

/// What a person sees while keys are pressed: one screen after another, and how long each stays. For
/// pictures that move, in documentation.
///
/// The times are those of a person who types steadily; nothing waits, and no clock is read.
public struct Film: Sendable {
  /// A screen that stays for a while.
  public struct Shot: Sendable {
    /// The screen, secrets as dots.
    public var frame: Frame
    /// How long it stays.
    public var duration: Duration
  }

  /// How long screens stay.
  public struct Pace: Sendable {
    /// After a character was typed.
    public var character = Duration.milliseconds(90)
    /// After another key, which people look for.
    public var key = Duration.milliseconds(700)
    /// Before the first key.
    public var start = Duration.seconds(1)
    /// After the last one, before it begins again.
    public var end = Duration.seconds(4)

    /// That of a person.
    public static let usual = Pace()

    /// The usual pace, to be changed.
    public init() {}
  }

  /// At least one; neighbours differ.
  public private(set) var shots: [Shot]

  /// Plays keys on a copy of the player.
  ///
  /// `<Wait 2s>` holds the screen for that long.
  public init(of player: ScriptPlayer, playing keys: [ScriptedKey], pace: Pace = .usual) {
    var player = player
    shots = [Shot(frame: player.concealedFrame, duration: pace.start)]
    for key in keys {
      player.play(key)
      add(player.concealedFrame, for: Self.time(after: key, pace))
    }
    shots[shots.count - 1].duration += pace.end
  }

  private mutating func add(_ frame: Frame, for duration: Duration) {
    let last = shots[shots.count - 1].frame
    if last.size == frame.size, ScreenPicture(of: last) == ScreenPicture(of: frame) {
      shots[shots.count - 1].duration += duration
    } else {
      shots.append(Shot(frame: frame, duration: duration))
    }
  }

  private static func time(after key: ScriptedKey, _ pace: Pace) -> Duration {
    let waits = key.inputs.compactMap { if case .wait(let duration) = $0 { duration } else { nil } }
    if !waits.isEmpty { return waits.reduce(.zero, +) }
    return key.source.hasPrefix("<") && key.source != "<lt>" && key.source != "<Space>"
      ? pace.key : pace.character
  }

  /// The size of a screen that has room for every shot.
  var size: Size {
    Size(
      columns: shots.map(\.frame.size.columns).max() ?? 0, rows: shots.map(\.frame.size.rows).max() ?? 0)
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
