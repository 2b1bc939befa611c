/// Words of what choices open: lists, calendars and files.
extension Wording {
  /// What the list of files says.
  public struct FileWords: Sendable {
    public var useFolder = "Use This Folder"
    public var reading = "Reading…"
    public var isEmpty = "Nothing to choose is here."
    public var newName: @Sendable (String) -> String = { "New Name: “\($0)”" }
    public var problem: @Sendable (FolderProblem) -> String = FileWords.english

    @Sendable static func english(_ problem: FolderProblem) -> String {
      switch problem {
      case .missing: "There is no such folder. Go up with Backspace."
      case .notAFolder: "This is no folder. Go up with Backspace."
      case .notPermitted: "You are not permitted to read this folder. Go up with Backspace."
      case .other(let number): "This folder can’t be read (error \(number)). Go up with Backspace."
      }
    }
  }

  /// What calendars say.
  public struct CalendarWords: Sendable {
    public var today = "today"
    public var notAvailable = "not available"
  }

  /// What lists of suggestions say.
  public struct SuggestionWords: Sendable {
    public var title = "Suggestions"
    public var clearHistory = "Clear History"
    public var historyCleared = "The history is cleared."
    public var found: @Sendable (Int) -> String = { $0 == 1 ? "1 suggestion" : "\($0) suggestions" }
  }
}
