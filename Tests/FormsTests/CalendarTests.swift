import FormworkTesting
import Testing

@testable import Forms

/// A field of a program's own that offers a calendar and nothing else.
struct DayKind: FieldKind {
  var range: ClosedRange<CalendarDate>?

  var traits: ControlTraits { [.floatsLabel, .opens] }

  func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    DayControl(value: value, range: range)
  }
}

struct DayControl: Control {
  var value: FieldValue
  let range: ClosedRange<CalendarDate>?

  mutating func setValue(_ value: FieldValue) { self.value = value }

  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse { .ignored }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    var pen = Pen(row: area.rows.lowerBound, column: area.columns.lowerBound, limit: area.columns.upperBound)
    pen.write(shown ?? context.placeholder, .text, into: &frame)
    pen.fill(into: &frame)
  }

  func cursor(in area: Rect) -> Point { Point(column: area.columns.lowerBound, row: area.rows.lowerBound) }

  var shown: String? { if case .date(let date) = value { date.description } else { nil } }

  func spoken(_ words: Wording) -> (value: String?, role: String) { (shown, "date") }

  var offer: ControlOffer? {
    if case .date(let date) = value { .calendar(date) } else { .calendar(nil) }
  }

  var problem: Problem? {
    guard let range, case .date(let date) = value, !range.contains(date) else { return nil }
    return date < range.lowerBound ? .tooEarly(first: range.lowerBound) : .tooLate(last: range.upperBound)
  }
}

/// Wednesday.
private let today = CalendarDate(year: 2026, month: 3, day: 4)

func dayForm(in range: ClosedRange<CalendarDate>? = nil) -> Form<Answers> {
  Form("Trip", for: Answers()) {
    AnswerField("start", "Start", kind: DayKind(range: range))
    AnswerField("end", "End", kind: DayKind())
  }
}

func daySettings(firstWeekday: Int = 0, isUTF8: Bool = true) throws -> SessionSettings {
  var settings = SessionSettings()
  settings.environment.today = try #require(today)
  settings.environment.locale.dates.firstWeekday = firstWeekday
  settings.traits.isUTF8 = isUTF8
  return settings
}

@Suite("E6: calendar")
struct CalendarTests {
  private func played(
    _ keys: String, in range: ClosedRange<CalendarDate>? = nil, firstWeekday: Int = 0, size: Size = .usual
  ) throws -> ScriptPlayer {
    try dayForm(in: range).playing(keys, size: size, settings: daySettings(firstWeekday: firstWeekday))
  }

  @Test(
    "E6: it opens on today, and takes the day under the cursor", arguments: ["<Enter>", "<M-Down>", "<F4>"])
  func opens(key: String) throws {
    let player = try played(key)
    #expect(player.session.openName == "calendar")
    #expect(player.screen.contains("March 2026"))
    #expect(player.said.contains("Wednesday, March 4, 2026, today"))
    #expect(try played(key + "<Enter>").shown("start") == "2026-03-04")
  }

  @Test(
    "E6: arrows move by day and week, PageUp and PageDown by month, Home and End to the week’s ends",
    arguments: [
      ("<Right>", "2026-03-05"), ("<Left>", "2026-03-03"), ("<Down>", "2026-03-11"), ("<Up>", "2026-02-25"),
      ("<PageUp>", "2026-02-04"), ("<PageDown>", "2026-04-04"), ("<Home>", "2026-03-01"),
      ("<End>", "2026-03-07"),
      ("<C-Right>", "2027-03-04"), ("<PageDown><Left><Left><Left><Left><PageUp>", "2026-02-28"),
    ])
  func moves(keys: String, day: String) throws {
    #expect(try played("<F4>\(keys)<Enter>").shown("start") == day)
    #expect(try played("<F4>\(keys)<Space>").shown("start") == day)
  }

  @Test(
    "E6: weeks begin as the locale says",
    arguments: [
      (0, "Su  Mo  Tu  We  Th  Fr  Sa", "2026-03-01"), (1, "Mo  Tu  We  Th  Fr  Sa  Su", "2026-03-02"),
      (6, "Sa  Su  Mo  Tu  We  Th  Fr", "2026-02-28"),
    ])
  func weeks(first: Int, head: String, start: String) throws {
    #expect(try played("<F4>", firstWeekday: first).screen.contains(head))
    #expect(try played("<F4><Home><Enter>", firstWeekday: first).shown("start") == start)
  }

  @Test("E6: Tab takes and moves on; Esc closes and keeps what was there")
  func leaves() throws {
    let tabbed = try played("<F4><Right><Tab>")
    #expect(tabbed.shown("start") == "2026-03-05")
    #expect(tabbed.focus == "end")
    let escaped = try played("<F4><Enter><F4><Right><Esc>")
    #expect(escaped.shown("start") == "2026-03-04")
    #expect(escaped.session.openName == nil)
  }

  @Test("E6: days outside the range are dim, can’t be taken, and why is told")
  func range() throws {
    let first = try #require(CalendarDate(year: 2026, month: 3, day: 10))
    let last = try #require(CalendarDate(year: 2026, month: 3, day: 20))
    let opened = try played("<F4>", in: first...last)
    #expect(opened.said.contains("Tuesday, March 10, 2026"))
    let nine = try #require(opened.place(of: " 9 "))
    #expect(opened.frame[nine.row, nine.column + 1].role == .disabled)
    let refused = try played("<F4><Left><Enter>", in: first...last)
    #expect(refused.session.openName == "calendar")
    #expect(refused.said.contains("not available"))
    #expect(refused.screen.contains("! Choose 03/10/2026 or a later date."))
    #expect(
      try played("<F4><Down><Down><Enter>", in: first...last).screen.contains("03/20/2026 or an earlier"))
    #expect(try played("<F4><Left><Tab>", in: first...last).focus == "start")
    #expect(try played("<F4><Left><Enter>", in: first...last, size: .least).screen.contains("! Choose"))
  }

  struct Trip: Sendable { var start: CalendarDate? }

  @Test("E6: a date can be typed or taken; the calendar opens on what is typed, or where dates begin")
  func dates() throws {
    let first = try #require(CalendarDate(year: 2100, month: 5, day: 3))
    let form = Form("Trip", for: Trip()) { DateField("Start", \.start).rule(.earliest(first)) }
    let taken = try form.playing("<F4><Enter>", settings: daySettings())
    #expect(taken.shown("start") == "05/03/2100")
    #expect(taken.session.model(as: Trip.self)?.start == first)
    #expect(
      try form.playing("05/09/2100<F4><Left><Enter>", settings: daySettings()).shown("start") == "05/08/2100")
    #expect(try form.playing("05/09<F4>", settings: daySettings()).screen.contains("May 2100"))
  }

  @Test("E6: a day that a rule finds wrong can’t be taken either, and the calendar opens on one that can")
  func rules() throws {
    let weekend = Rule("workday") { value, _ in
      guard case .date(let day) = value else { return nil }
      return day.weekday.rawValue > 5 ? .words("Choose a day from Monday to Friday.") : nil
    }
    let later = Rule("later") { value, _ in
      guard case .date(let day) = value, let first = CalendarDate(year: 2026, month: 4, day: 4) else {
        return nil
      }
      return day < first ? .tooEarly(first: first) : nil
    }
    let form = Form("Trip", for: Answers()) {
      AnswerField("start", "Start", kind: DayKind()).rule(weekend).rule(later)
    }
    let settings = try daySettings()
    #expect(try form.playing("<F4><Enter>", settings: settings).shown("start") == "2026-04-06")
    let refused = try form.playing("<F4><Home><Enter>", settings: settings)
    #expect(refused.session.openName == "calendar")
    #expect(refused.screen.contains("! Choose a day from Monday to Friday."))
  }

  @Test("E9: clicks take days and turn months; the wheel turns months")
  func mouse() throws {
    var player = try played("<F4>")
    try player.click(on: "17")
    #expect(player.shown("start") == "2026-03-17")
    player = try played("<F4>")
    try player.click(on: "›")
    #expect(player.screen.contains("April 2026"))
    #expect(try played("<F4><WheelUp 10,10>").screen.contains("February 2026"))
    #expect(try played("<F4><Click 70,20>").session.openName == nil)
  }

  @Test(
    "P13: in little room the day under the cursor stays in view",
    arguments: [
      Size(columns: 40, rows: 12), Size(columns: 30, rows: 8), Size(columns: 20, rows: 5),
    ])
  func small(size: Size) throws {
    for days in 0...30 {
      let player = try played("<F4><Up>" + String(repeating: "<Right>", count: days), size: size)
      let cursor = try #require(player.frame.cursor)
      #expect(player.frame[cursor.row, cursor.column].role == .focused)
    }
  }

  @Test("E6: the calendar ends where dates end")
  func ends() throws {
    let first = try #require(CalendarDate(year: 1, month: 1, day: 2))
    var calendar = OpenCalendar(field: 0, title: "", day: first, taken: nil, today: first, symbols: .enUS)
    calendar.move(days: -7)
    calendar.move(months: -1)
    calendar.moveToWeek(end: false)
    #expect(calendar.day == first)
    calendar.move(days: -1)
    #expect(calendar.weeks.flatMap { $0 }.compactMap { $0 }.count == 31)
  }

  @Test("E6: days are spoken in the order of the locale")
  func spoken() throws {
    var symbols = DateSymbols.enUS
    let day = try #require(today)
    symbols.order = [.day, .month, .year]
    #expect(
      OpenCalendar(field: 0, title: "", day: day, taken: nil, today: day, symbols: symbols).spokenDay
        == "Wednesday, 4 March 2026")
    symbols.order = [.year, .month, .day]
    #expect(
      OpenCalendar(field: 0, title: "", day: day, taken: nil, today: day, symbols: symbols).month
        == "2026 March")
  }
}
