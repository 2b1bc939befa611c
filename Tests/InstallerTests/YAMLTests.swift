import RepeatableRandom
import Testing

@testable import installer

@Suite("YAML as the installer writes it")
struct YAMLTests {
  @Test(
    "Texts mean themselves, whatever is in them",
    arguments: ["", "yes", "a: b", "- x", "\"\\\"", "# no", "\u{1}\n\t", "é世界", " x "])
  func texts(text: String) throws {
    let tree = YAML.map([
      "key": .text(text), "list": .list([.text(text), .map(["a": .text(text), "b": .word("true")])]),
      "deep": .map(["list": .list([.list([.text(text)])])]),
    ])
    #expect(try YAML(parsing: tree.document) == tree)
  }

  @Test(
    "What is not written so is refused with its line",
    arguments: ["a: b c\n", "a: \"x\n", "a:\n  b: \"\\", "a: 1\na: 2\n", "a: [1]\n"])
  func refused(text: String) {
    #expect(throws: YAML.Fault.self) { try YAML(parsing: text) }
  }

  @Test("Any bytes are read or refused, and never end the program")
  func fuzz() {
    var random = SeededNumbers(seed: 6)
    let signs = Array("a:- \n\"\\x#1")
    for _ in 0..<5000 {
      let text = String(
        (0..<Int.random(in: 0..<24, using: &random)).map { _ in signs.randomElement(using: &random)! })
      _ = try? YAML(parsing: text)
    }
  }
}
