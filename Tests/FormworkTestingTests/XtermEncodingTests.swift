import FormworkTesting
import TerminalScreen
import Testing

@Suite("What an xterm sends")
struct XtermEncodingTests {
  @Test(
    "Keys, the mouse and pastes",
    arguments: [
      ("aé", "aé"), ("<Enter>", "\r"), ("<Tab>", "\t"), ("<S-Tab>", "\u{1B}[Z"), ("<Esc>", "\u{1B}"),
      ("<BS>", "\u{7F}"), ("<C-BS>", "\u{8}"), ("<M-BS>", "\u{1B}\u{7F}"), ("<Space>", " "),
      ("<C-Space>", "\0"), ("<C-a>", "\u{1}"), ("<C-_>", "\u{1F}"), ("<C-\\>", "\u{1C}"),
      ("<M-b>", "\u{1B}b"), ("<M-Z>", "\u{1B}Z"), ("<C-M-x>", "\u{1B}\u{18}"), ("<Up>", "\u{1B}OA"),
      ("<C-S-Left>", "\u{1B}[1;6D"), ("<M-Down>", "\u{1B}[1;3B"), ("<Home>", "\u{1B}OH"),
      ("<End>", "\u{1B}OF"), ("<Del>", "\u{1B}[3~"), ("<S-Del>", "\u{1B}[3;2~"), ("<PageUp>", "\u{1B}[5~"),
      ("<F1>", "\u{1B}OP"), ("<C-F1>", "\u{1B}[1;5P"), ("<F5>", "\u{1B}[15~"), ("<F12>", "\u{1B}[24~"),
      ("<Click 10,5>", "\u{1B}[<0;11;6M\u{1B}[<0;11;6m"), ("<Hover 0,0>", "\u{1B}[<35;1;1M"),
      ("<Drag 1,2 3,4>", "\u{1B}[<0;2;3M\u{1B}[<32;4;5M\u{1B}[<0;4;5m"),
      ("<WheelUp 0,0>", "\u{1B}[<64;1;1M"), ("<C-WheelDown 0,0>", "\u{1B}[<81;1;1M"),
      ("<Paste>a\nb</Paste>", "\u{1B}[200~a\rb\u{1B}[201~"), ("<FocusOut>", "\u{1B}[O"), ("<Resize 9x9>", ""),
    ])
  func encoding(script: String, expected: String) throws {
    #expect(try sent(script, by: XtermEncoding()) == expected)
  }

  @Test("Without application cursor keys arrows begin with CSI")
  func normalCursorKeys() throws {
    #expect(try sent("<Up><Home>", by: XtermEncoding(hasApplicationCursorKeys: false)) == "\u{1B}[A\u{1B}[H")
  }

  @Test("E7: nothing in a paste can end its brackets")
  func pasteCannotEscape() throws {
    let bytes = XtermEncoding().bytes(of: .paste(PastedText("a\u{1B}[201~b")))
    #expect(bytes == Array("\u{1B}[200~a [201~b\u{1B}[201~".utf8))
  }

  private func sent(_ script: String, by encoding: XtermEncoding) throws -> String {
    let bytes = try KeyNotation.parse(script).flatMap(\.inputs).flatMap { input -> [UInt8] in
      if case .event(let event) = input { encoding.bytes(of: event) ?? [] } else { [] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
