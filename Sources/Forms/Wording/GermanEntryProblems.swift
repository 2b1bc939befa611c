extension EntryProblem {
  /// What is wrong with a text that has a format, in German.
  var german: String {
    switch self {
    case .unfit(let character, .noSpace):
      character == " "
        ? "Schreiben Sie dies ohne Leerzeichen." : "Schreiben Sie dies ohne Leerzeichen und Tabulatoren."
    case .unfit(let character, let expected):
      "Hier gehört \(expected.german) hin, nicht „\(QuotedText.safe(character))“."
    case .displaced(let character, let expected):
      "Dadurch käme „\(QuotedText.safe(character))“ dorthin, wo \(expected.german) hingehört."
    case .digitsOnly: "Geben Sie nur Ziffern ein."
    case .fullOfBytes(let maximum): "Es ist nur Platz für \(maximum) Bytes."
    case .incomplete(let example): "Geben Sie es ganz ein, etwa \(example)."
    case .digitsMissing(let count):
      count == 1 ? "Geben Sie eine Ziffer ein." : "Geben Sie alle \(count) Ziffern ein."
    case .tooManyBytes(let maximum): "Verwenden Sie höchstens \(maximum) Bytes."
    case .notAPhoneNumber(true):
      "Geben Sie 10 Ziffern wie 555-555-5555 ein, oder zuerst + und die Landesvorwahl."
    case .notAPhoneNumber(false): "Geben Sie zuerst + und die Landesvorwahl ein, etwa +49 30 901820."
    case .wrongCheckDigit: "Prüfen Sie die Nummer; eine ihrer Ziffern ist falsch."
    case .cardIncomplete: "Geben Sie alle Ziffern der Kartennummer ein."
    case .number(let problem, let sign): problem.german(decimalSign: sign)
    case .size(let problem): problem.german
    case .date(let problem, let example): problem.german(example: example)
    case .expired: "Geben Sie ein Datum ein, das nicht vorbei ist."
    case .below(let minimum): "Geben Sie \(minimum) oder mehr ein."
    case .above(let maximum): "Geben Sie \(maximum) oder weniger ein."
    case .outside(let minimum, let maximum): "Geben Sie einen Wert von \(minimum) bis \(maximum) ein."
    case .dayBefore(let first): "Geben Sie den \(first) oder einen späteren Tag ein."
    case .dayAfter(let last): "Geben Sie den \(last) oder einen früheren Tag ein."
    case .offStep(let step, nil): "Geben Sie ein Vielfaches von \(step) ein."
    case .offStep(let step, let start?):
      "Geben Sie \(start) ein, oder gehen Sie von dort in Schritten von \(step) weiter."
    }
  }
}

extension EntryExpectation {
  fileprivate var german: String {
    switch self {
    case .mask(.place(let place)): place.german
    case .mask(.literal(let literal)): "„\(literal)“"
    case .number(let sign, let allowsNegative):
      switch (sign, allowsNegative) {
      case (nil, false): "eine Ziffer"
      case (nil, true): "eine Ziffer oder „-“"
      case (let sign?, false): "eine Ziffer oder „\(sign)“"
      case (let sign?, true): "eine Ziffer, „\(sign)“ oder „-“"
      }
    case .size: "eine Größe wie 10G oder 512M"
    case .noSpace: "kein Leerzeichen"
    }
  }
}

extension MaskPlace {
  fileprivate var german: String {
    switch self {
    case .letter: "ein Buchstabe"
    case .letterOrDigit: "ein Buchstabe oder eine Ziffer"
    case .notBlank: "etwas anderes als ein Leerzeichen"
    case .digit: "eine Ziffer"
    case .digitFromOne: "eine Ziffer von 1 bis 9"
    case .digitOrSign: "eine Ziffer, „+“ oder „-“"
    case .hexDigit: "eine Ziffer oder ein Buchstabe von A bis F"
    case .binaryDigit: "0 oder 1"
    }
  }
}

extension NumberProblem {
  fileprivate func german(decimalSign: Character) -> String {
    switch self {
    case .empty, .notANumber: "Geben Sie eine Zahl ein."
    case .unexpected(let character):
      "Geben Sie eine Zahl ohne „\(QuotedText.safe(character))“ an dieser Stelle ein."
    case .misplacedGrouping(let sign, let decimalSign):
      "Lassen Sie „\(sign)“ weg, oder schreiben Sie „\(decimalSign)“ vor Nachkommastellen."
    case .tooManyDecimals(0): "Geben Sie eine ganze Zahl ein."
    case .tooManyDecimals(let limit):
      "Verwenden Sie höchstens \(limit) \(limit == 1 ? "Nachkommastelle" : "Nachkommastellen")."
    case .tooManyDigits(let limit): "Verwenden Sie höchstens \(limit) Ziffern."
    case .negativeNotAllowed: "Geben Sie eine Zahl ein, die nicht unter null liegt."
    }
  }
}

extension ByteSizeProblem {
  fileprivate var german: String {
    switch self {
    case .empty, .notANumber: "Geben Sie eine Größe wie 10G oder 512M ein."
    case .missingUnit: "Fügen Sie eine Einheit an: B, K, M, G, T oder P."
    case .unknownUnit(let unit):
      "„\(QuotedText.safe(unit, limit: 20))“ ist keine Einheit; verwenden Sie B, K, M, G, T oder P."
    case .negative: "Geben Sie eine Größe ein, die nicht unter null liegt."
    case .tooLarge: "Geben Sie eine kleinere Größe ein."
    }
  }
}

extension DateProblem {
  fileprivate func german(example: String) -> String {
    switch self {
    case .incomplete, .unreadable: "Geben Sie ein ganzes Datum ein, etwa \(example)."
    case .twoDigitYear: "Geben Sie das Jahr mit vier Ziffern ein, etwa \(example)."
    case .noSuchYear: "Geben Sie ein Jahr von 0001 bis 9999 ein."
    case .noSuchMonth(let month): "Einen Monat \(month) gibt es nicht; geben Sie einen von 01 bis 12 ein."
    case .noSuchDay(let day, _, _, let last):
      "Einen Tag \(day) hat dieser Monat nicht; sein letzter ist der \(last)."
    }
  }
}
