import Formwork

struct Texts: Sendable {
  var name = "Ada Lovelace"
  var email = "ada@example.org"
  var web = "https://example.org"
  var phone = "2025550123"
  var city = ""
  var notes = "The field grows with its text, from two rows to five, and scrolls from there on."
}

extension Gallery {
  static var textPage: Page<Gallery> {
    Page("Text") {
      TextField("Text", \.texts.name)
      TextField("Email", \.texts.email).kind(.email).prompt("name@domain.com")
      TextField("Web Address", \.texts.web).kind(.url)
      TextField("Phone", \.texts.phone).kind(.phone).help("Grouped while you type; + begins any country’s.")
      SearchField("Search", \.texts.city).suggestions(cities).history(["Oslo", "Rome"]).optional()
        .help("Suggestions come while you type; Down takes one.")
      TextField("Several Lines", \.texts.notes, axis: .vertical).lineLimit(2...5)
    }
  }

  private static let cities = [
    "Amsterdam", "Berlin", "Bern", "Bratislava", "Brussels", "Budapest", "Copenhagen", "Helsinki", "Lisbon",
    "London", "Madrid", "Oslo", "Paris", "Prague", "Rome", "Stockholm", "Vienna", "Warsaw",
  ]
}
