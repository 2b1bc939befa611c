import Formwork

struct Overflow: Sendable {
  private static let text =
    "A value that is longer than its field shows what matters of it, and all of it on demand: F1 says the rest, "
    + "and so does the mouse where it rests."

  var clip = text
  var head = "/srv/backups/2026/november/machines/gateway/configuration/network/interfaces.conf"
  var middle = "/srv/backups/2026/november/machines/gateway/configuration/network/interfaces.conf"
  var tail = text
  var words = text
  var characters = text
  var scrolling = text + " " + text + " " + text
}

extension Gallery {
  static var overflowPage: Page<Gallery> {
    Page("Overflow", message: "F1 shows the whole of a value that is cut.") {
      TextField("Clip", \.overflow.clip)
      TextField("Truncate Head", \.overflow.head).truncation(.head)
      TextField("Truncate Middle", \.overflow.middle).truncation(.middle)
      TextField("Truncate Tail", \.overflow.tail).truncation(.tail)
      TextField("Wrap Words", \.overflow.words).wrap(.word).lineLimit(1...4)
      TextField("Wrap Characters", \.overflow.characters).wrap(.character).lineLimit(1...4)
      TextField("Scroll", \.overflow.scrolling).lineLimit(2...2)
    }
  }
}
