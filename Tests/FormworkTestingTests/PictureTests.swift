import FormworkTesting
import TerminalScreen
import Testing

@Suite("Pictures of screens")
struct PictureTests {
  private func frame(_ rows: [(String, StyleRole)], columns: Int = 20) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: rows.count))
    for (number, (text, role)) in rows.enumerated() {
      var pen = Pen(row: number, column: 0, limit: columns)
      pen.write(text, role, into: &frame)
    }
    return frame
  }

  @Test("A small field, drawn")
  func small() throws {
    var frame = frame([("╭─ Ä ─╮", .edge), ("┃ 東x", .error), ("╰─────╯", .edge)], columns: 7)
    frame.cursor = Point(column: 5, row: 1)
    try checkText(
      ScreenPicture(of: frame).svg(title: "Field"),
      is: """
        <svg xmlns="http://www.w3.org/2000/svg" width="87" height="78" viewBox="0 0 87 78" role="img" aria-label="Field">
        <title>Field</title>
        <rect width="100%" height="100%" rx="8" fill="#16181d"/>
        <g transform="translate(12 12)" font-size="15" font-family="ui-monospace,'SF Mono',Menlo,'Cascadia Mono',Consolas,'DejaVu Sans Mono','Liberation Mono',monospace">
        <g transform="translate(0 0)"><path d="M9 9.5H18M45 9.5H54M4.5 18V13.5Q4.5 9.5 8.5 9.5H9M58.5 18V13.5Q58.5 9.5 54.5 9.5H54" fill="none" stroke="#e4e6eb" stroke-width="1" stroke-linecap="square"/><g fill="#e4e6eb"><text x="27" y="14">Ä</text></g></g>
        <g transform="translate(0 18)"><rect x="45" width="9" height="18" fill="#e4e6eb"/><path d="M4.5 0V18" fill="none" stroke="#ff938a" stroke-width="3"/><g fill="#ff938a"><text x="27" y="14" text-anchor="middle">東</text><text x="36" y="14">x</text></g></g>
        <g transform="translate(0 36)"><path d="M9 9.5H54M4.5 0V5.5Q4.5 9.5 8.5 9.5H9M58.5 0V5.5Q58.5 9.5 54.5 9.5H54" fill="none" stroke="#e4e6eb" stroke-width="1" stroke-linecap="square"/></g>
        </g>
        </svg>

        """)
  }

  @Test("Wide characters, combining marks and emoji stand at their columns, and so does what follows")
  func columns() throws {
    let picture = ScreenPicture(of: frame([("日本 e\u{308} 👩 ab", .text)]))
    let texts = try XMLElements(picture.svg()).named("text")
    #expect(texts.map(\.text) == ["日", "本", "e\u{308}", "👩", "ab"])
    // Columns are 9 wide: what is set in the middle of its cells, and what begins at the left of them.
    #expect(texts.compactMap { $0.attributes["x"] } == ["9", "27", "49.5", "72", "90"])
    #expect(texts.map { $0.attributes["text-anchor"] } == ["middle", "middle", "middle", "middle", nil])
    #expect(texts.last?.attributes["textLength"] == "18")
  }

  @Test("A5: nothing that a screen holds is markup, and no character that XML forbids gets in")
  func markup() throws {
    var frame = frame([("</text><script>&\"'\u{202E}", .text)], columns: 40)
    for (column, value) in [0, 0x1B, 0x7F, 0x9B, 0xFFFE, 0xFFFF].enumerated() {
      frame.put(Cell(code: UInt32(value), role: .text, width: 1), row: 0, column: 30 + column)
    }
    let picture = ScreenPicture(of: frame)
    let elements = try XMLElements(picture.svg(title: "<&\"\u{1B}"))
    #expect(elements.named("script").isEmpty)
    #expect(elements.named("text").map(\.text).joined().hasPrefix("</text><script>&\"'\u{FFFD}␀␛␡"))
    #expect(elements.named("title").first?.text == "<&\"␛")
    #expect(!picture.html(title: "</title><script>").contains("<script>"))
  }

  @Test("The same screen is the same to the byte: drawn anew, or from the snapshot that was kept")
  func stable() throws {
    let pilot = try Booking.form.pilot("Ada <Paste>東京 👍🏽</Paste><Tab>x@<Tab>secret<Tab>", size: .usual)
    let again = try Booking.form.pilot("Ada <Paste>東京 👍🏽</Paste><Tab>x@<Tab>secret<Tab>", size: .usual)
    #expect(pilot.picture.svg() == again.picture.svg())
    #expect(ScreenPicture(of: pilot.snapshot).svg() == pilot.picture.svg())
  }

  @Test("E4: a secret is dots, even where the screen shows it")
  func secrets() throws {
    let pilot = try Booking.form.pilot("<Tab><Tab>hunter2<M-v>", size: Size(columns: 40, rows: 12))
    try #require(pilot.screen.contains { $0.contains("hunter2") })
    #expect(!pilot.picture.svg().contains("hunter2"))
    #expect(!pilot.picture.html().contains("hunter2"))
    #expect(pilot.picture.svg().contains("•"))
  }

  @Test("The edges of a frame are lines: one path for all in a row, and no character")
  func lines() throws {
    let elements = try XMLElements(ScreenPicture(of: frame([("╭──────╮", .edge)])).svg())
    #expect(elements.named("text").isEmpty)
    #expect(elements.named("path").count == 1)
  }

  @Test("A block cursor has the colours of its cell exchanged")
  func cursor() throws {
    var frame = frame([("ab", .text)])
    frame.cursor = Point(column: 1, row: 0)
    let elements = try XMLElements(ScreenPicture(of: frame).svg())
    #expect(elements.named("text").compactMap { $0.value("fill") } == ["#e4e6eb", "#16181d"])
    #expect(elements.named("rect").last?.attributes["x"] == "9")
    #expect(elements.named("rect").last?.attributes["fill"] == "#e4e6eb")
  }

  @Test(
    "A4: each role of each theme is drawn in its colours, with a contrast of 4.5 : 1",
    arguments: ThemeName.allCases, [Background.dark, .light])
  func themes(name: ThemeName, background: Background) throws {
    let theme = name.theme.suited(to: background)
    let svg = ScreenPicture(of: frame(StyleRole.allCases.map { ("x", $0) })).svg(
      theme: name.theme, on: background)
    let elements = try XMLElements(svg)
    let letters = elements.named("text")
    let ground = try #require(elements.named("rect").first?.attributes["fill"])
    try #require(letters.count == StyleRole.allCases.count)
    for (role, letter) in zip(StyleRole.allCases, letters) {
      let style = theme[role]
      let row = letter.value("transform")
      let rects = elements.named("rect").filter {
        $0.value("transform") == row && $0.attributes["fill"] != nil
      }
      let behind = rects.first { $0.attributes["y"] == nil && $0.attributes["rx"] == nil }
      let ink = try #require(letter.value("fill"))
      let paper = behind?.attributes["fill"] ?? ground
      #expect(contrast(ink, paper) >= 4.5, "\(role): \(ink) on \(paper)")
      #expect((letter.value("font-weight") == "bold") == style.attributes.contains(.bold), "\(role)")
      for (color, drawn) in [(style.foreground, ink), (style.background, paper)] {
        guard let color, let shade = theme.shades[color] else { continue }
        let (red, green, blue) = shade.components
        #expect(components(of: drawn) == [red, green, blue].map(Int.init), "\(role)")
      }
      if style.attributes.contains(.reverse) { #expect(ink == ground && paper != ground, "\(role)") }
    }
  }

  @Test("What is underlined has a line below all of it, blanks included")
  func underline() throws {
    let elements = try XMLElements(
      ScreenPicture(of: frame([("! a b", .error)], columns: 5)).svg(theme: .highContrast))
    let line = try #require(elements.named("rect").first { $0.attributes["height"] == "1" })
    #expect(line.attributes["width"] == "45")
  }

  // MARK: Measures

  private func components(of color: String) -> [Int] {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    return [value >> 16, value >> 8 & 0xFF, value & 0xFF]
  }

  /// WCAG 2.2, relative luminance; 2.2 as the exponent, which is off by less than a hundredth.
  private func contrast(_ one: String, _ other: String) -> Double {
    let values = [one, other].map { color in
      zip(components(of: color), [0.2126, 0.7152, 0.0722]).reduce(0) {
        $0 + PictureTests.linear(Double($1.0) / 255) * $1.1
      }
    }
    return ((values.max() ?? 0) + 0.05) / ((values.min() ?? 0) + 0.05)
  }

  /// x to the power of 2.2: x² times the fifth root of x.
  private static func linear(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - value) / (5 * root * root * root * root) }
    return value * value * root
  }
}
