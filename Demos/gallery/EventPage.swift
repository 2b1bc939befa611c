import Formwork

struct Events: Sendable {
  var name = ""
  var secret = Secret()
  var news = false
}

extension Gallery {
  static func eventPage(_ journal: Journal) -> Page<Gallery> {
    Page("Events", message: "Below stands what you do and what a screen reader says of it, newest first.") {
      TextField("Name", \.events.name).optional().help("Errors and helper texts are spoken, too.")
      SecureField("Secret", \.events.secret).optional()
      Toggle("Send Me News", \.events.news)
      Note { _ in journal.text }
    }
  }
}
