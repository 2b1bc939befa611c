public import TerminalScreen

/// What a session can be told.
public enum SessionEvent: Sendable {
  case terminal(Event)
  /// Time that has passed since the session began. Pauses and time limits are counted by it, so
  /// that a run can be replayed.
  case time(Duration)
  /// The answer to `Effect.check` with this id: what is wrong, nil if nothing.
  case checked(Int, Problem?)
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
  /// Run rules beside typing, and answer with `SessionEvent.checked`.
  case check(CheckRequest)
  /// The rules asked for under this id are not needed any more.
  case cancelCheck(Int)
}

/// Where a run stands.
public enum Outcome: String, Sendable, Hashable {
  case editing, submitted
  /// The person left.
  case cancelled
}
