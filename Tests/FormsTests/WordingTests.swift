import Testing

@testable import Forms

/// One of each problem, with data that tries to spoil the sentence.
enum ProblemExamples {
  static let bad = "\u{1B}[31mx\r\n\u{202E}y\u{7F}\u{9B}" + String(repeating: "long ", count: 100)
  static let sign: Unicode.Scalar = "\u{1B}"

  static let hosts: [HostName.Problem] = [
    .empty, .blank, .tooLong, .labelTooLong(bad), .emptyLabel, .hyphenAtEnd(bad), .character(sign),
    .allDigits,
    .notQualified,
  ]

  static let addresses: [IPAddress.Problem] = [
    .empty, .blank, .wrongFamily(due: .v4), .wrongFamily(due: .v6), .prefix, .zone, .character(sign),
    .leadingZero, .groupTooLarge, .wrongGroupCount,
  ]

  static let texts: [Problem] =
    hosts.map(Problem.hostName) + hosts.map { .email(.domain($0)) } + hosts.map { .url(.host($0)) }
    + addresses.map(Problem.ipAddress) + addresses.map { .network(.address($0)) }
    + addresses.map { .url(.address($0)) }
    + [
      .empty, .blank, .noAt, .severalAts, .noLocalPart, .localPartTooLong, .misplacedDot, .character(sign),
      .noDomain, .noDot, .tooLong,
    ].map(Problem.email)
    + [
      .empty, .blank, .noScheme, .scheme(bad, allowed: ["https", bad]), .noHost, .port, .character(sign),
      .percent,
    ].map(Problem.url)
    + [.empty, .blank, .tooLong, .first(sign), .character(sign)].map(Problem.userName)
    + [.control, .separator(":"), .tooLong].map(Problem.realName)
    + [.empty, .blank, .tooLong, .character(sign), .dots].map(Problem.interfaceName)
    + [.noPrefix, .prefix(0...32), .hostBits].map(Problem.network)
    + NetworkNumber.allCases.map(Problem.networkNumber)
    + [.empty, .character(sign), .mixedSeparators, .notSixPairs].map(Problem.macAddress)
    + [.missing, .notADirectory, .notWritable].map(Problem.path)

  static let day = CalendarDate(year: 2026, month: 12, day: 31)!

  static let all: [Problem] =
    texts + [
      .required, .tooShort(minimum: 1), .tooShort(minimum: 8), .tooLong(maximum: 1), .tooLong(maximum: 3),
      .tooWeak(.veryWeak), .tooWeak(.weak), .tooWeak(.fair), .lacks([.digit]), .lacks(CharacterKind.allCases),
      .differs(from: "Password"),
      .differsSoFar(from: "Password"), .notOneOf(["a", bad]), .notOneOf((0..<100).map(String.init)),
      .notAllowed, .wrongForm, .mustBeOn, .notANumber, .tooSmall(minimum: DecimalNumber(-5)),
      .tooLarge(maximum: DecimalNumber("12345.60")!), .tooEarly(first: day), .tooLate(last: day), .past,
      .notAfter("Start"), .before("Start"), .blankAtStart, .blankAtEnd, .checkDigit, .notAccepted,
      .checkTimedOut, .checkFailed, .full(maximum: 1), .full(maximum: 4), .characterNotAccepted("\u{1B}"),
      .characterNotAccepted("x"),
    ]
}

@Suite struct WordingTests {
  @Test("T21: every problem has a whole sentence in every language", arguments: ProblemExamples.all)
  func sentences(_ problem: Problem) {
    for (wording, answered) in Self.ways {
      let words = wording.problem(problem, "Label", answered, .enUS)
      #expect(words.hasSuffix("."), "\(wording.language): \(words)")
      #expect(words.first?.isUppercase == true || words.first == "“" || words.first == "„", "\(words)")
      #expect(!words.contains("Optional("), "\(words)")
      #expect(!words.contains("\\("), "\(words)")
      #expect(!words.contains("  "), "\(words)")
      #expect(words.count <= 420, "\(words)")
    }
  }

  @Test("What came from outside moves nothing, hides nothing and stays short", arguments: ProblemExamples.all)
  func safeValues(_ problem: Problem) {
    for (wording, answered) in Self.ways {
      let words = wording.problem(problem, "Label", answered, .enUS)
      let hidden = words.unicodeScalars.filter {
        [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
      }
      #expect(hidden.isEmpty, "\(words)")
    }
  }

  private static let ways = Wording.all.flatMap { wording in
    AnswerManner.allCases.map { (wording, $0) }
  }

  @Test("Words given with a rule are shown in one line, without control characters")
  func ownWords() {
    let words = Wording.english.problem(.words("a\u{1B}[2J\nb\u{202E}."), "Label", .entered, .enUS)
    #expect(words == "a�[2J b�.")
  }

  @Test("German differs from English in each word but those that are the same in both")
  func nothingForgotten() {
    let same: Set<String> = [".line.prompt"]
    let pairs = zip(Self.words(of: Wording.english), Self.words(of: Wording.german))
    for (english, german) in pairs {
      #expect(english.name == german.name)
      #expect(!german.text.isEmpty)
      #expect(english.text != german.text || same.contains(english.name), "\(english.name): \(english.text)")
    }
    #expect(Self.words(of: Wording.english).count >= 39)
  }

  /// The texts of a wording, those of its parts included, by their names.
  private static func words(of value: Any, _ path: String = "") -> [(name: String, text: String)] {
    Mirror(reflecting: value).children.flatMap { child in
      let name = path + "." + (child.label ?? "")
      if let text = child.value as? String { return [(name, text)] }
      // Answers that mean yes or no: each language has its own number of them.
      if let texts = child.value as? [String] { return [(name, texts.joined(separator: " "))] }
      return words(of: child.value, name)
    }
  }

  @Test(
    "The locale’s language chooses the words, English where it is not here",
    arguments: [
      ("de_DE", "de"), ("de-AT.UTF-8", "de"), ("en_GB", "en"), ("C", "en"), ("", "en"), ("fr_FR", "en"),
      ("DE", "de"),
    ])
  func languages(locale: String, language: String) {
    #expect(Wording.language(ofLocale: locale).language == language)
  }

  @Test("T22: the sentence about a limit names it, one character in the singular")
  func limits() {
    #expect(Wording.english.problem(.tooLong(maximum: 1), "L", .entered, .enUS) == "Use at most 1 character.")
    #expect(
      Wording.english.problem(.tooLong(maximum: 20), "L", .entered, .enUS) == "Use at most 20 characters.")
    #expect(
      Wording.german.problem(.tooLong(maximum: 20), "L", .entered, .enUS)
        == "Verwenden Sie höchstens 20 Zeichen.")
  }

  @Test("The words about a pattern never show it")
  func patterns() throws {
    let rule = Rule.pattern(try Pattern("[0-9]{3}"))
    let context = RuleContext(today: ProblemExamples.day, other: { _ in nil })
    let problem = try #require(rule.problem(with: .text("x"), context))
    for wording in Wording.all {
      #expect(!wording.problem(problem, "Code", .entered, .enUS).contains("[0-9]"))
    }
  }

  @Test(
    "A value in a sentence",
    arguments: [
      ("plain", "plain"), ("a\tb", "a b"), ("a\r\nb", "a b"), ("\u{200B}x", "�x"), ("👩‍👩‍👧", "👩‍👩‍👧"),
      ("é", "é"), (String(repeating: "x", count: 50), String(repeating: "x", count: 40) + "…"),
    ])
  func quoted(text: String, shown: String) {
    #expect(QuotedText.safe(text) == shown)
  }
}
