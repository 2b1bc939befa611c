import Formwork

struct Scripts: Sendable {
  var hebrew = "שלום עולם"
  var arabic = "مرحبا بالعالم"
  var mixed = "The word שלום means 3 things"
  var japanese = "こんにちは世界"
  var korean = "안녕하세요"
  var hindi = "नमस्ते दुनिया"
  var emoji = "👩‍🚀 👍🏽 🇺🇳 ❤️"
  var marks = "Zo\u{0308}e\u{0301} n\u{0303}"
}

extension Gallery {
  static var scriptPage: Page<Gallery> {
    Page(
      "Scripts", message: "One press of Left or Right passes one character, however many columns it takes."
    ) {
      TextField("Hebrew", \.scripts.hebrew)
      TextField("Arabic", \.scripts.arabic)
      TextField("Two Directions", \.scripts.mixed)
      TextField("Japanese", \.scripts.japanese)
      TextField("Korean", \.scripts.korean)
      TextField("Hindi", \.scripts.hindi)
      TextField("Emoji", \.scripts.emoji)
      TextField("Combining Marks", \.scripts.marks)
    }
  }
}
