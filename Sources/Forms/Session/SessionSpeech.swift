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
    return parts.saidTogether
  }

  mutating func announceFocus() {
    switch focus {
    case .field(let number): announcements.append(spokenDescription(ofField: number))
    case .line(let number):
      let value = reviewed(number) ?? settings.wording.pages.notGiven
      let isSecret = traits(of: number).contains(.secret)
      let spoken = isSecret ? settings.wording.roles.secureField : value
      announcements.append("\(form.fields[number].label), \(spoken), \(settings.wording.roles.button)")
    case .tabs:
      let parts = [shownPage.title ?? form.title, settings.wording.roles.tab] + spokenMarks
      announcements.append(parts.saidTogether)
    case .back:
      announcements.append("\(settings.wording.pages.back), \(settings.wording.roles.button)")
    case .submit: announcements.append(spokenSubmit)
    }
  }

  /// A page by its title and step, before what has the focus on it (A1).
  mutating func announcePage() {
    let words = settings.wording.pages
    var parts = [shownPage.title ?? form.title]
    if isWizard { parts.append(words.step(step.number, step.count)) }
    if hasTabs { parts += spokenMarks }
    if let message = shownPage.message { parts.append(message) }
    announcements.append(parts.saidTogether)
  }

  /// What the sign on the tab of the page means, in words.
  private var spokenMarks: [String] {
    let count = pageCounts[page].marked
    return count > 0 ? [settings.wording.toMend(count)] : []
  }

  private var spokenSubmit: String {
    let words = settings.wording
    var parts = [continueLabel, words.roles.button]
    if !isGateOpen { parts += [words.roles.dimmed, progressWords] }
    return parts.saidTogether
  }

  /// How far the required fields are, beside the button.
  var progressWords: String {
    if isOnlyChecking { return settings.wording.checking }
    let counts = gateCounts
    return counts.done == counts.required && counts.blockers > 0
      ? settings.wording.toMend(counts.blockers) : settings.wording.requiredDone(counts.done, counts.required)
  }

  mutating func announceOverlay() {
    switch overlay {
    case .alert(let alert):
      announcements.append("\(alert.title) \(alert.message)")
      announcements.append("\(alert.buttons[alert.focused].label), \(settings.wording.roles.button)")
    case .list(let list):
      announcements.append(list.title)
      if let row = list.current { announcements.append(spoken(row)) }
    case .calendar(let calendar):
      announcements.append(calendar.title)
      announcements.append(spoken(calendar))
    case .files(let files): announcements.append("\(form.fields[files.field].label), \(files.folder)")
    case .tip(let tip):
      let told = tip.spoken.isEmpty ? Array(tip.keys.prefix(1)) : tip.spoken
      announcements.append(([tip.title] + told).saidTogether)
    case nil: break
    }
  }

  /// Nothing is wrong, but rules still run.
  var isOnlyChecking: Bool { running > 0 && running == gateCounts.blockers }
}

extension [String] {
  /// One after another, as a sentence is spoken.
  var saidTogether: String {
    var text = ""
    for part in self {
      if !text.isEmpty { text += ", " }
      text += part
    }
    return text
  }
}
