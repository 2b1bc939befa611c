/// What is wrong with a text that has a format: what it should be, then what it is.
extension EnglishProblems {
  func entry(_ problem: EntryProblem) -> String {
    switch problem {
    case .unfit(_, .noSpace): "Type this without spaces."
    case .unfit(let character, let expected): "Type \(name(expected)) here, not \(quoted(character))."
    case .displaced(let character, let expected):
      "That would move \(quoted(character)) to where \(name(expected)) belongs."
    case .digitsOnly: "Type digits only."
    case .fullOfBytes(let maximum): "There is room for \(maximum) bytes only."
    case .incomplete(let example): "Enter all of it, like \(example)."
    case .digitsMissing(let count): count == 1 ? "Enter a digit." : "Enter all \(count) digits."
    case .tooManyBytes(let maximum): "Use at most \(maximum) bytes."
    case .notAPhoneNumber(true): "Enter 10 digits like 555-555-5555, or + and the country code first."
    case .notAPhoneNumber(false): "Enter + and the country code first, like +44 20 7946 0000."
    case .cardIncomplete: "Enter all digits of the card number."
    case .number(let problem): number(problem)
    case .size(let problem): size(problem)
    case .date(let problem, let example): date(problem, example: example)
    case .below(let minimum): "Enter \(minimum) or more."
    case .above(let maximum): "Enter \(maximum) or less."
    case .outside(let minimum, let maximum): "Enter a value from \(minimum) to \(maximum)."
    }
  }

  private func quoted(_ character: Character) -> String { "“\(QuotedText.safe(character))”" }

  private func name(_ expected: EntryExpectation) -> String {
    switch expected {
    case .mask(.place(let place)): name(place)
    case .mask(.literal(let literal)): quoted(literal)
    case .number(nil, false): "a digit"
    case .number(nil, true): "a digit or “-”"
    case .number(let sign?, false): "a digit or “\(sign)”"
    case .number(let sign?, true): "a digit, “\(sign)” or “-”"
    case .size: "a size like 10G or 512M"
    case .noSpace: "no space"
    }
  }

  private func name(_ place: MaskPlace) -> String {
    switch place {
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

  private func number(_ problem: NumberProblem) -> String {
    switch problem {
    case .empty, .notANumber: "Enter a number."
    case .unexpected(let character): "Enter a number without \(quoted(character)) in that place."
    case .misplacedGrouping(let sign, let decimalSign):
      "Leave out \(quoted(sign)), or write \(quoted(decimalSign)) before decimals."
    case .tooManyDecimals(0): "Enter a whole number."
    case .tooManyDecimals(let limit): "Use at most \(limit) \(limit == 1 ? "decimal" : "decimals")."
    case .tooManyDigits(let limit): "Use at most \(limit) digits."
    case .negativeNotAllowed: "Enter a number that is not below zero."
    }
  }

  private func size(_ problem: ByteSizeProblem) -> String {
    switch problem {
    case .empty, .notANumber: "Enter a size like 10G or 512M."
    case .missingUnit: "Add a unit: B, K, M, G, T or P."
    case .unknownUnit(let unit): "“\(QuotedText.safe(unit))” is no unit; use B, K, M, G, T or P."
    case .negative: "Enter a size that is not below zero."
    case .tooLarge: "Enter a smaller size."
    }
  }

  private func date(_ problem: DateProblem, example: String) -> String {
    switch problem {
    case .incomplete, .unreadable: "Enter a whole date, like \(example)."
    case .twoDigitYear: "Enter the year with four digits, like \(example)."
    case .noSuchYear: "Enter a year from 0001 to 9999."
    case .noSuchMonth(let month): "There is no month \(month); enter one from 01 to 12."
    case .noSuchDay(let day, _, _, let last): "There is no day \(day) in that month; its last is \(last)."
    }
  }
}
