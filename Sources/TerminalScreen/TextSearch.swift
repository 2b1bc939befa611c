extension StringProtocol {
  /// The first place of a text, compared by characters as `==` does; nil where it is not.
  ///
  /// The library for patterns has such a search, too, and puts a megabyte into every program.
  package func firstPlace(of text: some StringProtocol) -> Range<Index>? {
    var start = startIndex
    while true {
      let rest = self[start...]
      if rest.hasPrefix(text) { return start..<rest.index(start, offsetBy: text.count) }
      guard start < endIndex else { return nil }
      start = index(after: start)
    }
  }

  /// The text with each occurrence of one part as another.
  package func replacing(each part: some StringProtocol, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let place = rest.firstPlace(of: part) {
      result += rest[..<place.lowerBound] + other
      rest = rest[place.upperBound...]
    }
    return result + rest
  }
}
