/// What the audit can tell of a text by looking at it.
struct AuditText {
  let text: String

  init(_ text: String) { self.text = text }

  var words: [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// Short words that Title Case leaves small inside a title.
  private static let small: Set<String> = [
    "a", "an", "the", "and", "or", "but", "nor", "for", "of", "in", "on", "at", "to", "by", "with", "from",
    "as", "per", "via", "if", "is",
  ]

  /// The first word that Title Case would write with a capital, nil if there is none. Words that have
  /// capitals inside, such as `iCloud`, are names.
  var wordNotInTitleCase: String? {
    let words = words
    return words.enumerated().first { index, word in
      let letters = word.drop { !$0.isLetter && !$0.isNumber }
      guard let first = letters.first, first.isLowercase, !letters.dropFirst().contains(where: \.isUppercase)
      else { return false }
      let isEdge = index == 0 || index == words.count - 1
      return isEdge || !Self.small.contains(String(letters))
    }?.element
  }

  /// Whether it begins with a capital, where its script has them, and ends as a sentence does.
  var isSentence: Bool {
    guard let first = text.first(where: { $0.isLetter || $0.isNumber }) else { return false }
    let closing: Set<Character> = ["”", "\"", ")", "’", "»"]
    let last = text.last { !closing.contains($0) }
    return !first.isLowercase && last.map { ".!?。！？…".contains($0) } ?? false
  }

  /// The same text without marks, blanks and case: for telling repetitions.
  var core: String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  func contains(word: String) -> Bool {
    text.lowercased().split(whereSeparator: { !$0.isLetter }).contains { $0 == word || $0 == word + "s" }
  }

  /// Words with which an English sentence tells somebody what to do.
  private static let imperatives: Set<String> = [
    "accept", "add", "agree", "allow", "answer", "ask", "attach", "avoid", "begin", "change", "check",
    "choose",
    "clear", "close", "confirm", "connect", "copy", "correct", "create", "decide", "divide", "describe", "do",
    "drop",
    "enable", "end", "enter", "fill", "find", "finish", "fix", "follow", "give", "go", "have", "include",
    "insert",
    "keep", "leave", "let", "limit", "lists", "look", "make", "match", "mark", "move", "name", "open",
    "order",
    "paste", "pick", "press", "provide", "put", "read", "receive", "remove", "repeat", "replace", "reset",
    "retype",
    "run", "save", "say", "search", "see", "select", "send", "set", "share", "shorten", "show", "sign",
    "specify",
    "start", "stop", "switch", "take", "tell", "try", "turn", "type", "use", "verify", "visit", "wait",
    "write",
  ]

  /// Whether one of the sentences, or what follows a comma or semicolon in one, begins by telling
  /// somebody what to do, “please” apart.
  var tellsWhatToDo: Bool {
    text.split(whereSeparator: { ".!?;,:–—".contains($0) }).contains { part in
      let words = part.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "’" && $0 != "'" })
      let rest = words.drop { ["please", "then", "and", "or", "to", "instead", "just"].contains($0) }
      return rest.first.map { Self.imperatives.contains(String($0)) } ?? false
    }
  }

  /// Words with which a tip begins that is no verb.
  private static let openers: Set<String> = [
    "a", "an", "the", "this", "these", "that", "it", "its", "you", "your", "we", "our", "here", "there", "is",
    "are", "if", "when", "in", "on", "for", "with", "one", "please", "not", "no",
  ]

  /// Whether the first word can be a verb: only what is surely none is told.
  var mayBeginWithVerb: Bool {
    guard let first = words.first?.lowercased().filter(\.isLetter) else { return false }
    return !Self.openers.contains(first)
  }
}
