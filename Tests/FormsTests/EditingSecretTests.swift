import RepeatableRandom
import Testing

@testable import Forms

@Suite("E4: secrets")
struct EditingSecretTests {
  func secret(_ text: String) -> Secret {
    Array(text.utf8).withUnsafeBytes { Secret(copying: $0) }
  }

  @Test func aSecretIsEditedWithoutAString() {
    var editor = TextEditor(.secret)
    for scalar in "pä🇩🇪".unicodeScalars { editor.insert(scalar) }
    #expect(editor.text == "")
    #expect(editor.count == 3)
    #expect(editor.totalColumns == 3)
    #expect(editor.secret == secret("pä🇩🇪"))
    #expect(editor.secret.characterCount == 3)
    #expect(Array(editor.clusters(from: 0)).isEmpty)
  }

  @Test func stepsOfASecretTellNothing() throws {
    var editor = TextEditor(.secret)
    editor.insert("x")
    let typed = editor.insert("y")
    let step = try #require(typed)
    #expect(step.removed == "" && step.inserted == "" && step.offset == 0)
    #expect(!step.isUndoable)
    var history = UndoHistory<Int>()
    history.record(step, field: 0, at: .zero)
    #expect(history.undoName == nil)
  }

  @Test(arguments: ["C-w", "M-BS", "M-d"])
  func wordKeysTakeTheWholeValue(key: String) {
    var marked = Marked("one two| three", .secret)
    marked.press(key)
    #expect(marked.editor.isEmpty)
  }

  @Test(arguments: ["C-w", "M-BS", "M-d", "C-k", "C-u", "M-a M-w", "M-x"])
  func nothingReachesTheKillRing(keys: String) {
    var marked = Marked("one two| three", .secret)
    marked.press(keys)
    #expect(marked.killRing.current == nil)
  }

  @Test func nothingIsYankedIntoASecret() {
    var marked = Marked("|", .secret)
    marked.killRing.push("text")
    marked.press("C-y M-y")
    #expect(marked.editor.isEmpty)
  }

  @Test func aSecretPrintsAsCircles() {
    let value = secret("hunter2")
    #expect("\(value)" == "••••••")
    #expect(String(reflecting: value) == "••••••")
    var dumped = ""
    dump(value, to: &dumped)
    #expect(!dumped.contains("hunter2") && !dumped.contains("7"))
  }

  @Test func secretsAreEqualByTheirBytes() {
    #expect(secret("abc") == secret("abc"))
    #expect(secret("abc") != secret("abd"))
    #expect(secret("abc") != secret("ab"))
    #expect(Secret() == secret(""))
  }

  @Test func aSecretIsSetAndPasted() {
    var editor = TextEditor(.secret)
    editor.setSecret(secret("first"))
    editor.setSecret(secret("zwölf"))
    #expect(editor.secret == secret("zwölf"))
    #expect(editor.caret == 5)
    editor.setSecret(Secret())
    #expect(editor.isEmpty)
  }
}

@Suite("E4: what leaves a secret is wiped")
struct EditingWipeTests {
  @Test func theGapOfALockedBufferHoldsNothing() {
    var random = SeededNumbers(seed: 7)
    var buffer = GapBuffer(locked: true)
    for _ in 0..<2_000 {
      let start = Int.random(in: 0...buffer.count, using: &random)
      let end = Int.random(in: start...min(buffer.count, start + 40), using: &random)
      let new = [UInt8](repeating: 0x58, count: Int.random(in: 0...30, using: &random))
      new.withUnsafeBytes { buffer.replace(start..<end, with: $0) }
      buffer.moveGap(to: Int.random(in: 0...buffer.count, using: &random))
      let isClean = buffer.withView { view in
        UnsafeBufferPointer(start: view.base + view.gapStart, count: view.gapLength).allSatisfy { $0 == 0 }
      }
      #expect(isClean)
      #expect(buffer.string(in: 0..<buffer.count).allSatisfy { $0 == "X" })
    }
  }
}
