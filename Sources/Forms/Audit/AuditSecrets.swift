extension AuditRule {
  static let secrets: [AuditRule] = [
    AuditRule(
      "secret-prefilled", "A password is never filled in beforehand (E5).",
      breaks: Form("Account", for: Answers(["password": .secret(sampleSecret)])) { secret("Password") },
      keeps: one(secret("Password"))
    ) { subject in
      subject.definition.fields.indices.compactMap { number in
        guard case .secret(let secret) = subject.values[number], !secret.isEmpty else { return nil }
        return (number, "Remove the value; a person enters it, or an answers file says where it is read.")
      }
    },
    AuditRule(
      "secret-shown", "What is secret is entered unseen (E4).",
      isEnglish: true, breaks: one(text("Password")), keeps: one(secret("Password"))
    ) { subject in
      subject.eachField { field in
        guard field.isPlainText, AuditText(field.label).contains(word: "password") else {
          return nil
        }
        return "Make the field `secure`."
      }
    },
    AuditRule(
      "confirm-without-equals", "To confirm something is to enter the same again; only a rule sees to that.",
      isEnglish: true,
      breaks: form {
        secret("Password")
        secret("Confirm Password")
      },
      keeps: form {
        secret("Password")
        secret("Confirm Password").rule(.equals("password"))
      }
    ) { subject in
      subject.eachField { field in
        let first = AuditText(field.label).words.first?.lowercased() ?? ""
        guard ["confirm", "repeat", "retype", "re-enter"].contains(first),
          field.textContent != nil || field.isSecret,
          !field.rules.contains(where: { $0.name == "equals" })
        else { return nil }
        return "Add the rule `equals` with the id of the field that is confirmed."
      }
    },
    AuditRule(
      "email-as-text", "The right kind of field knows what it may hold, and says so (T11).",
      isEnglish: true, breaks: one(text("Email").prompt("name@domain.com")),
      keeps: one(text("Email", .email).prompt("name@domain.com"))
    ) { subject in
      subject.eachField { field in
        guard field.isPlainText, ["email", "emailaddress"].contains(AuditText(field.label).core),
          !field.rules.contains(where: { $0.name == "email" })
        else { return nil }
        return "Make the field an `email`."
      }
    },
  ]

  private static let sampleSecret: Secret = [UInt8(ascii: "x")].withUnsafeBytes { Secret(copying: $0) }
}
