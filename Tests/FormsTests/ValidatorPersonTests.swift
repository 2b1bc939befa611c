import Forms
import Testing

@Suite("Names of people, numbers of cards, passwords")
struct ValidatorPersonTests {
  @Test(
    "A user name is [a-z_][a-z0-9_-]*, 32 at most, from its first to its last byte",
    arguments: [
      ("ada", nil), ("_x", nil), ("a-b_9", nil), (String(repeating: "a", count: 32), nil),
      ("", .empty), (String(repeating: "a", count: 33), .tooLong), ("ada\n", .blank),
      ("ada lovelace", .blank), ("Ada", .first("A")),
      ("aDa", .character("D")), ("123", .first("1")), ("-a", .first("-")), (".", .first(".")),
      ("..", .first(".")),
      ("a.b", .character(".")), ("a$", .character("$")), ("müller", .character("ü")), ("a１", .character("１")),
      ("root;rm", .character(";")),
    ] as [(String, UserName.Problem?)])
  func userNames(text: String, problem: UserName.Problem?) {
    #expect(UserName.problem(in: text) == problem)
  }

  @Test(
    "A real name has nothing that would end its field in passwd",
    arguments: [
      ("Ada Lovelace", nil), ("", nil), ("José Ñuñez", nil), ("O'Brien-Smith Jr.", nil),
      (String(repeating: "é", count: 160), nil),
      (String(repeating: "é", count: 161), .tooLong), ("a:b", .separator(":")),
      ("Lovelace, Ada", .separator(",")), ("a=b", .separator("=")),
      ("a\nb", .control), ("a\r\n", .control), ("a\u{1B}b", .control), ("a\u{2028}b", .control),
    ] as [(String, RealName.Problem?)])
  func realNames(text: String, problem: RealName.Problem?) {
    #expect(RealName.problem(in: text) == problem)
  }

  @Test(
    "T16: The last digit of a card number checks the others",
    arguments: [
      ("4111111111111111", nil), ("378282246310005", nil), ("79927398713", nil), ("00", nil),
      ("4111111111111112", .wrong), ("79927398731", .wrong), ("", .tooShort), ("0", .tooShort),
      ("4111-1111", .notDigits),
      ("４111111111111111", .notDigits), ("4111111111111111\n", .notDigits),
    ] as [(String, CheckDigit.Problem?)])
  func checkDigits(digits: String, problem: CheckDigit.Problem?) {
    #expect(CheckDigit.problem(in: digits) == problem)
  }

  @Test("The last digit of a card number finds each single wrong digit")
  func findsSlips() {
    let digits = Array("4111111111111111".utf8)
    for index in digits.indices {
      for other in UInt8(ascii: "0")...UInt8(ascii: "9") where other != digits[index] {
        var wrong = digits
        wrong[index] = other
        #expect(CheckDigit.problem(in: String(decoding: wrong, as: UTF8.self)) == .wrong)
      }
    }
  }

  @Test(
    "The strength of a password is what is left without repetition, runs and first guesses",
    arguments: [
      ("", .veryWeak), ("a", .veryWeak), ("aaaaaaaaaaaaaaaaaaaa", .veryWeak), ("abcdefghijklmnop", .veryWeak),
      ("87654321", .veryWeak),
      ("password", .veryWeak), ("P@ssw0rd", .veryWeak), ("Passw0rd!", .veryWeak), ("letmein123", .veryWeak),
      ("abcabcabcabcabc", .veryWeak),
      ("éééé", .veryWeak), ("kbvq", .veryWeak), ("hxqvmzr", .weak), ("Tr0ub4dor", .fair),
      ("hxqvmzrwpk", .fair),
      ("correct horse battery staple", .strong), ("k7#Qz!m2Vx9_", .strong), ("пароль-длинный-очень", .strong),
    ] as [(String, PasswordStrength)])
  func strength(password: String, strength: PasswordStrength) {
    #expect(PasswordStrength(of: Array(password.utf8)) == strength)
  }

  @Test("Four times é has the length of four characters, not of eight")
  func characters() {
    #expect(PasswordStrength(of: Array("éàüö".utf8)) < PasswordStrength(of: Array("eAu0fj3k".utf8)))
  }
}
