import FormFiles
import Forms
import TerminalScreen
import Testing

/// What no keyboard sends, given byte by byte as a terminal hands it on, to a field of each kind that
/// is typed into: it has a defined result, or is refused with words, and what stood there is not lost.
@Suite("Bad input")
struct BadInputTests {
  /// Kinds, with what is in the field before.
  static let all: [(kind: String, before: String)] = [
    (#""type": "text""#, "Ada"), (#""type": "multiline""#, "Ada"), (#""type": "secure""#, "Ada"),
    (#""type": "email""#, "ada@x.org"), (#""type": "url""#, "https://x.org"), (#""type": "search""#, "Ada"),
    (#""type": "text", "limit": 12, "limitBehavior": "refuse""#, "Ada"),
    (#""type": "text", "mask": ">AAA-999""#, "ABC1"), (#""type": "digits", "count": 4"#, "12"),
    (#""type": "digits", "count": 4, "obscured": true"#, "12"), (#""type": "phone""#, "212"),
    (#""type": "card""#, "4111"), (#""type": "expiration""#, "12"), (#""type": "date""#, "12"),
    (#""type": "number""#, "12"), (#""type": "currency", "currency": "EUR""#, "12"),
    (#""type": "percent""#, "12"), (#""type": "size""#, "12"), (#""type": "file""#, "a"),
  ]
  static let free = all.prefix(3)
  /// Without those that read numbers and dates as others here do: a megabyte takes its time in them all.
  static let large = all.filter { entry in
    !["currency", "percent", "size", "expiration"].contains { entry.kind.contains("\"\($0)\"") }
  }

  @Test("Invalid UTF-8, typed and pasted: U+FFFD in a text, elsewhere refused with words", arguments: all)
  func invalidBytes(kind: String, before: String) throws {
    for bytes in [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]]
      as [[UInt8]]
    {
      var typed = try Entry(kind, before)
      typed.type(bytes)
      typed.expectTakenOrRefused()
      var pasted = try Entry(kind, before)
      pasted.paste(bytes)
      pasted.expectTakenOrRefused()
    }
  }

  @Test("Invalid UTF-8 hides nothing that stands beside it", arguments: free)
  func besideInvalidBytes(kind: String, before: String) throws {
    for isPasted in [false, true] {
      var entry = try Entry(kind, before)
      let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xE2, 0x82, 0x63]
      if isPasted { entry.paste(bytes) } else { entry.type(bytes) }
      #expect(entry.text == before + "a\u{FFFD}b\u{FFFD}c")
    }
  }

  @Test("U+FFFD is said to stand for invalid bytes exactly where it does", arguments: all)
  func saidOfInvalidBytes(kind: String, before: String) throws {
    var entry = try Entry(kind, before)
    entry.paste([0x31, 0xFF])
    #expect(
      entry.said.contains { $0.contains("became “�”") } == entry.text.contains("\u{FFFD}"), "\(entry.said)")
  }

  @Test("NUL typed is no character; pasted it is left out, and that is told", arguments: all)
  func nul(kind: String, before: String) throws {
    var entry = try Entry(kind, before)
    entry.type([0])
    #expect(entry.text == before)
    entry.paste([0])
    #expect(entry.text == before)
    entry.expectSafe()
  }

  @Test("NUL takes nothing with it that stands beside it", arguments: free)
  func besideNul(kind: String, before: String) throws {
    var entry = try Entry(kind, before)
    entry.type([0x61, 0, 0x62])
    entry.paste([0x63, 0, 0x64])
    #expect(entry.text == before + "abcd")
    #expect(entry.said.contains("Characters that can’t be entered were left out."))
  }

  @Test(
    "A megabyte pasted is there whole, or refused with words; one key undoes it, but never a secret",
    arguments: large)
  func megabyte(kind: String, before: String) throws {
    var entry = try Entry(kind, before)
    let pasted = [UInt8](repeating: UInt8(ascii: "1"), count: 1_000_000)
    entry.paste(pasted)
    if entry.text != before {
      // Compared as bytes: a failure is not to print a megabyte.
      #expect(entry.text.utf8.elementsEqual(Array(before.utf8) + pasted))
      guard !kind.contains("secure") else { return }
      entry.type([0x1F])
    } else {
      #expect(!entry.said.isEmpty)
    }
    #expect(entry.text == before)
    entry.expectSafe()
  }

  @Test("A lone combining mark is a character of its own, or refused with words", arguments: all)
  func loneMarks(kind: String, before: String) throws {
    for mark in ["\u{301}", "\u{20DD}", "\u{0E31}", "\u{FE0F}", "\u{200D}"] {
      for isPasted in [false, true] {
        var entry = try Entry(kind, "")
        if isPasted { entry.paste(Array(mark.utf8)) } else { entry.type(Array(mark.utf8)) }
        if entry.text.isEmpty {
          #expect(!entry.said.isEmpty, "\(kind) U+\(mark.unicodeScalars.first!.value)")
        } else {
          #expect(entry.text == mark)
          entry.type([0x7F])
          #expect(entry.text == "")
        }
        entry.expectSafe()
      }
    }
  }

  @Test(
    "A form file that is no UTF-8 is refused with its place", arguments: [[0xFF], [0xC3, 0x28]] as [[UInt8]])
  func invalidFile(bytes: [UInt8]) throws {
    let file =
      Array(#"{"fields": [{"id": "f", "type": "text", "label": "A"#.utf8) + bytes + Array(#""}]}"#.utf8)
    let error = #expect(throws: FormFileError.self) { try FormFile(parsing: file) }
    #expect(error?.line == 1 && error?.column == 52)
    #expect(error?.words == "This byte is not UTF-8. Save the file as UTF-8.")
  }

  @Test("Ten thousand marks on one letter stay on it, and go with it", arguments: free)
  func manyMarks(kind: String, before: String) throws {
    var entry = try Entry(kind, before)
    let letter = "o" + String(repeating: "\u{308}", count: 10_000)
    entry.paste(Array(letter.utf8))
    #expect(entry.text.utf8.elementsEqual((before + letter).utf8))
    entry.expectSafe()
    entry.type([0x7F])
    #expect(entry.text == before)
  }
}

/// A field of one kind in a session, with a decoder before it.
private struct Entry {
  private var session: Session
  private var frame = Frame(size: Size(columns: 80, rows: 24))
  private let before: String
  /// What was said and shown of errors since the last bytes.
  private(set) var said: [String] = []

  init(_ kind: String, _ before: String) throws {
    let file = #"{"fields": [{"id": "f", "label": "It", "optional": true, \#(kind)}]}"#
    session = Session(try FormFile(parsing: Array(file.utf8)).form, size: frame.size)
    self.before = before
    _ = session.begin()
    type(Array(before.utf8))
    try #require(text == before)
  }

  /// What is in the field, without what the kind adds to be read better.
  var text: String {
    switch session.answers.first?.value {
    case .text(let text), .number(let text): text
    case .secret(let secret): secret.withBytes { String(decoding: $0, as: UTF8.self) }
    default: ""
    }
  }

  mutating func type(_ bytes: [UInt8]) {
    said = []
    var decoder = InputDecoder()
    var events: [Event] = []
    bytes.withUnsafeBytes { decoder.feed($0) { events.append($0) } }
    decoder.flush { events.append($0) }
    for event in events {
      _ = session.handle(.terminal(event))
      said += session.announcements + session.errors.map(\.words)
    }
    session.draw(into: &frame)
  }

  mutating func paste(_ bytes: [UInt8]) {
    type(Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8))
  }

  /// What stood there still does; what came is behind it, or was refused with words.
  func expectTakenOrRefused() {
    #expect(text == before ? !said.isEmpty : text.hasPrefix(before) && text.contains("\u{FFFD}"))
    expectSafe()
  }

  /// No control and no half of a character on the screen; the session goes on.
  func expectSafe() {
    #expect(session.outcome == .editing)
    for cell in frame.cells {
      for scalar in frame.character(of: cell).unicodeScalars {
        #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
      }
    }
  }
}
