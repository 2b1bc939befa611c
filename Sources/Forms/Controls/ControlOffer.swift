/// What a control offers to open over the form (E6). The session opens it, and gives back what was
/// taken through `setValue`.
public enum ControlOffer: Sendable {
  /// A list to take one from.
  case options([Option], taken: Int?)
  /// A list to check several in.
  case checks([Option], taken: Set<Int>)
  /// A calendar, with the day that stands there. Days that the control or a rule of its field finds
  /// wrong can't be taken.
  case calendar(CalendarDate?)
  /// Files and folders, from what was typed so far.
  case files(FileChoice, typed: String)
  /// Texts that may be meant by what was typed so far.
  case suggestions(Suggestions, typed: String)
}
