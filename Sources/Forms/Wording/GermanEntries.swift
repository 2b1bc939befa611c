/// What is wrong with a text that has a format: what it should be, then what it is.
extension GermanProblems {
  func entry(_ problem: EntryProblem) -> String {
    switch problem {
    case .unfit(_, .noSpace): "Geben Sie dies ohne Leerzeichen ein."
    case .unfit(let character, let expected):
      "Geben Sie hier \(name(expected)) ein, nicht \(quoted(character))."
    case .displaced(let character, let expected):
      "Damit käme \(quoted(character)) dorthin, wo \(subject(expected)) hingehört."
    case .digitsOnly: "Geben Sie nur Ziffern ein."
    case .fullOfBytes(let maximum): "Hier ist nur für \(maximum) Byte Platz."
    case .incomplete(let example): "Geben Sie alles ein, wie in \(example)."
    case .digitsMissing(let count):
      count == 1 ? "Geben Sie eine Ziffer ein." : "Geben Sie alle \(count) Ziffern ein."
    case .tooManyBytes(let maximum): "Verwenden Sie höchstens \(maximum) Byte."
    case .notAPhoneNumber(true):
      "Geben Sie 10 Ziffern wie 555-555-5555 ein, oder + und die Landesvorwahl zuerst."
    case .notAPhoneNumber(false): "Geben Sie + und die Landesvorwahl zuerst ein, wie +49 30 23125000."
    case .cardIncomplete: "Geben Sie alle Ziffern der Kartennummer ein."
    case .number(let problem): number(problem)
    case .size(let problem): size(problem)
    case .date(let problem, let example): date(problem, example: example)
    case .below(let minimum): "Geben Sie \(minimum) oder mehr ein."
    case .above(let maximum): "Geben Sie \(maximum) oder weniger ein."
    case .outside(let minimum, let maximum): "Geben Sie einen Wert von \(minimum) bis \(maximum) ein."
    }
  }

  private func quoted(_ character: Character) -> String { "„\(QuotedText.safe(character))“" }

  private func name(_ expected: EntryExpectation) -> String {
    switch expected {
    case .mask(.place(let place)): name(place)
    case .mask(.literal(let literal)): quoted(literal)
    case .number(nil, false): "eine Ziffer"
    case .number(nil, true): "eine Ziffer oder „-“"
    case .number(let sign?, false): "eine Ziffer oder „\(sign)“"
    case .number(let sign?, true): "eine Ziffer, „\(sign)“ oder „-“"
    case .size: "eine Größe wie 10G oder 512M"
    case .noSpace: "kein Leerzeichen"
    }
  }

  /// The same as the subject of a sentence, where that differs.
  private func subject(_ expected: EntryExpectation) -> String {
    if case .mask(.place(.letter)) = expected { return "ein Buchstabe" }
    if case .mask(.place(.letterOrDigit)) = expected { return "ein Buchstabe oder eine Ziffer" }
    if case .mask(.place(.hexDigit)) = expected { return "eine Ziffer oder ein Buchstabe von A bis F" }
    return name(expected)
  }

  private func name(_ place: MaskPlace) -> String {
    switch place {
    case .letter: "einen Buchstaben"
    case .letterOrDigit: "einen Buchstaben oder eine Ziffer"
    case .notBlank: "etwas anderes als ein Leerzeichen"
    case .digit: "eine Ziffer"
    case .digitFromOne: "eine Ziffer von 1 bis 9"
    case .digitOrSign: "eine Ziffer, „+“ oder „-“"
    case .hexDigit: "eine Ziffer oder einen Buchstaben von A bis F"
    case .binaryDigit: "0 oder 1"
    }
  }

  private func number(_ problem: NumberProblem) -> String {
    switch problem {
    case .empty, .notANumber: "Geben Sie eine Zahl ein."
    case .unexpected(let character): "Geben Sie eine Zahl ohne \(quoted(character)) an dieser Stelle ein."
    case .misplacedGrouping(let sign, let decimalSign):
      "Lassen Sie \(quoted(sign)) weg, oder schreiben Sie \(quoted(decimalSign)) vor Nachkommastellen."
    case .tooManyDecimals(0): "Geben Sie eine ganze Zahl ein."
    case .tooManyDecimals(let limit):
      "Verwenden Sie höchstens \(limit) \(limit == 1 ? "Nachkommastelle" : "Nachkommastellen")."
    case .tooManyDigits(let limit): "Verwenden Sie höchstens \(limit) Ziffern."
    case .negativeNotAllowed: "Geben Sie eine Zahl ein, die nicht unter null liegt."
    }
  }

  private func size(_ problem: ByteSizeProblem) -> String {
    switch problem {
    case .empty, .notANumber: "Geben Sie eine Größe wie 10G oder 512M ein."
    case .missingUnit: "Fügen Sie eine Einheit an: B, K, M, G, T oder P."
    case .unknownUnit(let unit):
      "„\(QuotedText.safe(unit))“ ist keine Einheit; verwenden Sie B, K, M, G, T oder P."
    case .negative: "Geben Sie eine Größe ein, die nicht unter null liegt."
    case .tooLarge: "Geben Sie eine kleinere Größe ein."
    }
  }

  private func date(_ problem: DateProblem, example: String) -> String {
    switch problem {
    case .incomplete, .unreadable: "Geben Sie ein ganzes Datum ein, wie \(example)."
    case .twoDigitYear: "Geben Sie das Jahr vierstellig ein, wie \(example)."
    case .noSuchYear: "Geben Sie ein Jahr von 0001 bis 9999 ein."
    case .noSuchMonth(let month): "Den Monat \(month) gibt es nicht; geben Sie einen von 01 bis 12 ein."
    case .noSuchDay(let day, _, _, let last):
      "Den \(day). gibt es in diesem Monat nicht; sein letzter ist der \(last)."
    }
  }
}
