import Testing

@testable import Forms

/// A form of texts and one history, as a session would hold them.
private struct Fields {
  var editors: [TextEditor]
  var history = UndoHistory<Int>()
  var killRing = KillRing()
  var time = Duration.zero

  init(_ texts: String...) { editors = texts.map { TextEditor(.singleLine, text: $0) } }

  mutating func type(_ text: String, in field: Int = 0) {
    for scalar in text.unicodeScalars {
      if let step = editors[field].insert(scalar) { history.record(step, field: field, at: time) }
    }
  }

  mutating func perform(_ command: EditingCommand, in field: Int = 0) {
    if let step = editors[field].perform(command, killRing: &killRing) {
      history.record(step, field: field, at: time)
    }
  }

  mutating func undo() { history.undo()?.inverted.forEach { apply($0) } }
  mutating func redo() { history.redo()?.changes.forEach { apply($0) } }

  private mutating func apply(_ change: UndoHistory<Int>.FieldChange) {
    if case .text(let step) = change.change { editors[change.field].apply(step) }
  }

  var texts: [String] { editors.map(\.text) }
}

@Suite("P7: undo and redo")
struct EditingHistoryTests {
  @Test func aRunOfTypingIsOneStep() {
    var fields = Fields("")
    fields.type("hello world")
    #expect(fields.history.undoName == .typing)
    fields.undo()
    #expect(fields.texts == [""])
    fields.redo()
    #expect(fields.texts == ["hello world"])
    #expect(fields.history.redoName == nil)
  }

  @Test func aPauseOfMoreThanASecondEndsTheRun() {
    var fields = Fields("")
    fields.type("ab")
    fields.time += .seconds(1)
    fields.type("c")
    fields.time += .milliseconds(1001)
    fields.type("d")
    fields.undo()
    #expect(fields.texts == ["abc"])
    fields.undo()
    #expect(fields.texts == [""])
  }

  @Test func anyOtherCommandEndsTheRun() {
    var fields = Fields("")
    fields.type("ab")
    fields.perform(.move(.characterForward))
    fields.type("c")
    fields.undo()
    #expect(fields.texts == ["ab"])
  }

  @Test func typingInAnotherFieldIsAnotherStep() {
    var fields = Fields("", "")
    fields.type("ab", in: 0)
    fields.type("cd", in: 1)
    fields.type("ef", in: 0)
    fields.undo()
    #expect(fields.texts == ["ab", "cd"])
    fields.undo()
    #expect(fields.texts == ["ab", ""])
  }

  @Test func aRunOfDeletingIsOneStepEachWay() {
    var fields = Fields("abcdef")
    fields.editors[0].moveCaret(to: 3)
    fields.perform(.deleteBackward)
    fields.perform(.deleteBackward)
    fields.perform(.deleteForward)
    fields.perform(.deleteForward)
    #expect(fields.texts == ["af"])
    fields.undo()
    #expect(fields.texts == ["adef"])
    fields.undo()
    #expect(fields.texts == ["abcdef"])
    #expect(fields.editors[0].caret == 3)
  }

  @Test func undoBringsBackTheSelectionThatTypingReplaced() {
    var fields = Fields("one two")
    fields.editors[0].select(4..<7)
    fields.type("xy")
    fields.undo()
    #expect(fields.texts == ["one two"])
    #expect(fields.editors[0].selection == 4..<7)
  }

  @Test func aNewEditForgetsWhatCouldBeRedone() {
    var fields = Fields("")
    fields.type("ab")
    fields.undo()
    fields.type("c")
    fields.redo()
    #expect(fields.texts == ["c"])
  }

  @Test("T13: Clear can be undone")
  func clearIsUndone() {
    var fields = Fields("text")
    fields.perform(.clear)
    #expect(fields.history.undoName == .clear)
    fields.undo()
    #expect(fields.texts == ["text"])
  }

  @Test func aBatchIsUndoneTogether() throws {
    var fields = Fields("one", "two")
    let steps = (0...1).compactMap { index in
      fields.editors[index].setText("", named: .revert).map {
        UndoHistory<Int>.FieldChange(field: index, .text($0))
      }
    }
    fields.history.record(steps, named: .revert, at: .zero)
    #expect(fields.history.undoName == .revert)
    fields.undo()
    #expect(fields.texts == ["one", "two"])
  }

  @Test func otherValuesHaveTheirPlaceInTheSameHistory() throws {
    var fields = Fields("")
    fields.history.record([.init(field: 5, .value(old: 1, new: 2))], named: .choice, at: .zero)
    let undone = try #require(fields.history.undo()?.inverted.first)
    guard case .value(let old, let new) = undone.change else { throw Unexpected() }
    #expect(undone.field == 5 && old == 2 && new == 1)
  }

  @Test func theOldestStepsAreForgotten() {
    var history = UndoHistory<Int>(stepLimit: 100)
    for number in 0..<1_000 {
      history.record([.init(field: 0, .value(old: number, new: number + 1))], named: .choice, at: .zero)
    }
    var count = 0
    while history.undo() != nil { count += 1 }
    #expect((80...100).contains(count))
  }

  @Test func theBytesKeptAreBounded() {
    var editor = TextEditor(.singleLine)
    var history = UndoHistory<Int>(byteLimit: 1_000)
    for _ in 0..<100 {
      if let step = editor.paste(String(repeating: "x", count: 100)).step {
        history.record(step, field: 0, at: .zero)
      }
    }
    var count = 0
    while history.undo() != nil { count += 1 }
    #expect(count == 10)
  }

  @Test func theKillRingKeepsTen() {
    var ring = KillRing()
    for number in 0..<12 { ring.push("\(number)") }
    #expect(ring.current == "11")
    for _ in 0..<9 { ring.rotate() }
    #expect(ring.current == "2")
    ring.rotate()
    #expect(ring.current == "11")
  }

  @Test func theKillRingIsSharedByTheFields() {
    var fields = Fields("one", "two ")
    fields.perform(.killToLineStart, in: 0)
    fields.perform(.killWordBackward, in: 1)
    fields.editors[1].setText("")
    fields.perform(.yank, in: 1)
    #expect(fields.texts == ["", "two "])
    fields.perform(.yankNext, in: 1)
    #expect(fields.texts == ["", "one"])
  }
}

private struct Unexpected: Error {}
