/// How a field is asked where there are only lines (A2). A kind of one's own is asked for text
/// unless it says otherwise.
public enum LineQuestion: Sendable, Equatable {
  /// A line, taken as a paste is.
  case text
  /// A line that must not be seen.
  case secret
  /// As many lines as one likes.
  case longText
  case yesNo
  /// One of the options, by number or name.
  case one([Option])
  /// Any of the options.
  case several([Option])
}

extension FieldKind {
  /// By default one line of text.
  public var lineQuestion: LineQuestion {
    if traits.contains(.secret) { return .secret }
    return traits.contains(.toggles) ? .yesNo : .text
  }
}

/// A field as line mode asks it, in the order of A1.
public struct Question: Sendable {
  /// The number of the field.
  public var number: Int
  /// What is asked for.
  public var label: String
  /// Whether it may stay empty.
  public var isOptional: Bool
  /// What sort of answer is asked for.
  public var kind: LineQuestion
  /// What is wrong with what stands there; nil if nothing, or nothing stands there.
  public var error: String?
  /// What stands there, as the screen shows it; nil for nothing and for secrets.
  public var shown: String?
  /// Whether something stands there already.
  public var isFilled: Bool
  /// An example of an answer.
  public var prompt: String?
  /// What helps to answer.
  public var help: String?
  /// One or two sentences for whoever asks.
  public var tip: String?
}

extension Session {
  /// The question that is due; nil when all are asked and the form may be sent.
  public var question: Question? {
    guard case .field(let number) = focus else { return nil }
    let field = form.fields[number]
    let control = control(number)
    let kind = field.kind.lineQuestion
    return Question(
      number: number, label: field.label, isOptional: field.isOptional, kind: kind,
      error: shownError(number), shown: kind == .secret ? nil : control.shown,
      isFilled: !field.kind.isEmpty(control.value), prompt: field.prompt, help: field.help, tip: field.tip)
  }

  /// The words for what is wrong with a field now, whether the screen would show them yet or not.
  public func faultWords(ofField number: Int) -> String? {
    (fields[number].refusal ?? fields[number].problem).map { words(for: $0, number) }
  }

  /// What the value of a field is now.
  public func value(ofField number: Int) -> FieldValue { currentValue(number) }

  /// What is told and not asked between two questions of a page: notes, and values that can’t be
  /// changed. Without a question before, from the beginning of the page; without one behind, to its end.
  public func told(after last: Int?, before next: Int?) -> [(label: String, value: String)] {
    let start = max(pageFields.lowerBound, (last ?? -1) + 1)
    return (start..<max(start, next ?? pageFields.upperBound)).compactMap { number in
      guard isVisible(number), !isReachable(number) else { return nil }
      let field = form.fields[number]
      guard field.kind.asks else { return ((control(number) as? NoteControl)?.text ?? field.label, "") }
      return control(number).shown.map { (field.label, $0) }
    }
  }

  /// The title of the section that begins with a question; nil where none begins, or it has none.
  public func sectionTitle(atField number: Int, after last: Int?) -> String? {
    let section = section(of: number)
    if let last, self.section(of: last) == section { return nil }
    return form.sections[section].title
  }
}
