#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension NcursesTerminal {
  /// How a terminal is opened.
  public struct Options: Sendable {
    /// What the mouse is taken for; the rest stays the terminal's own.
    public enum Mouse: String, Hashable, Sendable {
      /// Nothing.
      case off
      /// Presses, releases, drags and the wheel (mode 1002).
      case click
      /// The same, and moves without a button (mode 1003).
      case full
    }

    /// Where on the terminal frames are shown.
    public enum Place: String, Hashable, Sendable {
      /// The whole screen, which is as it was before when the terminal is given back.
      case screen
      /// Below the cursor, in rows that scroll with everything else. The mouse stays the terminal's
      /// own: where the rows are can't be known without asking.
      case inline
    }

    /// The whole screen, or below the prompt.
    public var place = Place.screen
    /// The device; /dev/tty, so that standard output stays free for answers.
    public var path = "/dev/tty"
    /// An open terminal to use instead of `path`. It is duplicated, and stays the caller's.
    public var descriptor: Int32?
    /// Nil asks the environment (`FORMWORK_MOUSE`), and without it means `click`.
    public var mouse: Mouse?
    /// How long a lone escape may become an Alt key.
    public var escapeDelay = Duration.milliseconds(25)
    /// How long the rest of a begun character, sequence or paste may take.
    public var longestPause = Duration.seconds(1)
    /// The locale by whose encoding characters are written, as `setlocale` names it; "" is the
    /// environment's. One that the system doesn't have counts as `C.UTF-8`.
    package var locale = ""
    /// Looks up TERM, NO_COLOR and FORMWORK_MOUSE.
    public var environment: @Sendable (String) -> String?

    /// The process's own environment, and the defaults above.
    public init() {
      environment = { name in getenv(name).map { String(cString: $0) } }
    }

    /// What is taken of the mouse, all considered.
    package var chosenMouse: Mouse {
      guard place == .screen else { return .off }
      return mouse ?? environment("FORMWORK_MOUSE").flatMap(Mouse.init(rawValue:)) ?? .click
    }

    /// NO_COLOR, not empty, asks for no colour (no-color.org).
    var allowsColor: Bool { environment("NO_COLOR").map(\.isEmpty) ?? true }
  }
}
