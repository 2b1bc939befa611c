import FormworkTesting
import Glibc
import Testing

extension NcursesTerminalTests {
  /// One terminal a process: these run one after the other, and after the others.
  @Suite(.serialized) struct PilotOnTerminal {
    /// What a test may ask of a pilot, in one value.
    private static func seen(_ pilot: Pilot<Order>) -> [String] {
      [
        "focus \(pilot.focus), \(pilot.outcome), open \(pilot.open ?? "nothing")",
        "errors \(pilot.errors.sorted { $0.key < $1.key })", "missing \(pilot.missing)",
        "shown \(pilot.shown.sorted { $0.key < $1.key })", "cursor \(String(describing: pilot.cursor))",
        "value \(pilot.value.summary)", "spoken \(pilot.spoken)",
      ] + pilot.screen
    }

    static let scripts = [
      "Ada<Tab>ada@<Tab><Up>7<S-Tab>x.org<Tab><Tab><Up><Up><Tab><Space><Tab><Enter><Down><Enter>",
      "世界<Left>e\u{301}<Home><C-Right><M-BS><M-x><Esc><Tab><Esc><F1><Esc><S-Tab><S-Tab>",
      "<Click 6,4>q<Paste>one\ntwo</Paste><Resize 60x20>z<Resize 100x40><WheelDown 5,5><C-z>é<PageDown>",
      "<Resize 40x12>A<Resize 40x12>B<Resize 30x8><Tab><Drag 4,3 9,3><Press 4,4><Release 4,4><FocusOut>",
      "<S-Tab><S-Tab>geheim<Left><BS><Tab><Enter><Wait 20ms>x",
    ]

    @Test("The same script gives the same on a terminal as in memory, after each key", arguments: scripts)
    func same(keys: String) throws {
      var inMemory: [[String]] = []
      _ = try Order.form.pilot(keys, on: .memory) { pilot, _ in inMemory.append(Self.seen(pilot)) }
      var moments = inMemory.makeIterator()
      let end = try Order.form.pilot(keys, on: .pseudoTerminal) { pilot, key in
        #expect(Self.seen(pilot) == moments.next(), "after \(key)")
      }
      #expect(moments.next() == nil)
      #expect(Self.seen(end) == inMemory.last)
    }

    @Test("A form is filled in to its end in both places", arguments: PilotPlace.allCases)
    func submitted(place: PilotPlace) throws {
      let pilot = try Order.form.pilot(
        "Ada<Tab>ada@x.org<Tab>3<Tab><Up><Tab><Space><Tab><Tab><Tab><Tab>note<Tab>correct horse<Tab><Enter>more",
        on: place)
      #expect(pilot.outcome == .submitted)
      #expect(pilot.value.summary == "Ada ada@x.org 3 2 true weekly [] nil note 13")
    }

    @Test("The window that is closed ends the form in both places", arguments: PilotPlace.allCases)
    func hangup(place: PilotPlace) throws {
      let pilot = try Order.form.pilot("Ad<Hangup>a", on: place)
      #expect(pilot.shown["name"] == "Ad")
    }

    @Test("A large paste comes whole, while the terminal is read")
    func paste() throws {
      let text = String(repeating: "many words and more ", count: 5000)
      let keys = "<Tab><Tab><Tab><Tab><Tab><Tab><Tab><Tab><Paste>\(text)</Paste>"
      let pilot = try Order.form.pilot(keys, on: .pseudoTerminal)
      #expect(pilot.value.memo == (try Order.form.pilot(keys).value.memo))
      #expect(pilot.value.memo.count > 50_000)
    }

    @Test("What the terminal was sent is there whole, and gives it back at the end")
    func output() throws {
      let pilot = try Order.form.pilot("Ada", on: .pseudoTerminal)
      let text = String(decoding: pilot.output, as: UTF8.self)
      #expect(text.hasPrefix("\u{1B}[?1049h"))
      #expect(text.contains("Order") && text.contains("┃") && text.contains("Ada"))
      #expect(text.contains("\u{1B}[?1049l"))
      #expect(try Order.form.pilot("Ada", on: .memory).output.isEmpty)
    }

    @Test("Secrets are hidden as in memory: in what is seen, and in what is sent")
    func secrets() throws {
      let pilot = try Order.form.pilot("<S-Tab>geheimnis", on: .pseudoTerminal)
      #expect(pilot.snapshot.text == (try Order.form.pilot("<S-Tab>geheimnis").snapshot.text))
      #expect(pilot.value.pin.count == 9)
      #expect(!String(decoding: pilot.output, as: UTF8.self).contains("geheim"))
      #expect(!pilot.screen.joined().contains("geheim"))
    }

    @Test("What is pressed later goes on in memory from there")
    func goingOn() throws {
      var pilot = try Order.form.pilot("Ada<Tab>", on: .pseudoTerminal)
      try pilot.press("ada@x.org<Tab>")
      #expect(pilot.focus == "count")
      #expect(pilot.value.email == "ada@x.org")
    }

    @Test("The process is as it was: its locale, its handlers of signals, its descriptors")
    func restored() throws {
      func handler(_ signal: Int32) -> UInt {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      }
      let signals = [SIGINT, SIGTERM, SIGWINCH, SIGTSTP, SIGHUP]
      _ = try Order.form.pilot("A", on: .pseudoTerminal)
      let before = signals.map(handler)
      setlocale(LC_CTYPE, "C")
      defer { setlocale(LC_CTYPE, "") }
      let pilot = try Order.form.pilot("Ä", on: .pseudoTerminal)
      #expect(pilot.value.name == "Ä" && pilot.screen.joined().contains("┃"))
      #expect(setlocale(LC_CTYPE, nil).map { String(cString: $0) } == "C")
      #expect(signals.map(handler) == before)
    }

    @Test("Two at a time take turns; one within another is refused")
    func turns() async throws {
      async let one = Order.form.pilot("Ada", on: .pseudoTerminal)
      async let two = Order.form.pilot("Bob", on: .pseudoTerminal)
      #expect(try await [one.value.name, two.value.name] == ["Ada", "Bob"])
      #expect(throws: PilotFailure.nested) { try self.nested() }
    }

    private func nested() throws {
      _ = try Order.form.pilot("A", on: .pseudoTerminal) { _, _ in
        _ = try Order.form.pilot("B", on: .pseudoTerminal)
      }
    }

    @Test("Rules with async end at a wait", arguments: PilotPlace.allCases)
    func asynchronous(place: PilotPlace) async throws {
      let form = Form("Name", for: Order()) {
        TextField("Name", \.name).id("name").rule(
          .asynchronous("free") { value in
            await Task.yield()
            return value.text == "Ada" ? .words("This name is taken.") : nil
          })
      }
      let pilot = try await form.pilot("Ada<Tab><Wait 1s>", on: place)
      #expect(pilot.errors == ["name": "This name is taken."])
    }

    @Test("A form that hangs is told, by the key after which it did")
    func stuck() throws {
      let gate = Gate()
      let form = Form("Name", for: Order()) { TextField("Name", \.name).id("name") }
        .onChange { order in if order.name == "Ad" { gate.waitUntilOpen() } }
      let failure = #expect(throws: PilotFailure.self) {
        try form.pilot("Ada", on: .pseudoTerminal, within: .milliseconds(300))
      }
      gate.open()
      #expect(failure == .stuck(afterKey: 2, within: .milliseconds(300)))
      let words = try #require(failure).description
      #expect(words.hasPrefix("The form did not wait for input again after key 2, within 0.3 seconds."))
      // It ends as soon as it looks again: the window is closed.
      while (try? Order.form.pilot("", on: .pseudoTerminal)) == nil { sched_yield() }
    }

    @Test("A script that can't be read opens no terminal; what a look throws comes through after the end")
    func failures() throws {
      struct Seen: Error {}
      #expect(throws: KeyNotationError.self) { try Order.form.pilot("<Tabb>", on: .pseudoTerminal) }
      #expect(throws: Seen.self) {
        try Order.form.pilot("A", on: .pseudoTerminal) { _, _ in throw Seen() }
      }
      #expect(try Order.form.pilot("A", on: .pseudoTerminal).value.name == "A")
    }
  }
}

/// Keeps a thread waiting until it is opened.
private final class Gate: Sendable {
  private let ends: [Int32]

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    self.ends = ends
  }

  func waitUntilOpen() {
    var byte: UInt8 = 0
    _ = read(ends[0], &byte, 1)
  }

  func open() { close(ends[1]) }
}

/// A form with most kinds of fields.
private struct Order: Sendable {
  enum Pace: String, CaseIterable, Sendable { case daily, weekly, never }
  enum Extra: String, CaseIterable, Sendable { case bag, card }

  var name = ""
  var email = ""
  var count: Int?
  var copies = 1
  var news = false
  var pace = Pace.weekly
  var extras: Set<Extra> = []
  var day: CalendarDate?
  var memo = ""
  var pin = Secret()

  var summary: String {
    "\(name) \(email) \(count ?? 0) \(copies) \(news) \(pace) \(extras.map(\.rawValue).sorted()) "
      + "\(day.map { "\($0)" } ?? "nil") \(memo.prefix(40)) \(pin.count)"
  }

  static let form = Form("Order 世界", for: Order()) {
    TextField("Näme", \.name).id("name").help("As on your passport.")
    TextField("Email", \.email).id("email").kind(.email)
    NumberField("How Many", \.count).id("count").range(1...50)
    Stepper("Copies", \.copies, in: 1...9).id("copies")
    Toggle("Send Me News", \.news).id("news")
    Picker("Pace", \.pace).id("pace")
    MultiplePicker("Extras", \.extras).id("extras").optional()
    DateField("Day", \.day).id("day").optional()
    TextField("Memo", \.memo, axis: .vertical).id("memo").optional()
    SecureField("PIN", \.pin).id("pin").rule(.minimumLength(4))
  }
}
