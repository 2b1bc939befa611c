import Testing

@testable import JSONText

@Suite("Did you mean …?")
struct SuggestionTests {
  static let names = [
    "id", "type", "label", "prompt", "help", "optional", "visible", "min", "max", "limitBehavior",
  ]

  @Test(
    "The nearest word is suggested, if it is near enough",
    arguments: [
      ("optinal", "optional"), ("lable", "label"), ("Type", "type"), ("vissible", "visible"), ("mix", "min"),
      ("limit_behaviour", "limitBehavior"), ("hlep", "help"), ("colour", nil), ("x", nil), ("", nil),
      ("ID", "id"), ("behavior", "limitBehavior"), ("Limit", "limitBehavior"), ("ible", "visible"),
      ("ion", nil),
      (String(repeating: "x", count: 5000), nil),
    ] as [(String, String?)])
  func nearestWord(typed: String, meant: String?) {
    #expect(nearest(to: typed, in: Self.names) == meant)
  }

  @Test(
    "Slips are counted: too many, too few, wrong, exchanged",
    arguments: [
      ("ab", "ab", 0), ("ab", "abc", 1), ("abc", "ac", 1), ("abc", "axc", 1), ("abcd", "acbd", 1),
      ("", "abc", 3),
    ])
  func distance(one: String, other: String, slips: Int) {
    #expect(editDistance(Array(one), Array(other)) == slips)
  }
}
