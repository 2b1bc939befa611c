internal import TerminalScreen

extension AuditRule {
  static let labels: [AuditRule] = [
    AuditRule(
      "label-missing", "Without a label nobody knows what a filled field is (T2).",
      breaks: one(text(" ")), keeps: one(text("City"))
    ) { subject in
      subject.eachField { AuditText($0.label).core.isEmpty ? "Give the field a label." : nil }
    },
    AuditRule(
      "label-case", "Labels are in Title Case, so that they stand out from what is entered (T21).",
      isEnglish: true, breaks: one(text("Full name")), keeps: one(text("Full Name"))
    ) { subject in
      subject.eachField { field in
        AuditText(field.label).wordNotInTitleCase.map {
          "Write “\($0)” in the label “\(field.label)” with a capital."
        }
      }
    },
    AuditRule(
      "label-punctuation", "A label is a name, no sentence: it ends without a mark (T21).",
      breaks: one(text("City:")), keeps: one(text("City"))
    ) { subject in
      subject.eachField { field in
        guard let last = field.label.last, ":.;,!。：".contains(last) else { return nil }
        return "Remove “\(last)” at the end of the label."
      }
    },
    AuditRule(
      "label-mark", "The form itself marks what is optional, the same way everywhere (T20).",
      breaks: one(text("City *")), keeps: one(text("City").optional())
    ) { subject in
      subject.eachField { field in
        let label = field.label.lowercased()
        let isMarked =
          label.hasSuffix("*") || ["(optional)", "(required)"].contains { label.firstPlace(of: $0) != nil }
        return isMarked ? "Remove the mark from the label; use `optional` instead." : nil
      }
    },
    AuditRule(
      "label-length", "A label of more than 40 characters is cut off on a small screen (P13).",
      breaks: one(text("The Name That Is Written on the Front of Your Card")),
      keeps: one(text("Name on Card"))
    ) { subject in
      subject.eachField { field in
        field.label.count > 40 && field.kind.asks
          ? "Shorten the label to 40 characters; put the rest into `help`." : nil
      }
    },
    AuditRule(
      "label-duplicate", "Two fields with one name can’t be told apart by those who only hear them (A1).",
      breaks: form {
        text("City").id("one")
        text("City").id("two")
      },
      keeps: form {
        text("Home City")
        text("Work City")
      }
    ) { subject in
      subject.definition.pages.flatMap { page -> [AuditSubject.Found] in
        var seen: Set<String> = []
        return page.sections.flatMap { subject.definition.sections[$0].fields }.compactMap { number in
          guard !subject.isConditional[number] else { return nil }
          let label = AuditText(subject.definition.fields[number].label).core
          guard !label.isEmpty, !seen.insert(label).inserted else { return nil }
          return (number, "Give each field of the page a label of its own.")
        }
      }
    },
  ]
}
