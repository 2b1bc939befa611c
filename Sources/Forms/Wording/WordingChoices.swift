/// Words of what choices open: lists, calendars and files.
extension Wording {
  /// What the list of files says.
  public struct FileWords: Sendable {
    /// Takes the folder that is shown.
    public var useFolder: String
    /// A folder is being read.
    public var reading: String
    /// A folder holds nothing that fits.
    public var isEmpty: String
    /// Stands with a file that was taken before.
    public var recent: String
    /// Takes a name that is typed and not there yet.
    public var newName: @Sendable (_ name: String) -> String
    /// Why a folder can't be read, and what to do.
    public var problem: @Sendable (FolderProblem) -> String

    static let english = FileWords(
      useFolder: "Use This Folder", reading: "Reading…", isEmpty: "Nothing to choose is here.",
      recent: "Recent",
      newName: { "New Name: “\($0)”" },
      problem: { problem in
        switch problem {
        case .missing: "There is no such folder. Go up with Backspace."
        case .notAFolder: "This is no folder. Go up with Backspace."
        case .notPermitted: "You are not permitted to read this folder. Go up with Backspace."
        case .other(let number): "This folder can’t be read (error \(number)). Go up with Backspace."
        }
      })

    static let german = FileWords(
      useFolder: "Diesen Ordner verwenden", reading: "Wird gelesen …",
      isEmpty: "Hier gibt es nichts zur Auswahl.",
      recent: "Zuletzt",
      newName: { "Neuer Name: „\($0)“" },
      problem: { problem in
        switch problem {
        case .missing: "Diesen Ordner gibt es nicht. Die Rücktaste führt nach oben."
        case .notAFolder: "Das ist kein Ordner. Die Rücktaste führt nach oben."
        case .notPermitted: "Sie dürfen diesen Ordner nicht lesen. Die Rücktaste führt nach oben."
        case .other(let number):
          "Dieser Ordner ist nicht lesbar (Fehler \(number)). Die Rücktaste führt nach oben."
        }
      })
  }

  /// What calendars say.
  public struct CalendarWords: Sendable {
    /// Said of the day that is today.
    public var today: String
    /// Said of a day that can't be taken.
    public var notAvailable: String

    static let english = CalendarWords(today: "today", notAvailable: "not available")
    static let german = CalendarWords(today: "heute", notAvailable: "nicht verfügbar")
  }

  /// What lists of suggestions say.
  public struct SuggestionWords: Sendable {
    /// The title of the list.
    public var title: String
    /// Forgets what was searched for before.
    public var clearHistory: String
    /// It was forgotten.
    public var historyCleared: String
    /// So many were found.
    public var found: @Sendable (Int) -> String

    static let english = SuggestionWords(
      title: "Suggestions", clearHistory: "Clear History", historyCleared: "The history is cleared.",
      found: { $0 == 1 ? "1 suggestion" : "\($0) suggestions" })
    static let german = SuggestionWords(
      title: "Vorschläge", clearHistory: "Verlauf löschen", historyCleared: "Der Verlauf ist gelöscht.",
      found: { $0 == 1 ? "1 Vorschlag" : "\($0) Vorschläge" })
  }
}
