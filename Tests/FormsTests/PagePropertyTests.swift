import Forms
import FormworkTesting
import RepeatableRandom
import Testing
import TerminalScreen

@Suite("Pages under random keys")
struct PagePropertyTests {
  private static let keys = [
    "a", "b", "<BS>", "<Tab>", "<S-Tab>", "<Enter>", "<Space>", "<Up>", "<Down>", "<Left>", "<Right>",
    "<C-PageUp>", "<C-PageDown>", "<PageUp>", "<PageDown>", "<C-_>", "<M-_>", "<F3>", "<M-x>", "<M-r>",
    "<Click 5,3>", "<Click 4,8>", "<Click 16,12>", "<WheelDown 5,5>", "<WheelUp 5,5>", "<Resize 20x5>",
    "<Resize 40x12>", "<Resize 70x24>", "<Resize 9x3>", "<Esc>",
  ]

  @Test(
    "T6, P10: the focus is on the page shown, Back works, and values survive", arguments: [1, 2] as [UInt64])
  func walk(seed: UInt64) throws {
    for form in [Machine.wizard, Machine.settings] {
      var dice = SeededNumbers(seed: seed)
      var player = try ScriptPlayer(form)
      let keys = try Self.keys.map { try KeyNotation.parse($0) }
      for _ in 0..<5_000 {
        for key in keys.randomElement(using: &dice)! { player.play(key) }
        // Leaving and submitting would end the walk: another begins.
        if player.session.outcome != .editing { player = try ScriptPlayer(form) }
        try check(player.session)
      }
    }
  }

  private func check(_ session: Session) throws {
    let page = session.form.pages[session.page]
    switch session.focus {
    case .field(let number): #expect(page.fields.contains(number))
    case .line(let number): #expect(page.isReview && number < page.fields.lowerBound)
    case .tabs, .back, .submit: break
    }
    guard session.openName == nil, !session.isTooSmall else { return }
    var back = session
    let press = SessionEvent.terminal(.key(KeyPress(.pageUp, .control)))
    _ = back.handle(press)
    let isFirstStep = session.form.pageStyle == .steps && session.page == 0
    // From a review's field the way back is forward: to the review.
    #expect((back.page != session.page) || isFirstStep)
    #expect(texts(back) == texts(session))
  }

  private func texts(_ session: Session) -> [String] {
    session.shown.map { "\($0.id)=\($0.text)" }
  }
}
