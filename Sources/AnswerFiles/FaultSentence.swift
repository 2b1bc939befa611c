extension String {
  /// Words about a fault as people read them behind a place in a file: they begin with a capital and end
  /// with a period. What is no plain word at the beginning, such as the name of a file, stays as it is.
  public var asFaultSentence: String {
    guard let first, let last else { return self }
    let isWord = prefix { $0 != " " }.allSatisfy { $0.isLetter || $0 == "’" }
    let start = isWord && first.isLowercase ? first.uppercased() : String(first)
    return start + dropFirst() + (".?!".contains(last) ? "" : ".")
  }
}
