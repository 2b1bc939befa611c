extension AuditRule {
  /// The form as a whole.
  static let structure: [AuditRule] = [
    AuditRule(
      "title-missing", "The title says what the form is for (P1).",
      breaks: form("") { text("City") }, keeps: form("Address") { text("City") }
    ) { subject in
      subject.form(AuditText(subject.definition.title).core.isEmpty ? "Give the form a `title`." : nil)
    },
    AuditRule(
      "title-case", "Titles are in Title Case (T21).",
      isEnglish: true, breaks: form("Create account") { text("City") },
      keeps: form("Create Account") { text("City") }
    ) { subject in
      let titles =
        [subject.definition.title] + subject.definition.sections.compactMap(\.title)
        + subject.definition.pages.compactMap(\.title)
      return titles.flatMap { title in
        subject.form(
          AuditText(title).wordNotInTitleCase.map { "Write “\($0)” in the title “\(title)” with a capital." })
      }
    },
    AuditRule(
      "message-period", "The sentence under the title is a full one, with a period (T21).",
      breaks: form { text("City") }.message("takes a minute"),
      keeps: form { text("City") }.message("Takes a minute.")
    ) { subject in
      subject.form(
        subject.definition.message.flatMap {
          AuditText($0).isSentence ? nil : "Write `message` as a sentence, with a period."
        })
    },
    AuditRule(
      "submit-vague", "The button says what it does; “OK” and “Yes” don’t (P2).",
      isEnglish: true, breaks: form { text("City") }.submit("OK"),
      keeps: form { text("City") }.submit("Create Account")
    ) { subject in
      let isVague = ["ok", "yes", "okay", "go"].contains(AuditText(subject.definition.submitLabel).core)
      return subject.form(isVague ? "Name what the button does, as in “Create Account”." : nil)
    },
    AuditRule(
      "submit-case", "Buttons are in Title Case (T21).",
      isEnglish: true, breaks: form { text("City") }.submit("Create account"),
      keeps: form { text("City") }.submit("Create Account")
    ) { subject in
      subject.form(
        AuditText(subject.definition.submitLabel).wordNotInTitleCase.map {
          "Write “\($0)” in `submit` with a capital."
        })
    },
    AuditRule(
      "section-title", "Among groups with titles one without seems to belong to the one above it (T5).",
      breaks: form {
        Section("Home") { text("City") }
        Section { text("Work City") }
      },
      keeps: form {
        Section("Home") { text("City") }
        Section("Work") { text("Work City") }
      }
    ) { subject in
      subject.definition.pages.flatMap { page -> [AuditSubject.Found] in
        let sections = page.sections.map { subject.definition.sections[$0] }
        guard sections.contains(where: { $0.title != nil }) else { return [] }
        return sections.dropFirst().filter { ($0.title ?? "").isEmpty && !$0.fields.isEmpty }
          .map { ($0.fields.lowerBound, "Give the section that begins here a `title`.") }
      }
    },
    AuditRule(
      "page-length", "More than 12 fields at once is a wall; sections of pages are steps (P10).",
      breaks: form { for number in 1...13 { text("Name \(number)") } },
      keeps: form { for number in 1...12 { text("Name \(number)") } }
    ) { subject in
      subject.definition.pages.flatMap { page -> [AuditSubject.Found] in
        let fields = page.sections.flatMap { subject.definition.sections[$0].fields }
          .count { !subject.isConditional[$0] }
        return subject.form(
          fields > 12 ? "Divide the \(fields) fields among `pages`, 12 at most on each." : nil)
      }
    },
    AuditRule(
      "all-optional", "A form where nothing is required can be sent empty; perhaps that is not meant (T20).",
      breaks: form {
        text("City").optional()
        text("Street").optional()
      },
      keeps: form {
        text("City")
        text("Street").optional()
      }
    ) { subject in
      let asked = subject.definition.fields.filter {
        !$0.isReadOnly && $0.kind.asks && !($0.kind is ToggleKind)
      }
      return subject.form(
        asked.count > 1 && asked.allSatisfy(\.isOptional)
          ? "Leave out `optional` where an answer is needed." : nil)
    },
  ]
}
