/// Why a typed text is no number for its field. What is carried lets the words say how to mend it.
public enum NumberProblem: Error, Hashable, Sendable {
  /// Nothing but blanks.
  case empty
  /// No digits: a sign alone.
  case notANumber
  /// This character can't stand in the number, or can't stand there.
  case unexpected(Character)
  /// A grouping sign where grouping would put none, or missing where it would. Who meant decimals needs the decimal
  /// sign given here.
  case misplacedGrouping(sign: Character, decimalSign: Character)
  /// More decimals than are taken: 0 means whole numbers only.
  case tooManyDecimals(limit: Int)
  /// More digits than a number holds, leading zeros aside.
  case tooManyDigits(limit: Int)
  /// Below zero in a field that takes none such.
  case negativeNotAllowed
}
