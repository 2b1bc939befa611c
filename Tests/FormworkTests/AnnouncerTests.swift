import Forms
import Synchronization
import TerminalScreen
import Testing

@testable import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe for one test.
private final class Pipe {
  let reading: Int32
  let writing: Int32
  private var isReadingOpen = true

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  func text() -> String {
    var text: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reading, &block, block.count), count > 0 { text += block[..<count] }
    return String(decoding: text, as: UTF8.self)
  }

  func closeReading() {
    if isReadingOpen { close(reading) }
    isReadingOpen = false
  }

  deinit {
    closeReading()
    close(writing)
  }
}

private func announcer(to descriptor: Int32) -> Announcer {
  var options = RunOptions()
  options.announcementDescriptor = descriptor
  return Announcer(options)
}

@Suite("Announcements as a stream")
struct AnnouncerTests {
  @Test("A3: each announcement goes to the callback as it is, and to the file as one safe line")
  func lines() {
    let heard = Mutex<[String]>([])
    let pipe = Pipe()
    var options = RunOptions()
    options.announcementDescriptor = pipe.writing
    options.onAnnounce = { words in heard.withLock { $0.append(words) } }
    Announcer(options).announce(["Name, text field", "two\nlines \u{1B}[2J"])
    #expect(heard.withLock { $0 } == ["Name, text field", "two\nlines \u{1B}[2J"])
    let text = pipe.text()
    #expect(text.hasPrefix("Name, text field\ntwo lines "))
    #expect(text.filter { $0 == "\n" }.count == 2 && !text.contains("\u{1B}"))
  }

  @Test("A3: a reader that takes nothing holds nothing up")
  func full() {
    let pipe = Pipe()
    let long = String(repeating: "x", count: 4000)
    announcer(to: pipe.writing).announce(Array(repeating: long, count: 100))
    let text = pipe.text()
    #expect(!text.isEmpty && text.utf8.count < 400_000)
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count == 4000 })
  }

  @Test("A3: a reader that has gone ends nothing")
  func gone() {
    let pipe = Pipe()
    pipe.closeReading()
    announcer(to: pipe.writing).announce(["anybody?"])
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
  }

  @Test(
    "What a person does has a name",
    arguments: [
      (KeyPress(.tab, .shift), "Shift+Tab"), (KeyPress(.text("a")), "a"), (KeyPress(.text(" ")), "Space"),
      (KeyPress(.text("a"), .control), "Ctrl+A"), (KeyPress(.function(1)), "F1"),
      (KeyPress(.left, [.control, .shift]), "Ctrl+Shift+Left"), (KeyPress(.text("x"), .alt), "Alt+X"),
    ])
  func names(press: KeyPress, name: String) { #expect(Event.key(press).name(isSecret: false) == name) }

  @Test("E4: what is typed or pasted into a secret is not told, commands are")
  func secrets() {
    #expect(Event.key(KeyPress(.text("a"))).name(isSecret: true) == "•")
    #expect(Event.paste(PastedText("secret")).name(isSecret: true) == "Paste")
    #expect(Event.paste(PastedText("public")).name(isSecret: false) == "Paste of 6 bytes")
    #expect(Event.key(KeyPress(.text("u"), .control)).name(isSecret: true) == "Ctrl+U")
  }

  @Test("Clicks and sizes have a name; what nobody did has none")
  func others() {
    let place = Point(column: 10, row: 5)
    #expect(Event.mouse(MouseEvent(.press(button: 1), at: place)).name(isSecret: false) == "Click at 10,5")
    #expect(Event.mouse(MouseEvent(.release(button: 1), at: place)).name(isSecret: false) == nil)
    #expect(Event.resize(Size(columns: 40, rows: 12)).name(isSecret: false) == "Resize to 40x12")
    #expect(Event.focus(gained: true).name(isSecret: false) == nil)
  }

  @Test("The locale of a run decides the language of what is built in, too")
  func locale() {
    var options = RunOptions()
    var german = LocaleSymbols.enUS
    german.identifier = "de_DE"
    options.locale = german
    #expect(options.session.wording.language == "de")
    #expect(options.locale == german)
  }
}
