/// All words that the toolkit itself says, in one value that can be replaced or translated.
///
/// Labels are Title Case, sentences end with a period, errors say what is wrong and how to mend it
/// (T21, T22). No part has a default, so that a language can't lack a word: one that does won't compile.
/// For words of one's own change a copy of `english` or `german`.
public struct Wording: Sendable {
  /// The language of these words (ISO 639): `en`.
  public var language: String
  /// Stands once at the top of a form of several fields (T20).
  public var allRequired: String
  /// Stands behind the label of an optional field.
  public var optional: String
  /// Stands at the end of the label's row where a value can only be read.
  public var readOnly: String
  /// The sentence for a problem of the field with a label, with the verb for how it is answered. Numbers and
  /// dates go by the locale.
  public var problem:
    @Sendable (_ problem: Problem, _ label: String, _ answered: AnswerManner, _ locale: LocaleSymbols) ->
      String
  /// How far the required fields are, beside the button.
  public var requiredDone: @Sendable (_ done: Int, _ all: Int) -> String
  /// Continue was tried while so many fields, two at least, are wrong. The key lists them; nil where none does.
  public var thingsToMend: @Sendable (_ count: Int, _ key: String?) -> String
  /// So many fields are filled and wrong, beside the button.
  public var toMend: @Sendable (Int) -> String
  /// An error as it is spoken.
  public var spokenError: @Sendable (_ words: String) -> String
  /// The button, by its label, can be pressed now.
  public var submitAvailable: @Sendable (_ label: String) -> String
  /// The button, by its label, can't be pressed any more.
  public var submitUnavailable: @Sendable (_ label: String) -> String
  /// What undo has taken back.
  public var undid: @Sendable (_ edit: String) -> String
  /// What redo has done again.
  public var redid: @Sendable (_ edit: String) -> String
  /// A rule of a field runs beside typing.
  public var checking: String
  /// Continue was tried while the rules of a field, by its label, still run.
  public var stillChecking: @Sendable (_ label: String) -> String
  /// Stands in for a form that does not fit.
  public var tooSmall: String
  /// The same where that does not fit either: a word or two.
  public var tooSmallBriefly: String
  /// Names of keys and of what they do.
  public var keys: KeyWords
  /// Kinds of controls, as they are spoken.
  public var roles: RoleWords
  /// Questions that are asked before anything is lost.
  public var alerts: AlertWords
  /// What undo and redo name.
  public var edits: EditWords
  /// What became of a paste, a drop, an undo.
  public var notices: NoticeWords
  /// What is said of pages.
  public var pages: PageWords
  /// What is said of drafts.
  public var drafts: DraftWords
  /// What is said of long tasks.
  public var progress: ProgressWords
  /// What the list of files says.
  public var files: FileWords
  /// What calendars say.
  public var calendar: CalendarWords
  /// What lists of suggestions say.
  public var suggestions: SuggestionWords
  /// What line mode says.
  public var line: LineWords
}

extension Wording {
  /// The words for a locale by its name (`de_AT`, `de-CH.UTF-8`): English where its language is not here.
  public static func language(ofLocale name: String) -> Wording {
    let language = LocaleTag(name).language
    return all.first { $0.language == language } ?? .english
  }

  /// One wording for each language that is built in.
  public static let all: [Wording] = [.english, .german]
}
