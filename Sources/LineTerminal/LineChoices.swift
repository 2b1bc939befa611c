internal import Forms
internal import TerminalScreen

/// Finds the option that was meant by a number or a name.
struct LineChoices {
  let options: [Option]

  enum Match: Equatable {
    case one(Option)
    /// Options by their numbers in the list.
    case several([Int])
    case none
  }

  /// A whole name counts first, then a number of the list, then a part of a name.
  func match(_ text: String) -> Match {
    let text = text.trimmed
    if let option = options.first(where: { $0.label == text || $0.value == text }) { return .one(option) }
    let lower = text.lowercased()
    let same = options.indices.filter { options[$0].label.lowercased() == lower }
    if same.count == 1 { return .one(options[same[0]]) }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard let number = Int(text), options.indices.contains(number - 1) else { return .none }
      return .one(options[number - 1])
    }
    let parts = options.indices.filter { options[$0].label.lowercased().firstPlace(of: lower) != nil }
    switch parts.count {
    case 0: return .none
    case 1: return .one(options[parts[0]])
    default: return .several(parts)
    }
  }

  /// Several numbers or names, separated by commas, or nil and the part that matches nothing.
  func matches(_ text: String) -> (options: [Option]?, unknown: String) {
    if case .one(let option) = match(text) { return ([option], "") }
    var values: Set<String> = []
    for part in text.split(separator: ",") where !String(part).trimmed.isEmpty {
      guard case .one(let option) = match(String(part)) else { return (nil, String(part).trimmed) }
      values.insert(option.value)
    }
    return (options.filter { values.contains($0.value) }, "")
  }
}

extension String {
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
