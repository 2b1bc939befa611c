import Testing

@testable import Forms

@Suite("A6: the audit of a form")
struct AuditTests {
  @Test(
    "A6: each rule finds its broken example, and nothing of its own in the mended one",
    arguments: AuditRule.all.map(\.id))
  func examples(_ id: String) throws {
    let rule = try #require(AuditRule.all.first { $0.id == id })
    #expect(rule.broken().audit().contains { $0.rule == id })
    #expect(!rule.kept().audit().contains { $0.rule == id })
    #expect(rule.reason.hasSuffix(".") || rule.reason.hasSuffix(")."))
  }

  @Test("A6: there are twenty rules and more, each with a name of its own")
  func count() {
    #expect(AuditRule.all.count >= 20)
    #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
  }

  @Test("T21: every finding is a sentence that says how to mend it", arguments: AuditRule.all.map(\.id))
  func words(_ id: String) throws {
    let rule = try #require(AuditRule.all.first { $0.id == id })
    for finding in rule.broken().audit() where finding.rule == id {
      #expect(AuditText(finding.words).isSentence, "\(finding.words)")
      #expect(AuditText(finding.words).tellsWhatToDo || finding.words.hasPrefix("Show"), "\(finding.words)")
    }
  }

  @Test("A6: findings come in form order, those of the form first")
  func order() {
    let form = Form("", for: Answers()) {
      AuditRule.text("first one")
      AuditRule.text("Second")
      AuditRule.text("third one")
    }
    #expect(form.audit().map(\.field) == ["form", "firstOne", "thirdOne"])
  }

  @Test("A6: rules about English words are not asked of a form in another language")
  func otherLanguage() {
    let form = Form("Konto anlegen", for: Answers()) { AuditRule.text("Vollständiger name") }
    #expect(form.audit(locale: "de_DE").isEmpty)
    #expect(form.audit().map(\.rule) == ["title-case", "label-case"])
  }

  @Test(
    "T21: Title Case leaves short words small, and names as they are",
    arguments: [
      ("Full Name", nil), ("Full name", "name"), ("Name of the Owner", nil), ("iCloud Account", nil),
      ("the Name", "the"), ("Sign In With", nil), ("What It Is For", nil), ("名前", nil),
      ("E-Mail (Work)", nil),
      ("Log in", "in"), ("IPv4 Address", nil), ("2nd Address", nil),
    ] as [(String, String?)])
  func titleCase(_ text: String, _ wrong: String?) { #expect(AuditText(text).wordNotInTitleCase == wrong) }

  @Test(
    "A6: a message that says how to mend has a verb that tells what to do",
    arguments: [
      ("Use at least 8 characters.", true), ("Too short; use 8 characters.", true), ("Invalid value.", false),
      ("This name is taken. Choose another.", true), ("Wrong.", false), ("Please enter a number.", true),
      ("The value must be positive.", false),
    ])
  func mending(_ text: String, _ tells: Bool) { #expect(AuditText(text).tellsWhatToDo == tells) }
}
