internal import FormFiles
internal import Forms

/// `formwork audit`: tells what in a form breaks the guidance, one finding a line.
struct AuditCommand {
  let form: String

  func run() -> Int32 {
    guard let file = FormFile.load(form, system: SystemValues()) else { return 2 }
    let findings = file.form.audit(locale: file.locale ?? "en_US")
    let text = findings.map { Output.safe("\(form): \($0.field): \($0.rule): \($0.words)") + "\n" }.joined()
    guard Output.write(Array(text.utf8), to: 1) else { return 2 }
    return findings.isEmpty ? 0 : 1
  }
}
