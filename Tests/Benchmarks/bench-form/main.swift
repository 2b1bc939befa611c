// The form that other toolkits are measured with:
//
//   bench-form [form]      five fields
//   bench-form scale N     fields Field 1 to Field N
//   bench-form paste       one field
import Formwork

struct Entries: Sendable {
  var texts: [String]
  var password = Secret()

  init(_ count: Int) { texts = Array(repeating: "", count: count) }
}

func text(_ number: Int) -> any WritableKeyPath<Entries, String> & Sendable { \Entries.texts[number] }

func form(_ arguments: [String]) -> Form<Entries>? {
  let title = "Create Account"
  switch (arguments.first ?? "form", arguments.dropFirst().first.flatMap { Int($0) }) {
  case ("form", nil):
    return Form(title, for: Entries(4)) {
      TextField("Full Name", text(0))
      TextField("Email", text(1))
      TextField("Phone", text(2))
      SecureField("Password", \.password)
      TextField("City", text(3))
    }
  case ("scale", let count?) where count > 0:
    return Form(title, for: Entries(count)) {
      for number in 0..<count { TextField("Field \(number + 1)", text(number)) }
    }
  case ("paste", nil): return Form(title, for: Entries(1)) { TextField("Notes", text(0)) }
  default: return nil
  }
}

guard let form = form(Array(CommandLine.arguments.dropFirst())) else {
  fatalError("usage: bench-form [form | scale N | paste]")
}
_ = try form.run()
