import Testing

@Suite("Clusters as the standard has them (UAX #29)")
struct GraphemeBreakTests {
  /// U+2701 is a pictograph to the standard and none to Swift 6.3, so ZWJ joins no two of them.
  private static let deviations: Set<String> = ["\u{2701}\u{200D}\u{2701}"]

  @Test("A text falls into the clusters of the standard: all rows of GraphemeBreakTest.txt but one")
  func rows() throws {
    var rows = 0
    for line in try UnicodeTestData("GraphemeBreakTest.txt").lines {
      let clusters = clusters(of: line)
      guard !clusters.isEmpty else { continue }
      rows += 1
      let text = clusters.joined().reduce(into: "") { $0.unicodeScalars.append($1) }
      if Self.deviations.contains(text) { continue }
      #expect(text.map { Array($0.unicodeScalars) } == clusters, "\(line)")
    }
    #expect(rows == 602)
  }

  private func clusters(of line: Substring) -> [[Unicode.Scalar]] {
    let codes = line.prefix { $0 != "#" }.split(separator: "÷").map { $0.split { !$0.isHexDigit } }
    return codes.filter { !$0.isEmpty }.map { $0.map { Unicode.Scalar(UInt32($0, radix: 16)!)! } }
  }
}
