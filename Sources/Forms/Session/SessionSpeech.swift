/// What a screen reader is told, in the order of A1: label, value or prompt, role, helper text, error.
extension Session {
  /// A field as it is spoken when the focus comes to it.
  public func spokenDescription(ofField number: Int) -> String {
    let field = form.fields[number]
    let words = settings.wording
    let control = control(number)
    let spoken = control.spoken(words)
    var parts = [field.isOptional ? "\(field.label) \(words.optional)" : field.label]
    if let value = spoken.value ?? (control.isEmpty ? field.prompt : nil) { parts.append(value) }
    parts.append(spoken.role)
    if !fields[number].flags.contains(.enabled) || field.isReadOnly { parts.append(words.roles.dimmed) }
    if let help = field.help { parts.append(help) }
    if let error = shownError(number) { parts.append(words.spokenError(error)) }
    return parts.joined(separator: ", ")
  }

  mutating func announceFocus() {
    switch focus {
    case .field(let number): announcements.append(spokenDescription(ofField: number))
    case .submit: announcements.append(spokenSubmit)
    }
  }

  private var spokenSubmit: String {
    let words = settings.wording
    var parts = [form.submitLabel, words.roles.button]
    if !isGateOpen { parts += [words.roles.dimmed, progressWords] }
    return parts.joined(separator: ", ")
  }

  /// How far the required fields are, beside the button.
  var progressWords: String {
    done == required && blockers > 0
      ? settings.wording.toMend(blockers) : settings.wording.requiredDone(done, required)
  }

  mutating func announceOverlay() {
    switch overlay {
    case .alert(let alert):
      announcements.append("\(alert.title) \(alert.message)")
      announcements.append("\(alert.buttons[alert.focused].label), \(settings.wording.roles.button)")
    case .list(let list):
      announcements.append(list.title)
      if let row = list.current { announcements.append(row.label) }
    case .tip(let tip): announcements.append(([tip.title] + tip.paragraphs).joined(separator: ", "))
    case nil: break
    }
  }
}
