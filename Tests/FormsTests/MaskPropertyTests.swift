import RepeatableRandom
import Testing

@testable import Forms

@Suite("Any edits of a mask") struct MaskPropertyTests {
  static let masks = [
    "999-999-9999", "(999) 999-9999", "99/99/9999", "000.000.000.000", ">AAAAA-AAAAA", "HH:HH:HH:HH:HH:HH",
    "+9 (000) 999", "09:99", "#999", "0A9-9", "99999-0000", ">NNN<nnn", "9-0-9-0-9", "+0 (000) 000",
    "bb\\b.BB%",
  ]
  static let alphabet =
    Array("0123456789abF.-:/() +%").map(String.init) + ["", "12-3", "1.2", "0.0.", "é", "999"]

  @Test("T16: whatever is typed, pasted and deleted, shown text and value stay one", arguments: masks)
  func laws(_ notation: String) throws {
    let mask = try Mask(notation)
    var numbers = SeededNumbers(
      seed: UInt64(truncatingIfNeeded: notation.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
    var value = ""
    var accepted = 0
    for _ in 0..<10_000 {
      let start = Int.random(in: 0...value.count, using: &numbers)
      let end = min(value.count, start + [0, 0, 0, 0, 1, 3].randomElement(using: &numbers)!)
      let text = Self.alphabet.randomElement(using: &numbers)!
      let result =
        Bool.random(using: &numbers)
        ? mask.insert(text, into: value, replacing: start..<end, isPaste: Bool.random(using: &numbers))
        : mask.delete(start..<min(end + 1, value.count), from: value, forward: Bool.random(using: &numbers))
      guard case .success(let edit) = result else { continue }
      accepted += 1
      check(edit, of: mask)
      value = edit.value
    }
    #expect(accepted > 500)
  }

  private func check(_ edit: MaskEdit, of mask: Mask) {
    let count = edit.value.count
    let shown = mask.shown(edit.value)
    #expect((0...count).contains(edit.caret))
    #expect((try? mask.fit(edit.value).get()) == edit.value)
    #expect((try? mask.value(of: shown.text).get()) == edit.value, "\(edit.value.debugDescription)")
    #expect(shown.characters.count <= mask.width)
    #expect(shown.carets.count == count + 1)
    #expect(zip(shown.carets, shown.carets.dropFirst()).allSatisfy { $0 < $1 })
    #expect((0...count).allSatisfy { shown.valueIndex(at: shown.carets[$0]) == $0 })
  }

  @Test("T16: deleting what was just put in brings the value back", arguments: masks.prefix(3) + masks[4...5])
  func restoring(_ notation: String) throws {
    let mask = try Mask(notation)
    var numbers = SeededNumbers(seed: 42)
    var value = ""
    var restored = 0
    for _ in 0..<4_000 {
      let at = Int.random(in: 0...value.count, using: &numbers)
      let text = Self.alphabet.randomElement(using: &numbers)!
      guard case .success(let edit) = mask.insert(text, into: value, replacing: at..<at), edit.value != value
      else {
        if value.count > 5 { value = String(value.prefix(2)) }
        continue
      }
      #expect(
        (try? mask.delete(at..<edit.caret, from: edit.value).get()) == MaskEdit(value: value, caret: at))
      restored += 1
      value = edit.value
    }
    #expect(restored > 100)
  }

  @Test("T16: Backspace always comes to an empty value", arguments: masks.filter { !$0.hasPrefix("0A") })
  func backspacing(_ notation: String) throws {
    var typist = MaskTyping(try Mask(notation)).typing("+(1.2-3/4a%bc:d)efghij123456")
    let start = typist.value.count
    for _ in 0...start { typist = typist.typing("<End><BS>") }
    #expect(start > 0)
    #expect(typist.value == "")
  }
}
