import FormFiles
import Forms
import FormworkTesting
import Testing
import TerminalScreen

/// Rules as form files name them, tried with one value that they take and one that they don't.
@Suite struct RuleDecodingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let rule: String
    let right: String
    let wrong: String
    let words: String

    init(_ rule: String, _ right: String, _ wrong: String, _ words: String) {
      (self.rule, self.right, self.wrong, self.words) = (rule, right, wrong, words)
    }

    var testDescription: String { rule }
  }

  static let examples = [
    Example(#""minLength": 3"#, "abc", "ab", "Use at least 3 characters."),
    Example(#""maxLength": 3"#, "abc", "abcd", "Use at most 3 characters."),
    Example(#""pattern": "[0-9]+""#, "12", "a", "Enter It in the form asked for."),
    Example(#""contains": "digit""#, "a1", "a", "Use at least one digit."),
    Example(
      #""contains": ["upper", "symbol"]"#, "A!", "a",
      "Use at least one capital letter and one sign such as ! or ?."),
    Example(
      #""luhn": true"#, "79927398713", "79927398710",
      "A digit is wrong or missing. Compare the number with the original."),
    Example(#""email": true"#, "a@b.org", "a@", "Enter an email address like name@domain.com."),
    Example(#""url": true"#, "ftp://a", "a", "Enter an address like https://example.com."),
    Example(
      #""url": ["https"]"#, "https://a", "http://a",
      "“http” can’t be used here. Begin with https://."),
    Example(
      #""hostName": true"#, "web-1", "web-", "A host name can’t begin or end with a hyphen. Remove it."),
    Example(
      #""hostName": "qualified""#, "a.b", "a", "Enter the full name with its domain, like host.example.com."),
    Example(#""userName": true"#, "ada", "Ada", "Begin with a small letter from a to z, or with _."),
    Example(#""realName": true"#, "Ada L", "a:b", "Remove “:”. It can’t stand in a name here."),
    Example(
      #""ipAddress": "4""#, "10.0.0.1", "010.0.0.1",
      "Write the numbers without leading zeros, like 192.0.2.1."),
    Example(#""ipAddress": 6"#, "::1", "10.0.0.1", "Enter an IPv6 address like 2001:db8::1."),
    Example(
      #""ipAddress": "any""#, "::1", "1.2.3.4/8",
      "Remove the / and what follows. An address without it is asked for."),
    Example(#""cidr": true"#, "10.0.0.1/8", "10.0.0.0/33", "Enter a number from 0 to 32 after the /."),
    Example(
      #""cidr": "network""#, "10.0.0.0/8", "10.0.0.1/8",
      "This names a machine in the network. Enter the network itself, like 192.0.2.0/24."),
    Example(#""port": true"#, "65535", "65536", "Enter a port number from 1 to 65535."),
    Example(#""vlan": true"#, "4094", "4095", "Enter a VLAN number from 1 to 4094."),
    Example(#""mtu": true"#, "68", "67", "Enter a packet size from 68 to 9000."),
    Example(#""mtu": "6""#, "1280", "1279", "Enter a packet size from 1280 to 9000."),
    Example(
      #""macAddress": true"#, "00:00:5e:00:53:01", "00:00:5e:00:53",
      "Enter six pairs of hexadecimal digits, like 00:00:5e:00:53:01."),
    Example(#""interfaceName": true"#, "eth0", "a/b", "Remove “/”. The name of an interface can’t have it."),
    Example(#""min": 5"#, "5", "4", "Enter 5 or more."),
    Example(#""max": 1000"#, "1000", "1000.1", "Enter 1,000 or less."),
    Example(#""min": "2000-01-02""#, "2000-01-02", "2000-01-01", "Enter 01/02/2000 or a later date."),
    Example(#""max": "2000-01-02""#, "2000-01-02", "2000-01-03", "Enter 01/02/2000 or an earlier date."),
    Example(
      #""notPast": true"#, "2001-01-01", "2000-12-31", "This has expired. Enter a date that is not past."),
    Example(#""oneOf": ["a", "b"]"#, "b", "c", "Enter one of these: a, b."),
    Example(#""notOneOf": ["root"]"#, "ada", "root", "Enter something else; this one is not available."),
    Example(#""userName": true, "message": "No.""#, "ada", "Ada", "No."),
  ]

  static func session(_ fields: String) throws(FormFileError) -> Session {
    let file = try FormFile(parsing: Array(#"{"title": "T", "fields": [\#(fields)]}"#.utf8))
    return Session(file.form, size: Size(columns: 80, rows: 24))
  }

  @Test("Each rule takes what is right, and says what is wrong with the rest", arguments: examples)
  func rules(_ example: Example) throws {
    let fields = #"{"id": "it", "type": "text", "label": "It", "rules": [{\#(example.rule)}]}"#
    var right = ScriptPlayer(try Self.session(fields))
    try right.play(example.right + "<Tab>")
    #expect(right.session.isGateOpen)
    #expect(right.session.errors.isEmpty)
    var wrong = ScriptPlayer(try Self.session(fields))
    try wrong.play(example.wrong + "<Tab>")
    #expect(!wrong.session.isGateOpen)
    #expect(wrong.session.errors.map(\.words) == [example.words])
  }

  @Test(
    "A rule that can’t be used is told with its place and what would be right",
    arguments: [
      (#"{"minLength": -1}"#, "expected a whole number from 0 to 1000000"),
      (#"{"minLenght": 1}"#, "minLength"),
      (#"{"ipAddress": "5"}"#, #"expected `"4"`, `"6"` or `"any"`"#),
      (#"{"email": false}"#, "leave the rule out otherwise"),
      (#"{"min": 1, "max": 2}"#, "a rule has exactly one of"),
      (#"{"command": "ls -l"}"#, "there is no shell"),
      (#"{"command": []}"#, "name a program"),
      (#"{"command": ["a"], "timeout": 0}"#, "expected seconds"),
      (#"{"minLength": 1, "timeout": 3}"#, "`timeout` does not go with `minLength`"),
      (#"{"path": "there"}"#, "exists"),
      (#"{"contains": []}"#, "name one at least"),
      (#"{"pattern": "("}"#, "The group that begins here has no end."),
      (#"{"equals": "other"}"#, "there is no field with this id"),
    ])
  func refused(rule: String, words: String) {
    let error = #expect(throws: FormFileError.self) {
      _ = try Self.session(#"{"id": "it", "type": "text", "label": "It", "rules": [\#(rule)]}"#)
    }
    #expect(error?.words.contains(words) == true, "\(String(describing: error))")
    #expect(error?.line == 1)
  }

  @Test("E4: a rule that reads texts is refused for a secret", arguments: ["email", "hostName", "userName"])
  func secretsAreNotRead(rule: String) {
    let error = #expect(throws: FormFileError.self) {
      _ = try Self.session(#"{"id": "it", "type": "secure", "label": "It", "rules": [{"\#(rule)": true}]}"#)
    }
    #expect(error?.words.contains("secret") == true)
  }

  @Test(
    "E4: length, characters, pattern and check digit of a secret are told like those of a text",
    arguments: examples.filter { example in
      ["minLength", "maxLength", "pattern", "contains", "luhn", "oneOf", "notOneOf"].contains {
        example.rule.hasPrefix("\"\($0)")
      }
    })
  func secrets(_ example: Example) throws {
    let fields = #"{"id": "it", "type": "secure", "label": "It", "rules": [{\#(example.rule)}]}"#
    var player = ScriptPlayer(try Self.session(fields))
    try player.play(example.wrong + "<Tab>")
    #expect(player.session.errors.map(\.words) == [example.words])
    try player.play("<S-Tab><C-u>" + example.right + "<Tab>")
    #expect(player.session.isGateOpen)
  }

  @Test("Four letters with accents are four characters of a password, not eight")
  func charactersOfSecrets() throws {
    let fields = #"{"id": "it", "type": "secure", "label": "It", "rules": [{"minLength": 5}]}"#
    var player = ScriptPlayer(try Self.session(fields))
    try player.play("éééé")
    #expect(!player.session.isGateOpen)
    try player.play("é")
    #expect(player.session.isGateOpen)
  }
}

/// Conditions that could never be met again.
@Suite struct ConditionCycleTests {
  private func error(_ conditions: [(id: String, condition: String)]) -> FormFileError? {
    let fields = conditions.map {
      #"{"id": "\#($0.id)", "type": "text", "label": "L", \#($0.condition)}"#
    }
    do throws(FormFileError) {
      _ = try RuleDecodingTests.session(fields.joined(separator: ","))
      return nil
    } catch {
      return error
    }
  }

  @Test("Conditions that depend on each other are refused, and the circle is named")
  func circle() {
    let error = error([
      ("a", #""visible": {"c": "x"}"#), ("b", #""enabled": {"not": {"a": "x"}}"#),
      ("c", #""visible": {"all": [{"b": "x"}]}"#),
    ])
    #expect(error?.words == "conditions that depend on each other: `a` → `c` → `b` → `a`; remove one of them")
  }

  @Test("A field can’t depend on itself")
  func itself() {
    #expect(
      error([("a", #""visible": {"a": "x"}"#)])?.words
        == "a condition can’t look at what it shows or enables itself")
  }

  @Test("A page can’t be shown by a field of its own")
  func page() {
    let file = #"""
      {"title": "T", "pages": [
        {"fields": [{"id": "a", "type": "text", "label": "A"}]},
        {"visible": {"b": "x"}, "fields": [{"id": "b", "type": "text", "label": "B"}]}]}
      """#
    let error = #expect(throws: FormFileError.self) { _ = try FormFile(parsing: Array(file.utf8)) }
    #expect(error?.words == "a condition can’t look at what it shows or enables itself")
    #expect(error?.line == 3)
  }

  @Test("A field may look at one that others look at, and a long chain is no circle")
  func noCircle() {
    #expect(
      error([
        ("a", #""width": 9"#), ("b", #""visible": {"a": "x"}"#), ("c", #""visible": {"a": "x"}"#),
        ("d", #""visible": {"b": "x", "c": "x"}"#),
      ]) == nil)
    let chain = (0..<5000).map { number in
      ("f\(number)", number == 0 ? #""width": 9"# : #""visible": {"f\#(number - 1)": "x"}"#)
    }
    #expect(error(chain) == nil)
  }
}
