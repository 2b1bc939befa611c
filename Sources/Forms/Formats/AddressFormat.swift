/// An address of electronic mail or of the web: any character but a space, of which a paste loses
/// those around it.
struct AddressFormat: TextFormat {
  enum Kind: Sendable { case email, web }

  let kind: Kind

  func edited(_ edit: TextEdit, in text: String) -> Result<MaskEdit, Problem> {
    guard edit.text.contains(where: \.isWhitespace) else { return .success(edit.applied(to: text)) }
    var edit = edit
    if edit.isPaste { edit.text = edit.text.trimmingBlanks() }
    if let blank = edit.text.first(where: \.isWhitespace) {
      return .failure(.entry(.unfit(blank, expected: .noSpace)))
    }
    return .success(edit.applied(to: text))
  }

  func read(_ text: String) -> TextReading {
    TextReading(.text(text), Problem.blank(atEndOf: text) ?? problem(in: text))
  }

  private func problem(in text: String) -> Problem? {
    switch kind {
    case .email: EmailAddress.problem(in: text).map(Problem.email)
    case .web: WebAddress.problem(in: text).map(Problem.url)
    }
  }
}

extension String {
  /// Without white space at either end.
  func trimmingBlanks() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
