extension EntryProblem {
  /// What is wrong with a text that has a format, in English: what it should be, then what it is.
  var english: String {
    switch self {
    case .unfit(let character, .noSpace):
      character == " " ? "Type this without spaces." : "Type this without spaces or tabs."
    case .unfit(let character, let expected):
      "Type \(expected.english) here, not “\(QuotedText.safe(character))”."
    case .displaced(let character, let expected):
      "That would move “\(QuotedText.safe(character))” to where \(expected.english) belongs."
    case .digitsOnly: "Type digits only."
    case .fullOfBytes(let maximum): "There is room for \(maximum) bytes only."
    case .incomplete(let example): "Enter all of it, like \(example)."
    case .digitsMissing(let count): count == 1 ? "Enter a digit." : "Enter all \(count) digits."
    case .tooManyBytes(let maximum): "Use at most \(maximum) bytes."
    case .notAPhoneNumber(true): "Enter 10 digits like 555-555-5555, or + and the country code first."
    case .notAPhoneNumber(false): "Enter + and the country code first, like +44 20 7946 0000."
    case .wrongCheckDigit: "Check the number; one of its digits is wrong."
    case .cardIncomplete: "Enter all digits of the card number."
    case .number(let problem, let sign): problem.english(decimalSign: sign)
    case .size(let problem): problem.english
    case .date(let problem, let example): problem.english(example: example)
    case .expired: "Enter a date that is not over."
    case .below(let minimum): "Enter \(minimum) or more."
    case .above(let maximum): "Enter \(maximum) or less."
    case .outside(let minimum, let maximum): "Enter a value from \(minimum) to \(maximum)."
    case .dayBefore(let first): "Enter \(first) or a later day."
    case .dayAfter(let last): "Enter \(last) or an earlier day."
    case .offStep(let step, nil): "Enter a multiple of \(step)."
    case .offStep(let step, let start?): "Enter \(start), or go on from there in steps of \(step)."
    }
  }
}

extension EntryExpectation {
  fileprivate var english: String {
    switch self {
    case .mask(.place(let place)): place.english
    case .mask(.literal(let literal)): "“\(literal)”"
    case .number(let sign, let allowsNegative):
      switch (sign, allowsNegative) {
      case (nil, false): "a digit"
      case (nil, true): "a digit or “-”"
      case (let sign?, false): "a digit or “\(sign)”"
      case (let sign?, true): "a digit, “\(sign)” or “-”"
      }
    case .size: "a size like 10G or 512M"
    case .noSpace: "no spaces"
    }
  }
}

extension MaskPlace {
  fileprivate var english: String {
    switch self {
    case .letter: "a letter"
    case .letterOrDigit: "a letter or a digit"
    case .notBlank: "something other than a space"
    case .digit: "a digit"
    case .digitFromOne: "a digit from 1 to 9"
    case .digitOrSign: "a digit, “+” or “-”"
    case .hexDigit: "a digit or a letter from A to F"
    case .binaryDigit: "0 or 1"
    }
  }
}

extension NumberProblem {
  fileprivate func english(decimalSign: Character) -> String {
    switch self {
    case .empty, .notANumber: "Enter a number."
    case .unexpected(let character): "Enter a number without “\(QuotedText.safe(character))” in that place."
    case .misplacedGrouping(let sign, let decimalSign):
      "Leave out “\(sign)”, or write “\(decimalSign)” before decimals."
    case .tooManyDecimals(0): "Enter a whole number."
    case .tooManyDecimals(let limit): "Use at most \(limit) \(limit == 1 ? "decimal" : "decimals")."
    case .tooManyDigits(let limit): "Use at most \(limit) digits."
    case .negativeNotAllowed: "Enter a number that is not below zero."
    }
  }
}

extension ByteSizeProblem {
  fileprivate var english: String {
    switch self {
    case .empty, .notANumber: "Enter a size like 10G or 512M."
    case .missingUnit: "Add a unit: B, K, M, G, T or P."
    case .unknownUnit(let unit): "“\(QuotedText.safe(unit, limit: 20))” is no unit; use B, K, M, G, T or P."
    case .negative: "Enter a size that is not below zero."
    case .tooLarge: "Enter a smaller size."
    }
  }
}

extension DateProblem {
  fileprivate func english(example: String) -> String {
    switch self {
    case .incomplete, .unreadable: "Enter a whole date, like \(example)."
    case .twoDigitYear: "Enter the year with four digits, like \(example)."
    case .noSuchYear: "Enter a year from 0001 to 9999."
    case .noSuchMonth(let month): "There is no month \(month); enter one from 01 to 12."
    case .noSuchDay(let day, _, _, let last): "There is no day \(day) in that month; its last is \(last)."
    }
  }
}
