public import TerminalScreen

/// What a session can be told.
public enum SessionEvent: Sendable {
  case terminal(Event)
  /// Time that has passed since the session began. Pauses and time limits are counted by it, so
  /// that a run can be replayed.
  case time(Duration)
  /// An answer to a field, by its number, that comes whole.
  case entry(field: Int, Entry)
  /// Answers that were known before anything was asked.
  case known([KnownAnswer])
  /// A command without a key.
  case command(Command)
}

/// What a session asks of the edge; results come back as events.
public enum Effect: Sendable, Hashable {
  /// The run is over.
  case finish(Outcome)
  /// Draw everything anew: the terminal's contents are not trusted (C-l).
  case redraw
  /// Stop as a job, and come back (C-z).
  case suspend
  /// Put text on the terminal's clipboard. Never of a secret.
  case copy(String)
}

/// Where a run stands.
public enum Outcome: String, Sendable, Hashable {
  case editing, submitted
  /// The person left.
  case cancelled
}
