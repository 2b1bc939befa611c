/// What is wrong with a value: data, not words. `Wording` makes the sentence (T19, T22).
public indirect enum Problem: Error, Sendable, Hashable {
  /// Nothing stands in a required field.
  case required
  case tooShort(minimum: Int)
  case tooLong(maximum: Int)
  /// Kinds of characters of which one at least is due.
  case lacks([CharacterKind])
  /// A password that is guessed sooner than one of the strength that is due.
  case tooWeak(PasswordStrength)
  /// Another field, by its label, does not hold the same.
  case differs(from: String)
  /// The same, but what is typed so far could still become it: no reason to interrupt.
  case differsSoFar(from: String)
  case notOneOf([String])
  case notAllowed
  /// A text that does not have the form asked for.
  case wrongForm
  /// A toggle that has to be on.
  case mustBeOn
  /// A text that its format doesn't take.
  case entry(EntryProblem)
  case notANumber
  case tooSmall(minimum: DecimalNumber)
  case tooLarge(maximum: DecimalNumber)
  /// A number between two steps, which are counted from a first one.
  case offStep(step: DecimalNumber, from: DecimalNumber)
  case tooEarly(first: CalendarDate)
  case tooLate(last: CalendarDate)
  case tooFewChosen(minimum: Int)
  case tooManyChosen(maximum: Int)
  /// Words given with the rule.
  case words(String)

  // Amounts and days
  /// It has expired.
  case past
  /// It has to come after what another field, by its label, holds.
  case notAfter(String)
  /// It must not come before what another field, by its label, holds.
  case before(String)

  // Forms of text, each with what its validator says
  /// White space at an end, which nobody sees.
  case blankAtStart, blankAtEnd
  case email(EmailAddress.Problem)
  case url(WebAddress.Problem)
  case hostName(HostName.Problem)
  case userName(UserName.Problem)
  case realName(RealName.Problem)
  case interfaceName(InterfaceName.Problem)
  case ipAddress(IPAddress.Problem)
  case network(IPNetwork.Problem)
  case networkNumber(NetworkNumber)
  case macAddress(MACAddress.Problem)
  case checkDigit

  // Rules that run beside typing
  case path(PathProblem)
  /// A rule found the value wrong and gave no reason.
  case notAccepted
  /// The time limit of a rule was over.
  case checkTimedOut
  /// A rule could not be run.
  case checkFailed

  // Refused input
  /// The field is as long as it may get.
  case full(maximum: Int)
  /// A character that has no place here.
  case characterNotAccepted(Character)
}

/// Kinds of characters that a rule can demand.
public enum CharacterKind: String, Sendable, Hashable, CaseIterable {
  /// 0 to 9.
  case digit
  /// A letter in upper case, in any script that has cases.
  case upper
  /// A letter in lower case.
  case lower
  /// Neither letter nor digit nor white space.
  case symbol
}

/// What a path has to be.
public enum PathDemand: String, Sendable, Hashable, CaseIterable {
  /// Something is there.
  case exists
  /// A directory is there.
  case directory
  /// It can be written: what is there, or else the directory that it would be made in.
  case writable
}

/// What is wrong with a path.
public enum PathProblem: Sendable, Hashable {
  case missing
  case notADirectory
  case notWritable
}
