public import TerminalScreen

/// What work tells of itself while it goes on (P3).
public enum ProgressReport: Sendable, Hashable {
  /// The step with this number, from 0, has begun; those before it are done.
  case step(Int)
  /// How much of the whole is done, from 0 to 1; nil where that is not known.
  case fraction(Double?)
  /// What is being done now: “Writing the network settings…”
  case message(String)
  /// A line for the log; text from outside may stand in it.
  case log(String)
}

/// What a progress page can be told.
public enum ProgressEvent: Sendable {
  case terminal(Event)
  /// Time that has passed since it began.
  case time(Duration)
  case report(ProgressReport)
  /// The work is done.
  case finished
  /// The work failed; the words say why.
  case failed(String)
}

/// What a progress page asks of the edge.
public enum ProgressEffect: Sendable, Hashable {
  /// The work is to stop; `finished` or `failed` is still to come.
  case stopWork
  /// The work is to begin again, from its first step.
  case startWork
  /// The page is over.
  case finish(ProgressOutcome)
  case redraw, suspend
}

/// How a progress page ended.
public enum ProgressOutcome: Sendable, Hashable {
  case finished
  /// The person stopped the work.
  case cancelled
  /// The work failed, and the person left it at that.
  case failed(String)
}
