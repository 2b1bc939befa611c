/// All words that the toolkit itself says, in one value that can be replaced or translated.
///
/// Labels are Title Case, sentences end with a period, errors say what is wrong and how to mend it
/// (T21, T22).
public struct Wording: Sendable {
  public var allRequired = "All fields are required unless marked optional."
  public var optional = "(optional)"
  public var problem: @Sendable (Problem, _ label: String) -> String = Wording.englishProblem
  public var requiredDone: @Sendable (_ done: Int, _ all: Int) -> String = {
    "\($0) of \($1) required \($1 == 1 ? "field" : "fields") done"
  }
  public var thingsToMend: @Sendable (Int) -> String = { "\($0) things to mend, F3 lists them" }
  public var toMend: @Sendable (Int) -> String = { $0 == 1 ? "1 field to mend" : "\($0) fields to mend" }
  public var spokenError: @Sendable (String) -> String = { "Error: \($0)" }
  public var submitAvailable: @Sendable (String) -> String = { "\($0) is available." }
  public var submitUnavailable: @Sendable (String) -> String = { "\($0) is not available yet." }
  public var undid: @Sendable (String) -> String = { "Undid \($0)." }
  public var redid: @Sendable (String) -> String = { "Redid \($0)." }
  public var tooSmall = "Make this window larger to go on."
  public var keys = KeyWords()
  public var roles = RoleWords()
  public var alerts = AlertWords()
  public var pages = PageWords()
  public var drafts = DraftWords()
  public var edits = EditWords()
  public var line = LineWords()
  public var files = FileWords()
  public var calendar = CalendarWords()
  public var suggestions = SuggestionWords()
  public var notices = NoticeWords()

  public static let english = Wording()

  public init() {}

  /// The names of keys and of what they do, for the row of keys.
  public struct KeyWords: Sendable {
    public var next = "Next"
    public var previous = "Previous"
    public var help = "Help"
    public var leave = "Leave"
    public var close = "Close"
    public var change = "Change"
    public var open = "Open"
    public var take = "Take"
    public var filter = "Type to Filter"
    public var up = "Go Up"
    public var check = "Check"
    public var done = "Done"
    public var month = "Month"
    public var hidden = "Hidden Files"
    public var noMatch = "Nothing matches."
    public var go = "Go"
    public var submit = "Submit"
    public var show = "Show"
    public var clear = "Clear"
    public var undo = "Undo"
    public var redo = "Redo"
    public var revert = "Revert Field"
    public var revertForm = "Revert Form"
    public var menuTitle = "What You Can Do Here"
    public var summaryTitle = "To Mend"
    public var helpTitle = "Help"
  }

  /// What a screen reader calls each kind of control (A1).
  public struct RoleWords: Sendable {
    public var textField = "text field"
    public var secureField = "secure text field"
    public var multiline = "multi-line text field"
    public var toggle = "checkbox"
    public var picker = "pop-up button"
    public var button = "button"
    public var tab = "tab"
    public var on = "checked"
    public var off = "not checked"
    public var dimmed = "dimmed"
    public var choice = "radio group"
    public var multiple = "group of checkboxes"
    public var stepper = "stepper"
    public var note = "text"
    public var selected = "selected"
    public var notSelected = "not selected"
    public var place: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
    public var characters: @Sendable (Int) -> String = { $0 == 1 ? "1 character" : "\($0) characters" }
  }

  /// Titles, sentences and buttons of alerts.
  public struct AlertWords: Sendable {
    public var leaveTitle: @Sendable (String) -> String = { "Leave “\($0)”?" }
    public var leaveMessage = "What you entered will be lost."
    public var keepEditing = "Keep Editing"
    public var leave = "Leave"
    public var clearTitle: @Sendable (String) -> String = { "Clear “\($0)”?" }
    public var clearMessage = "All of its text will be removed."
    public var keep = "Keep"
    public var clear = "Clear"
    public var revertFormTitle: @Sendable (String) -> String = { "Revert “\($0)”?" }
    public var revertFormMessage = "Every field goes back to how it was at first. You can undo this."
    public var revertSecretsMessage =
      "Every field goes back to how it was at first. Passwords can’t be brought back afterwards."
    public var revert = "Revert"
  }

  /// What undo and redo name, in Title Case.
  public struct EditWords: Sendable {
    public var name: @Sendable (EditName) -> String = EditWords.english

    @Sendable static func english(_ name: EditName) -> String {
      switch name {
      case .typing: "Typing"
      case .deletion: "Deletion"
      case .kill: "Kill"
      case .yank: "Yank"
      case .paste: "Paste"
      case .drop: "Drop"
      case .move: "Move"
      case .clear: "Clear"
      case .transposition: "Transposition"
      case .caseChange: "Case Change"
      case .completion: "Completion"
      case .replacement: "Replacement"
      case .revert: "Revert"
      case .choice: "Choice"
      }
    }
  }
}

extension Wording {
  @Sendable static func englishProblem(_ problem: Problem, label: String) -> String {
    switch problem {
    case .required: "Enter \(label) to continue."
    case .tooShort(let minimum): "Use at least \(counted(minimum, "character"))."
    case .tooLong(let maximum): "Use at most \(counted(maximum, "character"))."
    case .notAnEmailAddress: "Enter an email address like name@domain.com."
    case .differs(let other): "Enter the same as in \(other)."
    case .notOneOf(let allowed): "Enter one of these: \(allowed.joined(separator: ", "))."
    case .notAllowed: "Enter something else; this one is not available."
    case .wrongForm: "Enter \(label) in the form asked for."
    case .mustBeOn: "Turn this on to continue."
    case .notANumber: "Enter a number."
    case .tooSmall(let minimum): "Enter \(minimum) or more."
    case .tooLarge(let maximum): "Enter \(maximum) or less."
    case .offStep(let step, let start): "Use steps of \(step), counted from \(start)."
    case .tooEarly(let first): "Choose \(first) or a later day."
    case .tooLate(let last): "Choose \(last) or an earlier day."
    case .tooFewChosen(let minimum): "Choose at least \(minimum)."
    case .tooManyChosen(let maximum): "Choose at most \(maximum)."
    case .words(let words): words
    case .full(let maximum): "There is room for \(counted(maximum, "character")) only."
    case .characterNotAccepted(let character): "“\(character)” can’t be entered here."
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
