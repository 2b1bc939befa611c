import Forms
import FormworkTesting
import Synchronization
import TerminalScreen
import Testing

private struct Basket: Sendable {
  var style = FormStyle.grouped
  var count = 2
  var wantsMore = false
  var more = ""
}

private let basket = Form("Basket", for: Basket()) {
  Picker("Style", \.style)
  NumberField("Count", \.count)
  LabeledContent("Total") { "\($0.count * 3) coins" }
  Note { "You take \($0.count)." }
}
.style(\.style)
.theme { $0.count > 2 ? .dark : .light }

@Suite("Forms that follow their model")
struct LiveFormTests {
  @Test("T5: another style shows with the key that chose it")
  func style() throws {
    var player = try basket.playing()
    #expect(player.screen.contains("╭"))
    try player.play("plain<Enter>")
    #expect(!player.screen.contains("╭") && !player.screen.contains("──"))
    try player.play("stand<Enter>")
    #expect(player.screen.contains("── Style ──"))
  }

  @Test("P9: the theme follows the model, and is nobody's affair where the form has no say in it")
  func theme() throws {
    var player = try basket.playing()
    #expect(basket.liveTheme?(player.session) == .light)
    try player.play("<Tab><BS>5")
    #expect(basket.liveTheme?(player.session) == .dark)
    let plain = Form("Plain", for: Basket()) { NumberField("Count", \.count) }
    #expect(plain.liveTheme?(try plain.playing().session) == nil)
  }

  @Test("A note that a closure writes, and a computed value, change with the key that changes them")
  func computed() throws {
    var player = try basket.playing("<Tab>")
    #expect(player.screen.contains("6 coins") && player.screen.contains("You take 2."))
    try player.play("0")
    #expect(player.screen.contains("60 coins") && player.screen.contains("You take 20."))
    #expect(player.shown("total") == "60 coins")
  }

  @Test("A computed value takes no focus, and is never marked optional or asked for")
  func readOnly() throws {
    var player = try basket.playing("<Tab><Tab>")
    #expect(player.focus == "continue")
    #expect(!player.screen.contains("Total (optional)"))
    #expect(player.session.missing.isEmpty)
    try player.play("<Enter>")
    #expect(player.session.outcome == .submitted)
  }

  @Test("A note of several lines makes room for itself as it grows")
  func noteGrows() throws {
    let form = Form("F", for: Basket()) {
      NumberField("Count", \.count)
      Note { Array(repeating: "line", count: $0.count).joined(separator: "\n") }
      TextField("More", \.more)
    }
    var player = try form.playing("<BS>1")
    let before = try #require(player.place(of: "More")).row
    try player.play("<BS>4")
    #expect(player.place(of: "More")?.row == before + 3)
  }

  @Test("A note is written anew by `refresh`, for what it tells of outside of the form")
  func refresh() throws {
    let journal = Journal()
    let form = Form("F", for: Basket()) {
      TextField("More", \.more)
      Note { _ in journal.text }
    }
    var session = Session(form, size: .usual)
    var frame = Frame(size: .usual)
    journal.text = "heard"
    _ = session.handle(.refresh)
    session.draw(into: &frame)
    #expect(frame.rows.contains { $0.contains("heard") })
  }

  @Test("P9: what was changed is told to those who asked for it")
  func observers() throws {
    let journal = Journal()
    let form = Form("F", for: Basket()) { NumberField("Count", \.count) }.onChange {
      journal.text += "\($0.count) "
    }
    form.observer?(try form.playing("<BS>7").session)
    #expect(journal.text == "7 ")
  }

  @Test("P9: a form that keeps what is entered at once does not ask before it is left")
  func leaving() throws {
    let form = Form("F", for: Basket()) { NumberField("Count", \.count) }
    #expect(try form.playing("5<Esc>").session.openName == "alert")
    #expect(try form.confirmsLeaving(false).playing("5<Esc>").session.outcome == .cancelled)
  }

  @Test("T20: tabs say how many fields are done only while some are not")
  func counts() throws {
    let form = Form("F", for: Basket()) {
      Page("A") { NumberField("Count", \.count) }; Page("B") { TextField("More", \.more).optional() }
    }
    .pageStyle(.tabs)
    #expect(try !form.playing().screen.contains("done"))
    #expect(try form.playing("<BS>").screen.contains("( Continue )  0 of 1 required field done"))
  }
}

@Suite("Conditions of several fields")
struct GroupConditionTests {
  @FormBuilder<Basket> private var inner: FormContent<Basket> {
    TextField("More", \.more)
    NumberField("Count", \.count).visible { !$0.more.isEmpty }
  }

  @Test("Content and sections come and go as a whole, each field by its own condition too")
  func visible() throws {
    let forms = [
      Form("F", for: Basket()) {
        Toggle("Wants More", \.wantsMore)
        inner.visible(\.wantsMore)
      },
      Form("F", for: Basket()) {
        Toggle("Wants More", \.wantsMore)
        Section("Extra") { inner }.visible(\.wantsMore)
      },
    ]
    for form in forms {
      var player = try form.playing()
      #expect(!player.screen.contains("│ More") && !player.screen.contains("Extra"))
      #expect(player.session.missing.isEmpty)
      try player.play("<Space>")
      #expect(player.screen.contains("│ More") && !player.screen.contains("Count"))
      try player.play("<Tab>x")
      #expect(player.screen.contains("Count"))
    }
  }
}

/// Something outside of a form.
private final class Journal: Sendable {
  private let words = Mutex("")

  var text: String {
    get { words.withLock { $0 } }
    set { words.withLock { $0 = newValue } }
  }
}
