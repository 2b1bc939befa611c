import FormworkTesting
import Testing

@testable import FormPilot

@Suite("Snapshots in the source of a test")
struct InlineSnapshotTests {
  @Test("A small screen stands in the test itself")
  func small() throws {
    let form = Form("Name", for: Booking()) { TextField("Full Name", \.name).id("name") }
    try form.checkScreen(
      after: "Ada", size: Size(columns: 30, rows: 8),
      is: """
        Name
        ── Full Name ─────────────────
        ┃ Ada                        ✕
        ──────────────────────────────
          [ Continue ]  1/1


        Tab Next  Esc Leave
        """)
    var pilot = try form.pilot("Ada<Tab>", size: Size(columns: 30, rows: 8))
    try pilot.checkScreen(
      planes: [.spoken, .meaning],
      is: """
        Formwork snapshot, 30x8, cursor at 4,4
        en_US; UTF-8, 256 colors, dim

        Spoken
            Continue, button

        Meaning
            state     editing
            focus     continue
            continue  enabled
            value     name: “Ada”
        """)
    try pilot.press("<S-Tab><M-x>\\\"\"\"#")
    try pilot.checkScreen(
      is: ##"""
        Name
        ── Full Name ────────────────✓
        ┃ \"""#                      ✕
        ──────────────────────────────
          [ Continue ]  1/1


        Tab Next  Esc Leave
        """##)
  }
}
