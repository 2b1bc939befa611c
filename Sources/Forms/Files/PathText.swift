/// Paths as text: what can be known of them without a file system.
struct PathText {
  /// Begins with `/` wherever that is known.
  let text: String

  /// - Parameter home: what a leading `~` stands for; "" leaves it as it is.
  init(_ typed: String, home: String) {
    text = Self.expanded(typed, home: home)
  }

  init(_ text: String) { self.text = text }

  /// `~` and `~/x` with the person's own folder in its place.
  static func expanded(_ typed: String, home: String) -> String {
    guard !home.isEmpty, typed == "~" || typed.hasPrefix("~/") else { return typed }
    return (home == "/" ? "" : home) + typed.dropFirst()
  }

  /// What is before the last `/`: the folder that something is in; "." for a bare name.
  var folder: String {
    guard let slash = text.lastIndex(of: "/") else { return "." }
    return slash == text.startIndex ? "/" : String(text[..<slash])
  }

  /// What is behind the last `/`.
  var name: String { text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text }

  /// One up: `/` stays, what begins nowhere goes on with `..`.
  var parent: String {
    switch text {
    case "/": "/"
    case ".": ".."
    default: name == ".." ? text + "/.." : folder
    }
  }

  func appending(_ name: String) -> String {
    if text == "." { return name }
    return text.hasSuffix("/") ? text + name : "\(text)/\(name)"
  }
}
