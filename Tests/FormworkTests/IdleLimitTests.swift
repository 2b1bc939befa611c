import TerminalScreen
import Testing

@testable import Formwork

@Suite("Who counts as being there")
struct IdleLimitTests {
  @Test(
    "Keys, pastes, the mouse and a window that is looked at begin the time anew",
    arguments: [
      .key(KeyPress(.text("a"))), .paste(PastedText("a")), .focus(gained: true),
    ] as [Event])
  func person(event: Event) {
    var idle = IdleLimit(.seconds(1000))
    let before = idle.deadline
    idle.take(event)
    #expect(idle.deadline > before)
    #expect(!idle.hasPassed)
  }

  @Test(
    "What happens without a person does not",
    arguments: [.resize(Size(columns: 80, rows: 24)), .focus(gained: false), .hangup] as [Event])
  func nobody(event: Event) {
    var idle = IdleLimit(.seconds(1000))
    let before = idle.deadline
    idle.take(event)
    #expect(idle.deadline == before)
  }

  @Test("Without patience the time is over at once")
  func zero() { #expect(IdleLimit(.zero).hasPassed) }
}
