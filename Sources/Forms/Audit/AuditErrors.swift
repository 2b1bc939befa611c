extension AuditRule {
  /// What is said of wrong entries.
  static let errors: [AuditRule] = [
    AuditRule(
      "message-mend", "An error says how to mend it, not only that something is wrong (A6, T22).",
      isEnglish: true,
      breaks: one(text("City").rule(.minimumLength(2).message("Invalid city."))),
      keeps: one(text("City").rule(.minimumLength(2).message("Use at least 2 characters.")))
    ) { subject in
      subject.eachField { field in
        field.rules.compactMap(\.message).first { !AuditText($0).tellsWhatToDo }.map {
          "Say in the message “\($0)” what to do, as in “Use at least 8 characters.”"
        }
      }
    },
    AuditRule(
      "message-sentence", "An error is a full sentence with a period (T21).",
      breaks: one(text("City").rule(.minimumLength(2).message("use at least 2 characters"))),
      keeps: one(text("City").rule(.minimumLength(2).message("Use at least 2 characters.")))
    ) { subject in
      subject.eachField { field in
        field.rules.compactMap(\.message).first { !AuditText($0).isSentence }.map {
          "Write the message “\($0)” as a sentence: a capital first, a period last."
        }
      }
    },
    AuditRule(
      "pattern-message", "People are never shown a pattern: only words tell them what form is due (T19).",
      breaks: one(text("Plate").prompt("AB-123").rule(.pattern(samplePattern))),
      keeps: one(
        text("Plate").prompt("AB-123").rule(
          .pattern(samplePattern).message("Enter letters, a hyphen and digits.")))
    ) { subject in
      subject.eachField { field in
        field.rules.contains { $0.name == "pattern" && $0.message == nil }
          ? "Give the `pattern` a `message` that says what form is due." : nil
      }
    },
    AuditRule(
      "width-limit", "The width of a field shows how much text is expected: it fits the longest (T4).",
      breaks: one(text("Postal Code").width(4).rule(.maximumLength(10))),
      keeps: one(text("Postal Code").width(10).rule(.maximumLength(10)))
    ) { subject in
      subject.eachField { field in
        guard let width = field.width, let longest = field.longestText, width < longest else { return nil }
        return "Make `width` \(longest), or the longest text \(width)."
      }
    },
    AuditRule(
      "limits-cross", "A text can’t be longer than its longest and shorter than its shortest at once.",
      breaks: one(text("Code").rule(.minimumLength(9)).rule(.maximumLength(4))),
      keeps: one(text("Code").rule(.minimumLength(4)).rule(.maximumLength(9)))
    ) { subject in
      subject.eachField { field in
        guard let shortest = field.shortestText, let longest = field.longestText, shortest > longest else {
          return nil
        }
        return "No text is right: at least \(shortest) and at most \(longest) characters. Change one."
      }
    },
  ]

  private static let samplePattern: Pattern = {
    do { return try Pattern("[A-Z]+-[0-9]+") } catch { preconditionFailure("\(error)") }
  }()
}
