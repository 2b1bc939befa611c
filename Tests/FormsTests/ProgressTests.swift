import FormworkTesting
import TerminalScreen
import RepeatableRandom
import Testing

@testable import Forms

/// A progress page with a clock of its own.
private struct Page {
  var session: ProgressSession
  var frame: Frame
  var frames = 0
  var effects: [ProgressEffect] = []
  private var now = Duration.zero

  init(
    _ steps: [String] = ["Partition the Disk", "Copy the System", "Set Up"], columns: Int = 60,
    rows: Int = 20,
    _ change: (inout ProgressSession.Settings) -> Void = { _ in }
  ) {
    var settings = ProgressSession.Settings()
    change(&settings)
    session = ProgressSession(
      "Installing", steps: steps, size: Size(columns: columns, rows: rows), settings: settings)
    frame = Frame(size: session.size)
    show()
  }

  private mutating func show() {
    guard session.takeFrame() else { return }
    session.draw(into: &frame)
    frames += 1
  }

  mutating func tell(_ reports: ProgressReport...) {
    for report in reports { handle(.report(report)) }
  }

  mutating func handle(_ event: ProgressEvent) {
    effects = session.handle(event)
    show()
  }

  mutating func wait(_ time: Duration) {
    now += time
    handle(.time(now))
  }

  mutating func play(_ keys: String) throws {
    for key in try KeyNotation.parse(keys) {
      for case .event(let event) in key.inputs { handle(.terminal(event)) }
    }
    wait(.milliseconds(100))
  }

  var rows: [String] { frame.rows }
  var text: String { rows.joined(separator: "\n") }
}

@Suite("Progress")
struct ProgressTests {
  @Test("P3: steps, bar, time left and the end of the log")
  func looks() {
    var page = Page()
    page.tell(.step(1), .message("Writing the network settings…"), .fraction(0))
    page.wait(.seconds(14))
    page.tell(.fraction(0.58), .log("a"), .log("b"))
    page.wait(.seconds(1))
    #expect(
      Array(page.rows[..<13]) == [
        " Installing",
        "",
        " ✓ Partition the Disk",
        " ▸ Copy the System",
        " · Set Up",
        "",
        " Writing the network settings…",
        " ████████████████████░░░░░░░░░░░░░░░  58 %  about 10 s left",
        "",
        " a",
        " b",
        "",
        " ┃ [ Cancel ]",
      ])
  }

  @Test("P3: at most ten frames a second, and none when nothing changes")
  func frames() {
    var page = Page()
    page.tell(.fraction(0))
    page.wait(.seconds(1))
    let before = page.frames
    for part in 1...1000 {
      page.tell(.fraction(Double(part) / 1000), .log("line \(part)"))
      page.wait(.milliseconds(1))
    }
    #expect(page.frames - before <= 10)
    page.wait(.milliseconds(100))
    let last = page.frames
    for _ in 0..<100 { page.wait(.milliseconds(500)) }
    #expect(page.frames == last)
  }

  @Test("P3: where the length is not known a piece moves; where motion is reduced nothing does")
  func indeterminate() {
    var moving = Page()
    moving.wait(.milliseconds(200))
    let first = moving.text
    moving.wait(.milliseconds(200))
    #expect(moving.text != first)
    #expect(moving.session.wakeTime != nil)
    var still = Page { $0.isStill = true }
    still.wait(.milliseconds(200))
    let frames = still.frames
    for _ in 0..<50 { still.wait(.milliseconds(200)) }
    #expect(still.frames == frames)
    #expect(still.session.wakeTime == nil)
    #expect(still.text.contains("Working…"))
  }

  @Test("P3: no time is promised before it can be known", arguments: [(0.01, 10), (0.5, 2)])
  func noPromise(fraction: Double, seconds: Int) {
    var page = Page()
    page.tell(.fraction(0))
    page.wait(.seconds(seconds))
    page.tell(.fraction(fraction))
    page.wait(.milliseconds(200))
    #expect(!page.text.contains("left"))
  }

  @Test(
    "P3: fractions out of range and not numbers do no harm", arguments: [-1, 2, .nan, .infinity] as [Double])
  func oddFractions(fraction: Double) {
    var page = Page()
    page.tell(.fraction(0.5), .fraction(fraction))
    page.wait(.seconds(5))
    #expect(page.session.outcome == nil)
  }

  @Test("P3, P2: Esc and Cancel ask; the safe answer has the focus; Stop stops the work")
  func stopping() throws {
    for key in ["<Esc>", "<Enter>", "<C-c>"] {
      var page = Page()
      try page.play(key)
      #expect(page.text.contains("╭─ Stop “Installing”? ─"))
      try page.play("<Enter>")
      #expect(!page.text.contains("Stop “"))
      try page.play(key + "<Tab><Enter>")
      #expect(page.text.contains("Stopping…"))
      page.handle(.finished)
      #expect(page.effects == [.finish(.cancelled)])
    }
  }

  @Test("P3, E9: a button acts when the mouse lets go of it, and not if it became another one meanwhile")
  func letGo() throws {
    var page = Page { $0.result = "All is set up." }
    let area = try #require(page.session.placedButtons.first).area
    let place = Point(column: area.columns.lowerBound + 2, row: area.rows.lowerBound)
    func mouse(_ action: MouseEvent.Action) -> ProgressEvent {
      .terminal(.mouse(MouseEvent(action, at: place)))
    }
    page.handle(mouse(.press(button: 1)))
    #expect(!page.session.isAsking)
    page.handle(mouse(.release(button: 1)))
    #expect(page.session.isAsking)
    try page.play("<Esc>")
    page.handle(mouse(.press(button: 1)))
    page.handle(.finished)
    page.handle(mouse(.release(button: 1)))
    #expect(page.effects.isEmpty)
    page.wait(.milliseconds(100))
    #expect(page.text.contains("All is set up."))
  }

  @Test("P3: the work is told to stop once; C-c twice stops at once, three times leaves it behind")
  func effects() throws {
    var page = Page()
    page.handle(.terminal(.key(KeyPress(.text("c"), .control))))
    #expect(page.effects.isEmpty)
    page.handle(.terminal(.key(KeyPress(.text("c"), .control))))
    #expect(page.effects == [.stopWork])
    page.handle(.terminal(.key(KeyPress(.text("c"), .control))))
    #expect(page.effects == [.finish(.cancelled)])
  }

  @Test("P3: work that may not be stopped says so")
  func unstoppable() throws {
    var page = Page { $0.canStop = false }
    try page.play("<Esc>")
    #expect(page.rows.last == " This can’t be stopped.")
    #expect(!page.text.contains("[ Cancel ]"))
  }

  @Test("P3: an error is shown with its step; Retry begins anew, Leave and Esc go")
  func failure() throws {
    var page = Page()
    page.tell(.step(1))
    page.handle(.failed("The disk is full. Make room, then try again."))
    page.wait(.seconds(1))
    #expect(page.text.contains("! Copy the System"))
    #expect(page.text.contains("! The disk is full."))
    #expect(page.text.contains("┃ [ Retry ]  [ Leave ]"))
    page.handle(.terminal(.key(KeyPress(.enter))))
    #expect(page.effects == [.startWork])
    page.handle(.failed("Again."))
    page.handle(.terminal(.key(KeyPress(.escape))))
    #expect(page.effects == [.finish(.failed("Again."))])
  }

  @Test("P3: the log follows only at its end; PageUp reads back")
  func log() throws {
    var page = Page(["One"])
    for line in 1...40 { page.tell(.log("line \(line)")) }
    page.wait(.seconds(1))
    #expect(page.text.contains("line 40"))
    try page.play("<PageUp>")
    #expect(!page.text.contains("line 40"))
    let before = page.rows.filter { $0.contains("line") }.map { $0.filter { $0 != "▾" } }
    page.tell(.log("line 41"))
    page.wait(.seconds(1))
    #expect(page.rows.filter { $0.contains("line") }.map { $0.filter { $0 != "▾" } } == before)
    try page.play("<End>")
    #expect(page.text.contains("line 41"))
  }

  @Test(
    "P3: lines of the log are made safe",
    arguments: [
      ("plain", "plain"), ("\u{1B}[1;31mred\u{1B}[0m", "red"), ("10 %\r20 %\r30 %", "30 %"),
      ("a\tb", "a       b"), ("\u{1B}]0;title\u{7}x", "x"), ("\u{1B}]8;;u\u{1B}\\link", "link"),
      ("end\r", "end"), ("\u{1B}(Bx", "x"), ("\u{1B}", ""), ("\u{1B}[12", ""),
    ])
  func safeLines(text: String, shown: String) { #expect(ProgressLog.shown(text[...]) == shown) }

  @Test("P3: a control character never reaches the frame")
  func controls() {
    var page = Page(["\u{1B}[2J"])
    page.tell(.step(0), .message("\u{7}\u{202E}x"), .log("\u{8}\u{9B}31m\u{FEFF}"))
    page.wait(.seconds(1))
    for scalar in page.text.unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
      #expect(scalar != "\u{202E}" && scalar != "\u{FEFF}")
    }
  }

  @Test(
    "P13: step, bar and buttons are there in every size", arguments: [(80, 24), (40, 12), (30, 8), (20, 5)])
  func sizes(columns: Int, rows: Int) throws {
    var page = Page((1...30).map { "Step \($0)" }, columns: columns, rows: rows)
    page.tell(.step(17), .fraction(0.5), .log("log"))
    page.wait(.seconds(1))
    #expect(page.text.contains("▸ Step 18"))
    #expect(page.text.contains("50 %"))
    #expect(page.text.contains("[ Cancel ]"))
    page.handle(.terminal(.resize(Size(columns: 5, rows: 2))))
    page.wait(.seconds(1))
    #expect(page.rows.count == 2)
  }

  @Test("A3: steps, messages and errors are announced")
  func announced() {
    var page = Page()
    #expect(page.session.announcements == ["Installing"])
    page.tell(.step(0))
    #expect(page.session.announcements == ["Partition the Disk"])
    page.tell(.fraction(0.1))
    #expect(page.session.announcements.isEmpty)
    page.handle(.failed("No."))
    #expect(page.session.announcements == ["Error: No."])
  }

  @Test("P1: a result waits for Enter")
  func result() throws {
    var page = Page { $0.result = "Installed." }
    page.handle(.finished)
    page.wait(.seconds(1))
    #expect(page.text.contains("Installed."))
    #expect(page.text.contains("100 %"))
    page.handle(.terminal(.key(KeyPress(.enter))))
    #expect(page.effects == [.finish(.finished)])
  }

  @Test("P13: random events leave a page that can be drawn")
  func random() throws {
    var dice = SeededNumbers(seed: 5)
    let keys = try [
      "<Esc>", "<Tab>", "<PageUp>", "<Up>", "<End>", "<Home>", "x", "<Resize 20x5>", "<Resize 1x1>",
      "<Resize 90x30>", "<Click 5,5>", "<WheelUp 3,3>",
    ]
    .map { try KeyNotation.parse($0) }
    var page = Page()
    for _ in 0..<5_000 {
      if page.session.outcome != nil { page = Page() }
      switch UInt8.random(in: 0..<8, using: &dice) {
      case 0: page.tell(.step(Int.random(in: -1..<5, using: &dice)))
      case 1: page.tell(.fraction(Double.random(in: -1...2, using: &dice)))
      case 2: page.tell(.log(String(repeating: "x\n", count: Int.random(in: 0..<99, using: &dice))))
      case 3: page.tell(.fraction(nil), .message("m"))
      case 4: page.wait(.milliseconds(Int.random(in: 0..<999, using: &dice)))
      default:
        for key in keys.randomElement(using: &dice)! {
          for case .event(let event) in key.inputs { page.handle(.terminal(event)) }
        }
      }
      #expect(page.frame.size.rows > 0)
    }
  }
}
