extension AuditRule {
  static let choices: [AuditRule] = [
    AuditRule(
      "text-for-choice", "Choosing is less work than typing, and can’t be mistyped (E6, T12).",
      breaks: one(text("Size").rule(.oneOf(["S", "M", "L"]))), keeps: one(picker("Size", ["S", "M", "L"]))
    ) { subject in
      subject.eachField { field in
        guard field.textContent != nil, let allowed = field.allowedTexts, allowed.count <= 12 else {
          return nil
        }
        return "Use a `picker` or `choice` with the \(allowed.count) values of `oneOf`."
      }
    },
    AuditRule(
      "options-yes-no", "Yes and no leave open what is meant; a toggle or named options don’t (E2).",
      isEnglish: true, breaks: one(picker("Newsletter", ["Yes", "No"])),
      keeps: one(picker("Newsletter", ["Weekly", "Never"]))
    ) { subject in
      subject.eachField { field in
        let labels = Set(field.options.map { AuditText($0.label).core })
        return labels == ["yes", "no"] ? "Use a `toggle`, or name what each option does." : nil
      }
    },
    AuditRule(
      "options-one", "One option is no choice.",
      breaks: one(picker("Size", ["M"])), keeps: one(picker("Size", ["M", "L"]))
    ) { subject in
      subject.eachField { $0.options.count == 1 ? "Add an option, or show the value with `readOnly`." : nil }
    },
    AuditRule(
      "options-same-label", "Options that read the same can’t be told apart (E2).",
      breaks: one(
        AnswerField(
          "size", "Size", kind: PickerKind(options: [Option("m", label: "M"), Option("n", label: "M")]))),
      keeps: one(picker("Size", ["M", "N"]))
    ) { subject in
      subject.eachField { field in
        let labels = field.options.map(\.label)
        return Set(labels).count < labels.count ? "Give each option a label of its own." : nil
      }
    },
    AuditRule(
      "toggle-consent", "Consent that has to be given is a rule, else Continue is open without it (E10).",
      isEnglish: true, breaks: one(toggle("I Accept the Terms")),
      keeps: one(toggle("I Accept the Terms").rule(.isOn))
    ) { subject in
      subject.eachField { field in
        let core = field.label.lowercased()
        let isConsent = ["i accept", "i agree", "i consent", "i have read"].contains { core.hasPrefix($0) }
        guard field.kind is ToggleKind, isConsent, !field.isOptional, field.rules.isEmpty else { return nil }
        return "Add the rule `oneOf: [true]`, or mark the field optional."
      }
    },
    AuditRule(
      "toggle-negative", "To turn a “no” on is a riddle: the label says what is so when it is on (E2).",
      isEnglish: true, breaks: one(toggle("Don’t Send Mail")), keeps: one(toggle("Send Mail"))
    ) { subject in
      subject.eachField { field in
        let first = AuditText(field.label).words.first?.lowercased() ?? ""
        guard field.kind is ToggleKind,
          ["don't", "don’t", "do", "no", "not", "never", "disable"].contains(first)
        else { return nil }
        if first == "do", AuditText(field.label).words.dropFirst().first?.lowercased() != "not" { return nil }
        return "Say in the label what is so when it is on."
      }
    },
  ]
}
