extension Wording {
  /// What line mode says, and what is said of answers known beforehand (A2).
  public struct LineWords: Sendable {
    /// Of an answer to a field that the other answers disable.
    public var disabled: String
    /// Said once, before the first question.
    public var introduction: String
    /// What stands there, and how to keep it.
    public var now: @Sendable (_ value: String) -> String
    /// What stands there and is wrong.
    public var nowWrong: @Sendable (_ value: String) -> String
    /// Something secret stands there.
    public var nowSecret: String
    /// How to empty what need not be answered.
    public var toEmpty: String
    /// How to leave empty what need not be answered.
    public var optionalEmpty: String
    /// An example of the form that is due.
    public var format: @Sendable (_ prompt: String) -> String
    /// A secret is asked for.
    public var hidden: String
    /// How a question is answered by yes or no.
    public var yesNo: String
    /// That something is so.
    public var yes: String
    /// That it is not.
    public var no: String
    /// Answers that mean yes, in lower case.
    public var yesAnswers: [String]
    /// Answers that mean no, in lower case.
    public var noAnswers: [String]
    /// Under options of which one is chosen.
    public var chooseOne: String
    /// Under options of which several are chosen.
    public var chooseSeveral: String
    /// Instead of a long list of options.
    public var chooseFromMany: @Sendable (_ count: Int) -> String
    /// Under options that all match what was typed.
    public var several: @Sendable (_ count: Int) -> String
    /// No option matches what was typed.
    public var none: @Sendable (_ typed: String) -> String
    /// How a text of several lines ends.
    public var longText: String
    /// Above a text of several lines that stands there.
    public var longNow: String
    /// How to keep it.
    public var longKeep: String
    /// There is no question to go back to.
    public var first: String
    /// A field has neither tip nor helper text.
    public var noHelp: String
    /// How to answer with a sign that means something.
    public var escape: String
    /// A line that is no UTF-8.
    public var notUTF8: String
    /// A line longer than any answer.
    public var tooLong: String
    /// Under the lines of a review.
    public var review: String
    /// Under the buttons of an alert.
    public var alert: String
    /// A number of a list was due.
    public var noNumber: String
    /// A value that is told, not asked.
    public var told: @Sendable (_ label: String, _ value: String) -> String
    /// There is no more input.
    public var ended: String
    /// Stands before what is typed.
    public var prompt: String
  }
}

extension Wording.LineWords {
  /// English.
  public static let english = Self(
    disabled: "This can’t be answered as the other answers stand. Remove it.",
    introduction: "Answer each question and press Enter. Type ? for help, < to go back.",
    now: { "Now: \($0). Press Enter to keep it." }, nowWrong: { "Now: \($0)" },
    nowSecret: "Something is entered. Press Enter to keep it.",
    toEmpty: "Type - to leave it empty.", optionalEmpty: "Press Enter to leave it empty.",
    format: { "For example: \($0)" }, hidden: "What you type is not shown.",
    yesNo: "Type y for yes or n for no.", yes: "yes", no: "no",
    yesAnswers: ["y", "yes", "true", "on"], noAnswers: ["n", "no", "false", "off"],
    chooseOne: "Type a number or a name.", chooseSeveral: "Type numbers or names, separated by commas.",
    chooseFromMany: { "There are \($0) to choose from. Type part of a name to find one; ? lists all." },
    several: { "\($0) match. Type a number or more of the name." },
    none: { "Nothing matches “\($0)”. Type a number or a name." },
    longText: "Type the text line by line. End with a line that has only a period.",
    longNow: "This stands there now:", longKeep: "Press Enter to keep it.",
    first: "This is the first question.", noHelp: "There is no help for this.",
    escape: #"To answer with <, ? or - itself, type \ in front of it."#,
    notUTF8: "That is no UTF-8 text. Type it again.", tooLong: "That is too long to read. Type less.",
    review: "Press Enter to go on, type a number to change an answer.", alert: "Type a number.",
    noNumber: "Type one of the numbers.", told: { "\($0): \($1)" },
    ended: "The input ended before the form was done. Nothing was submitted.", prompt: "> ")

  /// German.
  public static let german = Self(
    disabled: "Das lässt sich bei den anderen Angaben nicht beantworten. Entfernen Sie es.",
    introduction: "Beantworten Sie jede Frage und drücken Sie Enter. ? zeigt Hilfe, < geht zurück.",
    now: { "Jetzt: \($0). Enter behält es bei." }, nowWrong: { "Jetzt: \($0)" },
    nowSecret: "Etwas ist eingegeben. Enter behält es bei.",
    toEmpty: "- lässt es leer.", optionalEmpty: "Enter lässt es leer.",
    format: { "Zum Beispiel: \($0)" }, hidden: "Was Sie tippen, wird nicht angezeigt.",
    yesNo: "Tippen Sie j für ja oder n für nein.", yes: "ja", no: "nein",
    yesAnswers: ["j", "ja", "y", "yes", "true", "on"], noAnswers: ["n", "nein", "no", "false", "off"],
    chooseOne: "Tippen Sie eine Nummer oder einen Namen.",
    chooseSeveral: "Tippen Sie Nummern oder Namen, durch Kommas getrennt.",
    chooseFromMany: { "\($0) stehen zur Wahl. Tippen Sie einen Teil des Namens; ? zeigt alle." },
    several: { "\($0) passen. Tippen Sie eine Nummer oder mehr vom Namen." },
    none: { "Nichts passt zu „\($0)“. Tippen Sie eine Nummer oder einen Namen." },
    longText: "Tippen Sie den Text Zeile für Zeile. Eine Zeile mit nur einem Punkt beendet ihn.",
    longNow: "Jetzt steht hier:", longKeep: "Enter behält es bei.",
    first: "Das ist die erste Frage.", noHelp: "Dazu gibt es keine Hilfe.",
    escape: #"Um mit <, ? oder - selbst zu antworten, tippen Sie \ davor."#,
    notUTF8: "Das ist kein Text in UTF-8. Tippen Sie es noch einmal.",
    tooLong: "Das ist zu lang. Tippen Sie weniger.",
    review: "Enter geht weiter, eine Nummer ändert eine Angabe.", alert: "Tippen Sie eine Nummer.",
    noNumber: "Tippen Sie eine der Nummern.", told: { "\($0): \($1)" },
    ended: "Die Eingabe endete vor dem Formular. Nichts wurde abgesendet.", prompt: "> ")
}
