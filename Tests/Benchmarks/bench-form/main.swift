// The form that other toolkits are measured with:
//
//   bench-form [form]      five fields
//   bench-form scale N     fields Field 1 to Field N
//   bench-form paste       one field
import Formwork

struct Entries: Sendable {
  var name = "", email = "", phone = "", password = Secret(), city = ""
}

struct Notes: Sendable {
  var text = ""
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
  }.run()
case ("scale", let count?) where count > 0:
  // Fields that only the run knows are answered by id, as those of a form file are.
  _ = try Form(title, for: Answers()) {
    for number in 1...count { AnswerField("field\(number)", "Field \(number)", kind: TextKind()) }
  }.run()
case ("paste", nil): _ = try Form(title, for: Notes()) { TextField("Notes", \.text) }.run()
default: fatalError("usage: bench-form [form | scale N | paste]")
}
