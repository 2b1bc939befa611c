import Forms
import Formwork
import Testing

@Suite("The file of a draft")
struct DraftFileTests {
  private static func draft(_ text: String) -> Draft {
    Draft(form: "F", fingerprint: "0", entries: [.init(id: "a", type: "text", value: .text(text))])
  }

  private let form = Form("F", for: Answers(), pages: [Page {}]).definition

  @Test("P12: what is saved is found again, and nothing after it is removed")
  func saved() throws {
    let file = DraftFile("/tmp/formwork-draft-\(UInt64.random(in: 0 ... .max)).json")
    defer { file.remove() }
    #expect(try file.load(for: form) == .nothing)
    for text in ["one", "two"] {
      file.save(Self.draft(text))
      #expect(try file.load(for: form) == .draft(Self.draft(text)))
    }
    file.remove()
    #expect(try file.load(for: form) == .nothing)
    #expect(file.failure == nil)
  }

  @Test("P12: that a draft can't be saved is known, with the reason")
  func failing() {
    let file = DraftFile("/nonexistent/folder/draft.json")
    file.save(Self.draft("x"))
    #expect(file.failure == "No such file or directory")
    #expect(!file.exists)
  }
}
