extension AuditRule {
  /// Prompts, helper texts and tips.
  static let texts: [AuditRule] = [
    AuditRule(
      "prompt-missing", "A field whose text has to have a form shows an example of it (E2).",
      breaks: one(text("Work Email", .email)),
      keeps: one(text("Work Email", .email).prompt("name@domain.com"))
    ) { subject in
      subject.eachField { field in
        let needsForm = field.isEmail || field.rules.contains { $0.name == "pattern" }
        guard needsForm, field.prompt == nil, field.help == nil else { return nil }
        return "Show an example with `prompt`, or explain the form with `help`."
      }
    },
    AuditRule(
      "prompt-repeats-label", "A prompt that says what the label says tells nothing about the form (T2, E2).",
      breaks: one(text("City").prompt("City")), keeps: one(text("City").prompt("Paris"))
    ) { subject in
      subject.eachField { field in
        guard let prompt = field.prompt else { return nil }
        let repeated = [field.label, "Enter " + field.label, "Enter your " + field.label].map {
          AuditText($0).core
        }
        return repeated.contains(AuditText(prompt).core) ? "Show an example of what is typed instead." : nil
      }
    },
    AuditRule(
      "help-sentence", "Helper text is a full sentence with a period (T21).",
      breaks: one(text("City").help("where you live")), keeps: one(text("City").help("Enter where you live."))
    ) { subject in
      subject.eachField { field in
        guard let help = field.help, !AuditText(help).isSentence else { return nil }
        return "Write `help` as a sentence: a capital first, a period last."
      }
    },
    AuditRule(
      "help-repeats-label", "Helper text adds to the label, or it only takes room (T18).",
      isEnglish: true, breaks: one(text("City").help("Enter your city.")),
      keeps: one(text("City").help("We ship to Europe only."))
    ) { subject in
      subject.eachField { field in
        guard let help = field.help else { return nil }
        let openings = [
          "", "the", "your", "enter", "enteryour", "enterthe", "enteryourthe", "type", "typeyour", "give",
        ]
        return openings.contains { $0 + AuditText(field.label).core == AuditText(help).core }
          ? "Say what the label does not, or remove `help`." : nil
      }
    },
    AuditRule(
      "tip-length", "A tip is read in a glance: 75 characters at most (P5).",
      breaks: one(
        text("City").tip(
          "Choose the city that you have lived in for most of the last twelve months and no other.")),
      keeps: one(text("City").tip("Decides which office answers you."))
    ) { subject in
      subject.eachField { field in
        guard let tip = field.tip, tip.count > 75 else { return nil }
        return "Shorten the tip from \(tip.count) to 75 characters."
      }
    },
    AuditRule(
      "tip-verb", "A tip begins with a verb: it says what something does (P5).",
      isEnglish: true, breaks: one(text("City").tip("The city decides the office.")),
      keeps: one(text("City").tip("Decides which office answers you."))
    ) { subject in
      subject.eachField { field in
        guard let tip = field.tip, !AuditText(tip).mayBeginWithVerb else { return nil }
        return "Begin the tip with a verb instead of “\(AuditText(tip).words.first ?? "")”."
      }
    },
    AuditRule(
      "tip-repeats-label", "A tip does not repeat the name of what it explains (P5).",
      breaks: one(text("Home City").tip("Home City decides the office.")),
      keeps: one(text("Home City").tip("Decides which office answers you."))
    ) { subject in
      subject.eachField { field in
        guard let tip = field.tip, !AuditText(field.label).core.isEmpty,
          AuditText(tip).core.hasPrefix(AuditText(field.label).core)
        else { return nil }
        return "Leave the field’s name out of the tip."
      }
    },
    AuditRule(
      "passcode", "The method of authentication is named; “passcode” names none (P4).",
      isEnglish: true, breaks: one(secret("Passcode")), keeps: one(secret("Password"))
    ) { subject in
      let form = [subject.definition.title, subject.definition.message ?? "", subject.definition.submitLabel]
      let inForm = form.contains { AuditText($0).contains(word: "passcode") }
      return subject.form(inForm ? "Say “password” or “PIN” instead of “passcode”." : nil)
        + subject.eachField { field in
          [field.label, field.help, field.tip, field.prompt].compactMap(\.self)
            .contains { AuditText($0).contains(word: "passcode") }
            ? "Say “password” or “PIN” instead of “passcode”." : nil
        }
    },
  ]
}
