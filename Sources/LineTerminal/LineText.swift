internal import TerminalScreen

/// Text from outside made fit for lines: what could move or mislead a terminal has a stand-in.
struct LineText {
  let isUTF8: Bool

  func safe(_ text: String) -> String {
    var result = ""
    for character in text {
      let shown = DisplayCluster(character, ascii: !isUTF8)
      if shown.pieces.isEmpty { result.append(shown.character) } else { result += shown.text }
    }
    return result
  }

  /// Several lines of text keep their line breaks.
  func safeLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { safe(String($0)) }
      .joined(separator: "\n")
  }
}
