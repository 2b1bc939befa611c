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

  public init() {}
}
