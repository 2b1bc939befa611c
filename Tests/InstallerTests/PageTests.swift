import FormworkTesting
import Testing

@testable import installer

/// Every page as people see it; `Snapshots` beside this file has the pictures.
@Suite("Pages of the installer")
struct InstallerPageTests {
  @Test("T1, E6, P10: each page at 80x24 and 40x12", arguments: InstallerKeys.names.indices)
  func pages(page: Int) async throws {
    let name = InstallerKeys.names[page]
    let keys = InstallerKeys.to(page)
    try await play(keys).checkScreen(name)
    let small = Size(columns: 40, rows: 12)
    try await play(keys, size: small).checkScreen("\(name)-40x12")
  }

  @Test(
    "A4: each page on a vt220 on a serial line: ASCII, no colour, no dim",
    arguments: InstallerKeys.names.indices)
  func serial(page: Int) async throws {
    var settings = SessionSettings()
    settings.traits = TerminalTraits(term: "vt220")
    settings.traits.isUTF8 = false
    let player = try await play(InstallerKeys.to(page), settings: settings)
    try player.checkScreen("\(InstallerKeys.names[page])-serial")
  }

  @Test("P10: a fixed address shows its fields, sizes of one’s own theirs")
  func conditions() async throws {
    try await play(InstallerKeys.to(2) + InstallerKeys.fixed + "<Tab>").checkScreen("network-fixed")
    try await play(InstallerKeys.to(3) + "<Tab><Down><Space><Tab>900G<Tab>99G<Tab>").checkScreen("disk-sizes")
  }

  @Test("P2: before the point of no return there is a question, and its safe answer has the focus")
  func alert() async throws {
    let player = try await play(InstallerKeys.to(9) + "<S-Tab><Enter>")
    #expect(player.session.openName == "alert")
    try player.checkScreen("alert")
    let back = try await play(InstallerKeys.to(9) + "<S-Tab><Enter><Enter>")
    #expect(back.session.outcome == .editing && back.session.openName == nil)
    let ahead = try await play(InstallerKeys.to(9) + "<S-Tab><Enter><Tab><Enter>")
    #expect(ahead.session.outcome == .submitted)
    let configuration = try #require(ahead.session.model(as: Configuration.self))
    #expect(configuration.userName == "ada" && configuration.takesPasswords)
    #expect(configuration.packages == [.webServer] && configuration.timeZone == "Europe/Berlin")
  }

  @Test("P10: Back leads from the last page to the first and nothing is lost")
  func back() async throws {
    var player = try await play(InstallerKeys.to(9))
    let before = player.session.answers
    for page in (0..<9).reversed() {
      try await player.play("<C-PageUp>")
      #expect(player.session.page == page)
    }
    #expect(player.session.answers == before)
  }

  @Test("P13: a terminal of 10x3 gets a calm notice, and the form is there again in a larger one")
  func tooSmall() async throws {
    var player = try await play("<Tab>", size: Size(columns: 10, rows: 3))
    try await player.play("<F9><M-x><PageDown><Resize 80x24>")
    #expect(player.session.outcome == .editing)
    #expect(player.frame.rows.contains { $0.contains("Step ") })
  }
}
