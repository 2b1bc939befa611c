public import TerminalScreen

/// What a session can be told.
public enum SessionEvent: Sendable {
  case terminal(Event)
  /// Time that has passed since the session began. Pauses and time limits are counted by it, so
  /// that a run can be replayed.
  case time(Duration)
  /// An answer to a field, by its number, that comes whole.
  case entry(field: Int, Entry)
  /// A step of a run in lines.
  case line(LineMove)
  /// What a folder holds: the answer to `Effect.readFolder`.
  case folder(String, Result<Folder, FolderProblem>)
  /// What was found for a text: the answer to `Effect.suggest`.
  case suggestions(SuggestionRequest, [String])
  /// Something went wrong beside the form that the person has to know.
  case notice(String)
  /// The answer to `Effect.check` with this id: what is wrong, nil if nothing.
  case checked(Int, Problem?)
  /// What notes tell of may have changed outside of the form.
  case refresh
}

/// A text that suggestions are wanted for.
public struct SuggestionRequest: Sendable, Hashable {
  /// The number of the field.
  public let field: Int
  /// Tells requests apart: only the newest is still waited for.
  public let number: Int
  /// The text as it was entered.
  public let text: String
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
  /// Tell what a folder holds.
  case readFolder(String)
  /// Find suggestions, with the field's `suggester`.
  case suggest(SuggestionRequest)
  /// Clear the history that a field, by its number, offers.
  case forgetHistory(field: Int)
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
