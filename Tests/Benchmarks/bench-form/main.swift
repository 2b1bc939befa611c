// The form that other toolkits are measured with:
//
//   bench-form [form]      five fields
//   bench-form scale N     fields Field 1 to Field N
//   bench-form paste       one field
//   bench-form line N      a field of one line with a text of N characters in it
//   bench-form lines N     the same with several lines: words in paragraphs of 400 characters
import Formwork

struct Entries: Sendable {
  var name = "", email = "", phone = "", password = Secret(), city = ""
}

struct Notes: Sendable {
  var text = ""
}

/// So many characters: words of nine letters, and paragraphs where there are to be some.
func prose(_ length: Int, paragraph: Int = .max) -> String {
  String(
    decoding: (0..<length).map { place -> UInt8 in
      if place % paragraph == paragraph - 1 { return 0x0A }
      return place % 10 == 9 ? 0x20 : 0x61 + UInt8(place % 26)
    }, as: UTF8.self)
}

let title = "Create Account"
let arguments = CommandLine.arguments.dropFirst()

switch (arguments.first ?? "form", arguments.dropFirst().first.flatMap { Int($0) }) {
case ("form", nil):
  _ = try Form(title, for: Entries()) {
    TextField("Full Name", \.name)
    TextField("Email", \.email)
    TextField("Phone", \.phone)
    SecureField("Password", \.password)
    TextField("City", \.city)
  }.runAndWait()
case ("scale", let count?) where count > 0:
  // Fields that only the run knows are answered by id, as those of a form file are.
  _ = try Form(title, for: Answers()) {
    for number in 1...count { AnswerField("field\(number)", "Field \(number)", kind: TextKind()) }
  }.runAndWait()
case ("paste", nil): _ = try Form(title, for: Notes()) { TextField("Notes", \.text) }.runAndWait()
case ("line", let length?):
  _ = try Form(title, for: Notes(text: prose(length))) { TextField("Notes", \.text) }.runAndWait()
case ("lines", let length?):
  _ = try Form(title, for: Notes(text: prose(length, paragraph: 400))) {
    TextField("Notes", \.text).lines(3...6)
  }.runAndWait()
default: fatalError("usage: bench-form [form | scale N | paste | line N | lines N]")
}
