/// What line mode says, and what is said of answers known beforehand (A2).
public struct LineWords: Sendable {
  public var disabled = "This can’t be answered as the other answers stand. Remove it."
  /// Said once, before the first question.
  public var introduction = "Answer each question and press Enter. Type ? for help, < to go back."
  public var now: @Sendable (String) -> String = { "Now: \($0). Press Enter to keep it." }
  public var nowSecret = "Something is entered. Press Enter to keep it."
  public var toEmpty = "Type - to leave it empty."
  public var optionalEmpty = "Press Enter to leave it empty."
  public var format: @Sendable (String) -> String = { "For example: \($0)" }
  public var hidden = "What you type is not shown."
  public var yesNo = "Type y for yes, n for no."
  public var yes = "yes"
  public var no = "no"
  /// Answers that mean yes and no, lower case.
  public var yesAnswers = ["y", "yes", "true", "on"]
  public var noAnswers = ["n", "no", "false", "off"]
  public var chooseOne = "Type a number or a name."
  public var chooseSeveral = "Type numbers or names, separated by commas."
  public var chooseFromMany: @Sendable (Int) -> String = {
    "There are \($0) to choose from. Type part of a name to find one; ? lists all."
  }
  public var several: @Sendable (Int) -> String = { "\($0) match. Type a number or more of the name." }
  public var none: @Sendable (String) -> String = { "Nothing matches “\($0)”. Type a number or a name." }
  public var notYesNo = "Type y for yes or n for no."
  public var longText = "Type the text line by line. End with a line that has only a period."
  public var longNow = "This stands there now:"
  public var longKeep = "Press Enter to keep it."
  public var first = "This is the first question."
  public var noHelp = "There is no help for this."
  public var escape = "To answer with <, ? or - itself, type \\ in front of it."
  public var notUTF8 = "That is no UTF-8 text. Type it again."
  public var tooLong = "That is too long to read. Type less."
  /// Under the lines of a review.
  public var review = "Press Enter to go on, type a number to change an answer."
  /// Under the answers to an alert.
  public var alert = "Type a number."
  public var noNumber = "Type one of the numbers."
  public var readOnly: @Sendable (_ label: String, _ value: String) -> String = { "\($0): \($1)" }
  public var ended = "The input ended before the form was done. Nothing was submitted."
  public var prompt = "> "

  /// English.
  public static let english = LineWords()

  /// German.
  public static let german: LineWords = {
    var words = LineWords()
    words.disabled = "Das ist nicht zu beantworten, so wie die anderen Antworten sind. Entfernen Sie es."
    words.introduction =
      "Beantworten Sie jede Frage und drücken Sie die Eingabetaste. Mit ? gibt es Hilfe, mit < geht es zurück."
    words.now = { "Jetzt: \($0). Die Eingabetaste behält es bei." }
    words.nowSecret = "Etwas ist eingegeben. Die Eingabetaste behält es bei."
    words.toEmpty = "Mit - bleibt es leer."
    words.optionalEmpty = "Mit der Eingabetaste bleibt es leer."
    words.format = { "Zum Beispiel: \($0)" }
    words.hidden = "Was Sie tippen, wird nicht angezeigt."
    words.yesNo = "Tippen Sie j für ja, n für nein."
    words.yes = "ja"
    words.no = "nein"
    words.yesAnswers = ["j", "ja", "y", "yes", "true"]
    words.noAnswers = ["n", "nein", "no", "false"]
    words.chooseOne = "Tippen Sie eine Nummer oder einen Namen."
    words.chooseSeveral = "Tippen Sie Nummern oder Namen, durch Kommas getrennt."
    words.chooseFromMany = {
      "Es gibt \($0) zur Auswahl. Tippen Sie einen Teil eines Namens; ? zeigt alle."
    }
    words.several = { "\($0) passen. Tippen Sie eine Nummer oder mehr vom Namen." }
    words.none = { "Nichts passt zu „\($0)“. Tippen Sie eine Nummer oder einen Namen." }
    words.notYesNo = "Tippen Sie j für ja oder n für nein."
    words.longText = "Tippen Sie den Text Zeile für Zeile. Eine Zeile nur mit einem Punkt beendet ihn."
    words.longNow = "Das steht jetzt da:"
    words.longKeep = "Die Eingabetaste behält es bei."
    words.first = "Das ist die erste Frage."
    words.noHelp = "Hierzu gibt es keine Hilfe."
    words.escape = "Um <, ? oder - selbst zu antworten, tippen Sie \\ davor."
    words.notUTF8 = "Das ist kein Text in UTF-8. Tippen Sie es noch einmal."
    words.tooLong = "Das ist zu lang. Tippen Sie weniger."
    words.review = "Die Eingabetaste geht weiter; eine Nummer ändert eine Antwort."
    words.alert = "Tippen Sie eine Nummer."
    words.noNumber = "Tippen Sie eine der Nummern."
    words.ended = "Die Eingabe endete, bevor das Formular fertig war. Nichts wurde abgesendet."
    return words
  }()

  /// English words, to be changed one by one.
  public init() {}
}
