import Testing

import TerminalScreen

/// Bytes, and what they are; nothing in them depends on where a read ends.
private let samples: [(bytes: String, events: [String])] = [
  ("aé漢😀", ["a", "é", "漢", "😀"]),
  ("\u{1}\u{8}\u{1A}\u{0}", ["a+C", "h+C", "z+C", " +C"]),
  ("\u{1C}\u{1D}\u{1E}\u{1F}\u{7F}\t", ["\\+C", "]+C", "^+C", "_+C", "backspace", "tab"]),
  ("Ada\tada@x\r", ["A", "d", "a", "tab", "a", "d", "a", "@", "x", "enter"]),
  ("\u{1B}b\u{1B}é\u{1B}\u{7F}\u{1B}\u{1}\u{1B}\r", ["b+M", "é+M", "backspace+M", "a+C+M", "enter+M"]),
  ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[H\u{1B}[F", ["up", "down", "right", "left", "home", "end"]),
  ("\u{1B}OA\u{1B}OD\u{1B}OH\u{1B}OF\u{1B}OM\u{1B}Oq", ["up", "left", "home", "end", "enter", "1"]),
  (
    "\u{1B}[1~\u{1B}[2~\u{1B}[3~\u{1B}[4~\u{1B}[5~\u{1B}[6~",
    ["home", "insert", "delete", "end", "pageUp", "pageDown"]
  ),
  ("\u{1B}[7~\u{1B}[8~\u{1B}[3^\u{1B}[3$\u{1B}[3@", ["home", "end", "delete+C", "delete+S", "delete+C+S"]),
  (
    "\u{1B}[1;5C\u{1B}[3;2~\u{1B}[Z\u{1B}[1;8A\u{1B}O5C",
    ["right+C", "delete+S", "tab+S", "up+C+M+S", "right+C"]
  ),
  ("\u{1B}\u{1B}[A\u{1B}\u{1B}OB\u{1B}\u{1B}x", ["up+M", "down+M", "escape", "x+M"]),
  ("\u{1B}[a\u{1B}Oa", ["up+S", "up+C"]),
  ("\u{1B}OP\u{1B}OQ\u{1B}[11~\u{1B}[[A\u{1B}[[E\u{1B}[1;2R", ["F1", "F2", "F1", "F1", "F5", "F3+S"]),
  ("\u{1B}[15~\u{1B}[17~\u{1B}[21~\u{1B}[23~\u{1B}[24~", ["F5", "F6", "F10", "F11", "F12"]),
  ("\u{1B}[27;5;13~\u{1B}[27;6;65~\u{1B}[27;2;65~", ["enter+C", "a+C+S", "A"]),
  ("\u{1B}[97u\u{1B}[97;5u\u{1B}[13;2u\u{1B}[9;2u\u{1B}[27u", ["a", "a+C", "enter+S", "tab+S", "escape"]),
  ("\u{1B}[97;1:3u\u{1B}[1;5:3C\u{1B}[1;5:2C", ["right+C"]),
  // What Control makes a byte of elsewhere is the key that the byte is.
  (
    "\u{1B}[105;5u\u{1B}[109;5u\u{1B}[106;5u\u{1B}[91;5u\u{1B}[47;5u",
    ["tab", "enter", "enter", "escape", "_+C"]
  ),
  ("\u{1B}[97:65;2u\u{1B}[122;4u\u{1B}[45:95;6u\u{1B}[50:34;2u", ["A", "Z+M", "_+C", "\""]),
  ("\u{1B}[101;;233u\u{1B}[0;;101:769u\u{1B}[97;9u", ["é", "e", "\u{301}"]),
  ("\u{1B}[97;1;127u\u{1B}[97;1;155u\u{1B}[155ux", ["x"]),
  ("\u{1B}[57414u\u{1B}[57417;5u\u{1B}[57400u\u{1B}[57441;2u", ["enter", "left+C", "1"]),
  (
    "\u{1B}[<0;1;1M\u{1B}[<0;1;1m\u{1B}[<34;11;6M",
    ["press(button: 1) 0,0", "release(button: 1) 0,0", "drag(button: 3) 10,5"]
  ),
  (
    "\u{1B}[<35;2;3M\u{1B}[<64;2;3M\u{1B}[<65;2;3M\u{1B}[<20;2;3M",
    ["move 1,2", "wheelUp 1,2", "wheelDown 1,2", "press(button: 1) 1,2+C+S"]
  ),
  ("\u{1B}[<66;2;3M\u{1B}[<128;2;3M\u{1B}[<0;0;0M\u{1B}[<0M", []),
  ("\u{1B}[M !!x\u{1B}[M##\u{7E}y", ["x", "y"]),
  ("\u{1B}[Ia\u{1B}[O", ["focus in", "a", "focus out"]),
  ("\u{1B}[200~ab\rc\u{1B}[A\u{1B}[201~d", ["paste(ab\rc\u{1B}[A)", "d"]),
  ("\u{1B}[200~a\u{1B}[20\u{1B}[201~\u{1B}[201~b", ["paste(a\u{1B}[20)", "b"]),
  ("\u{1B}[200~\u{1B}[201~x", ["x"]),
  ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\a\u{1B}]0;x\u{7}b", ["a", "b"]),
  ("\u{1B}P>|xterm(370)\u{1B}\\a\u{1B}_Gi=1;OK\u{1B}\\b", ["a", "b"]),
  ("\u{1B}[?62;22c\u{1B}[>41;370;0c\u{1B}[12;40R\u{1B}[0n\u{1B}[?2026;2$y\u{1B}[4;600;800ta", ["a"]),
  ("\u{1B}[38;5;1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18ma", ["a"]),
  ("\u{1B}[\ra\u{1B}[1;\rb", ["[+M", "enter", "a", "enter", "b"]),
]

@Suite struct InputDecoderTests {
  @Test("Bytes become events, wherever they are split", arguments: samples)
  func splitting(sample: (bytes: String, events: [String])) {
    let bytes = Array(sample.bytes.utf8)
    #expect(decode([bytes]) == sample.events)
    #expect(decode(bytes.map { [$0] }) == sample.events)
    for index in bytes.indices {
      #expect(decode([Array(bytes[..<index]), Array(bytes[index...])]) == sample.events, "split at \(index)")
    }
  }

  @Test(
    "What nothing continues is a key when the Alt delay is over",
    arguments: [
      ("\u{1B}", ["escape"]), ("\u{1B}\u{1B}", ["escape", "escape"]), ("\u{1B}[", ["[+M"]),
      ("\u{1B}O", ["O+M"]), ("\u{1B}_", ["_+M"]), ("\u{1B}\u{1B}[", ["escape", "[+M"]),
    ])
  func flushing(bytes: String, events: [String]) {
    var decoder = InputDecoder()
    var heard: [String] = []
    Array(bytes.utf8).withUnsafeBytes { decoder.feed($0) { heard.append(words($0)) } }
    #expect((decoder.isWaiting, decoder.isIncomplete) == (true, false))
    decoder.flush { heard.append(words($0)) }
    #expect(heard == events)
    #expect((decoder.isWaiting, decoder.isIncomplete) == (false, false))
  }

  @Test(
    "What has begun and lost its rest is dropped, text excepted",
    arguments: [
      ("\u{1B}[1;5", []), ("\u{1B}]0;title", []), ("\u{1B}[M!", []), ("\u{1B}[[", []),
      ("\u{1B}[200~abc\u{1B}[20", ["paste(abc\u{1B}[20)"]),
    ])
  func incomplete(bytes: String, events: [String]) {
    var decoder = InputDecoder()
    var heard: [String] = []
    Array(bytes.utf8).withUnsafeBytes { decoder.feed($0) { heard.append(words($0)) } }
    #expect((decoder.isWaiting, decoder.isIncomplete) == (false, true))
    decoder.flush { heard.append(words($0)) }
    #expect(heard == events)
    #expect((decoder.isWaiting, decoder.isIncomplete) == (false, false))
  }

  @Test("Malformed UTF-8 gives one U+FFFD for each maximal subpart, and hides nothing after it")
  func malformed() {
    let table: [([UInt8], [String])] = [
      ([0xFF, 0x61], ["\u{FFFD}", "a"]), ([0xC3, 0x61], ["\u{FFFD}", "a"]),
      (
        [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41],
        ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "A"]
      ),
      ([0xC0, 0xAF], ["\u{FFFD}", "\u{FFFD}"]), ([0xED, 0xA0, 0x80], ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"]),
      ([0xC3, 0x1B], ["\u{FFFD}", "escape"]), ([0xC3], ["\u{FFFD}"]), ([0x1B, 0xC3], ["\u{FFFD}+M"]),
      ([0xF4, 0x90, 0x80, 0x80], ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}"]),
    ]
    for (bytes, events) in table {
      #expect(decode([bytes]) == events)
      #expect(decode(bytes.map { [$0] }) == events)
    }
  }

  @Test(
    "Without brackets around a paste, an Enter followed by text in one read is one of its line breaks",
    arguments: [
      ("a\rb", ["paste(a\rb)"]), ("a\r\nb\r\n", ["paste(a\r\nb\r\n)"]), ("\nb", ["paste(\nb)"]),
      ("abc\r", ["a", "b", "c", "enter"]), ("\r", ["enter"]), ("\r\r", ["enter", "enter"]),
      ("\r\n", ["enter"]), ("\n\n", ["enter", "enter"]), ("a\rb\tc", ["a", "enter", "b", "tab", "c"]),
      ("a\rb\u{1B}[A", ["a", "enter", "b", "up"]), ("a\rb\u{3}", ["a", "enter", "b", "c+C"]),
    ])
  func bursts(bytes: String, events: [String]) {
    #expect(decode(bytes) == events)
  }

  @Test("A character cut by the end of a burst is not broken")
  func burstEndsInsideCharacter() {
    #expect(decode([[0x61, 0x0D, 0x62, 0xC3], [0xA9]]) == ["paste(a\rb)", "é"])
    #expect(decode([[0xC3], [0xA9, 0x61, 0x0D, 0x62]]) == ["é", "paste(a\rb)"])
  }

  @Test("Keys that terminfo names go first")
  func terminalKeys() {
    let keys: [(sequence: [UInt8], press: KeyPress)] = [
      (Array("\u{1B}A".utf8), KeyPress(.up)), (Array("\u{1B}[M".utf8), KeyPress(.function(1))),
      (Array("\u{1B}[224z".utf8), KeyPress(.function(2))), ([0x0B], KeyPress(.up)),
    ]
    let bytes = Array("\u{1B}A\u{1B}[M\u{1B}[224z\u{1B}\u{1B}[224zB".utf8)
    #expect(decode([bytes], keys: keys) == ["up", "F1", "F2", "F2+M", "B"])
    #expect(decode(bytes.map { [$0] }, keys: keys) == ["up", "F1", "F2", "F2+M", "B"])
  }

  @Test("Garbage cannot swallow what is typed after it")
  func limits() {
    let string = Array("\u{1B}]".utf8) + Array(repeating: 0x61, count: 9000)
    #expect(decode([string]).count == 9000 - 8192)
    let sequence = Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 200)
    #expect(decode([sequence]).count == 200 - 128)
    #expect(decode("\u{1B}]never ended\r") == ["enter"])
  }

  @Test("A large paste comes whole, split into blocks")
  func largePaste() {
    let text = String(repeating: "line of text\r", count: 20_000)
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    let chunks = stride(from: 0, to: bytes.count, by: 4095).map {
      Array(bytes[$0..<min($0 + 4095, bytes.count)])
    }
    #expect(decode(chunks) == ["paste(\(text))"])
  }
}
