import Forms
import Synchronization
import TerminalScreen
import Testing

@testable import LineTerminal

@Suite("P9: what was entered in lines is told at once")
struct LineChangesTests {
  struct Model: Sendable {
    var name = "Ada"
    var city = ""
    var isAdmin = false
  }

  /// What whoever was told has done with it.
  final class Journal: Sendable {
    private let words = Mutex<[String]>([])

    var entries: [String] { words.withLock { $0 } }

    func add(_ words: String) { self.words.withLock { $0.append(words) } }
  }

  private func run(_ lines: [String]) -> (end: LineEnd, told: [String], said: String) {
    let journal = Journal()
    let form = Form("Setup", for: Model()) {
      TextField("Name", \.name)
      TextField("City", \.city).rule(.minimumLength(3))
      Note { _ in "Kept: \(journal.entries.last ?? "nothing")" }
      Toggle("Administrator", \.isAdmin)
    }
    var run = LineRun(
      Session(form, size: Size(columns: 80, rows: 24)), on: ScriptedLines(lines))
    let end = run.run(changed: { session in
      guard let model = session.model(as: Model.self) else { return }
      journal.add("\(model.name)/\(model.city)/\(model.isAdmin)")
    })
    return (end, journal.entries, run.device.said)
  }

  @Test("P9: each answer is told once, with what was answered by then")
  func each() {
    let (end, told, _) = run(["Eve", "Paris", "y"])
    #expect(end == .submitted)
    #expect(told == ["Eve//false", "Eve/Paris/false", "Eve/Paris/true"])
  }

  @Test("P9: what was done with an answer stands in the note before the next question")
  func before() throws {
    let said = run(["Eve", "Paris", "y"]).said
    let note = try #require(said.firstRange(of: "Kept: Eve/Paris/false"))
    let question = try #require(said.firstRange(of: "Administrator"))
    #expect(note.upperBound < question.lowerBound)
  }

  @Test("P9: what is kept as it was is nothing new; what is wrong is told once it is mended")
  func kept() {
    #expect(run(["", "Ber", ""]).told == ["Ada/Ber/false"])
    #expect(run(["", "X", "Ber", ""]).told == ["Ada/Ber/false"])
  }

  @Test("P9: what was answered before the input ended has been told")
  func ended() {
    let (end, told, _) = run(["Eve"])
    #expect(end == .inputEnded)
    #expect(told == ["Eve//false"])
  }
}
