import FormworkTesting
import Testing

@testable import gallery

@Suite("Screens of the gallery")
struct GalleryScreenTests {
  private static let titles = [
    "look", "text", "secrets", "masks", "numbers", "choices", "states", "overflow", "extras", "scripts",
    "events",
  ]

  private func keys(to tab: String) -> String {
    String(repeating: "<C-PageDown>", count: Self.titles.firstIndex(of: tab) ?? 0)
  }

  @Test("Every tab", arguments: titles)
  func tabs(tab: String) throws {
    try checkScreens(of: Gallery.form(Journal()), "gallery-\(tab)", after: keys(to: tab))
  }

  @Test("Every tab to its end", arguments: titles)
  func ends(tab: String) throws {
    try checkScreens(
      of: Gallery.form(Journal()), "gallery-\(tab)-end", after: keys(to: tab) + "<S-Tab><S-Tab>")
  }

  @Test(
    "T5: the other styles", arguments: [("standalone", "<Down><Space>"), ("plain", "<Down><Down><Space>")])
  func styles(style: String, choice: String) throws {
    try checkScreens(
      of: Gallery.form(Journal()), "gallery-\(style)", after: choice + keys(to: "text") + "<Tab>")
  }

  @Test("T7, T23: an error and a completed field")
  func states() throws {
    try checkScreens(
      of: Gallery.form(Journal()), "gallery-states-used",
      after: keys(to: "states") + "<Tab><Tab><Tab>ada@<Tab>Yes<Tab><Space><Tab>")
  }

  @Test("T10: the tip of a value that is cut")
  func tip() throws {
    try checkScreens(
      of: Gallery.form(Journal()), "gallery-tip", after: keys(to: "overflow") + "<Tab><Tab><F1>")
  }

  @Test("T15: the menu lists the buttons behind a text")
  func menu() throws {
    try checkScreens(of: Gallery.form(Journal()), "gallery-menu", after: keys(to: "extras") + "<Tab><F2>")
  }

  @Test("T16: a card's brand beside its label")
  func card() throws {
    try checkScreens(of: Gallery.form(Journal()), "gallery-card", after: keys(to: "masks") + "<M-x>4111")
  }

  @Test("The journal holds what was done and said last, the newest first")
  func journal() {
    let journal = Journal()
    journal.said("Gallery")
    for number in 1...9 { journal.did("\(number)") }
    journal.said("one")
    journal.said("two")
    #expect(journal.text == "▸ 9\n  “one”\n  “two”\n▸ 8\n▸ 7\n▸ 6\n▸ 5\n▸ 4")
  }
}
