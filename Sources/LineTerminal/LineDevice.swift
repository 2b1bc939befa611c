public import TerminalScreen

/// Where questions go and answers come from.
public protocol LineDevice {
  /// Writes text as it is. It has no control characters but line feeds.
  mutating func say(_ text: String)

  /// Says the prompt and waits for a line. A hidden one is not echoed, and what was typed before the
  /// prompt was there is no part of it.
  mutating func readLine(_ prompt: String, isHidden: Bool) -> LineInput
}

/// What came instead of, or as, a line.
public enum LineInput: Sendable {
  /// Without its line break, as it came.
  case line(PastedText)
  /// There is no more.
  case ended
  /// More bytes than a line may have; they are gone.
  case tooLong
  /// The process was stopped and goes on: what was typed is gone, ask again.
  case resumed
  /// The terminal is gone.
  case hungUp
  case signal(Int32)
}

/// How a run in lines ended.
public enum LineEnd: Sendable, Hashable {
  case submitted, cancelled
  /// The input was at its end before the form was.
  case inputEnded
  case hungUp
  case signal(Int32)
}
