import FormworkTesting
import RepeatableRandom
import Testing

@testable import FormFiles

@Suite("Screens of every kind of field")
struct KindScreenTests {
  @Test("T3, T5, T13, A4: what people see", arguments: KindScreenTable.screens)
  func screens(screen: KindScreenTable.Screen) throws {
    try screen.player().checkScreen("\(screen)")
  }

  @Test("There is a screen of each kind that form files have")
  func complete() {
    let names = Set(KindScreenTable.kinds.map(\.name))
    #expect(names == Set(FieldType.all.map(\.name)))
    #expect(KindScreenTable.screens.count >= 150)
  }

  @Test("Twenty runs in any order and at the same time give the same bytes")
  func shuffled() async throws {
    let screens = KindScreenTable.screens.filter { $0.size.columns == 40 }
    let expected = try screens.map { try Snapshot(of: $0.player()).text }
    var random = SeededNumbers(seed: 7)
    for _ in 0..<20 {
      let order = screens.indices.shuffled(using: &random)
      try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for index in order {
          group.addTask { (index, try Snapshot(of: screens[index].player()).text) }
        }
        for try await (index, text) in group {
          #expect(text.utf8.elementsEqual(expected[index].utf8), "\(screens[index])")
        }
      }
    }
  }

  @Test("A4: every theme, as what each meaning looks like")
  func themes() throws {
    let words = ThemeName.allCases.map { name in
      let styles = StyleRole.allCases.map { "  \($0): \(describe(name.theme[$0]))" }
      return ([name.rawValue] + styles).joined(separator: "\n")
    }
    try checkText(
      words.joined(separator: "\n"),
      is: """
        standard
          text: the terminal's own
          title: bold
          section: bold
          label: the terminal's own
          labelFocused: the terminal's own
          placeholder: dim
          helper: dim
          error: red
          success: green
          edge: the terminal's own
          edgeFocused: the terminal's own
          disabled: dim
          selection: reverse
          key: dim
          accent: cyan
          focused: reverse
        dark
          text: brightWhite on black
          title: brightWhite on black bold
          section: brightWhite on black bold
          label: brightWhite on black
          labelFocused: brightWhite on black
          placeholder: white on black
          helper: white on black
          error: brightRed on black
          success: brightGreen on black
          edge: brightWhite on black
          edgeFocused: brightWhite on black
          disabled: white on black
          selection: black on brightCyan
          key: white on black
          accent: brightCyan on black
          focused: black on brightCyan
        light
          text: black on brightWhite
          title: black on brightWhite bold
          section: black on brightWhite bold
          label: black on brightWhite
          labelFocused: black on brightWhite
          placeholder: black on brightWhite
          helper: black on brightWhite
          error: red on brightWhite
          success: black on brightWhite bold
          edge: black on brightWhite
          edgeFocused: black on brightWhite
          disabled: black on brightWhite
          selection: brightWhite on blue
          key: black on brightWhite
          accent: blue on brightWhite
          focused: brightWhite on blue
        high-contrast
          text: brightWhite on black
          title: brightWhite on black bold
          section: brightWhite on black bold
          label: brightWhite on black
          labelFocused: brightYellow on black bold
          placeholder: brightWhite on black
          helper: brightWhite on black
          error: brightYellow on black bold underline
          success: brightWhite on black bold
          edge: brightWhite on black
          edgeFocused: brightYellow on black bold
          disabled: brightWhite on black
          selection: black on brightYellow
          key: brightWhite on black
          accent: brightYellow on black bold
          focused: black on brightYellow
        mono
          text: the terminal's own
          title: bold
          section: bold
          label: the terminal's own
          labelFocused: bold
          placeholder: the terminal's own
          helper: the terminal's own
          error: bold underline
          success: bold
          edge: the terminal's own
          edgeFocused: bold
          disabled: the terminal's own
          selection: reverse
          key: the terminal's own
          accent: bold
          focused: reverse
        """)
  }

  private func describe(_ style: Style) -> String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.reverse, "reverse"), (.underline, "underline"), (.italic, "italic"),
    ]
    let colors = [style.foreground.map { "\($0)" }, style.background.map { "on \($0)" }].compactMap(\.self)
    let words = colors + names.filter { style.attributes.contains($0.0) }.map(\.1)
    return words.isEmpty ? "the terminal's own" : words.joined(separator: " ")
  }
}
