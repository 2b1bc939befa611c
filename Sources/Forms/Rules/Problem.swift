/// What is wrong with a value: data, not words. `Wording` makes the sentence (T19, T22).
public enum Problem: Sendable, Hashable {
  /// Nothing stands in a required field.
  case required
  case tooShort(minimum: Int)
  case tooLong(maximum: Int)
  case notAnEmailAddress
  /// Another field, by its label, does not hold the same.
  case differs(from: String)
  case notOneOf([String])
  case notAllowed
  /// A text that does not have the form asked for.
  case wrongForm
  /// A toggle that has to be on.
  case mustBeOn
  case notANumber
  indirect case tooSmall(minimum: DecimalNumber)
  indirect case tooLarge(maximum: DecimalNumber)
  /// A number between two steps, which are counted from a first one.
  indirect case offStep(step: DecimalNumber, from: DecimalNumber)
  case tooEarly(first: CalendarDate)
  case tooLate(last: CalendarDate)
  case tooFewChosen(minimum: Int)
  case tooManyChosen(maximum: Int)
  /// Words given with the rule.
  case words(String)
  /// Refused input: the field is as long as it may get.
  case full(maximum: Int)
  /// Refused input: a character that has no place here.
  case characterNotAccepted(Character)
}
