/// Leaving off and taking up again (P12).
extension Session {
  /// What was entered and differs from what the form began with; nil where nothing does. What is
  /// typed goes in as it stands, valid or not; secrets never.
  public var draft: Draft? {
    var entries: [Draft.Entry] = []
    for number in fields.indices where isKept(number) {
      let value = currentValue(number)
      guard value != initialControl(number).value else { continue }
      let field = form.fields[number]
      entries.append(Draft.Entry(id: field.id, type: field.typeName, value: value))
    }
    guard !entries.isEmpty else { return nil }
    var draft = Draft(form: form.title, fingerprint: form.fingerprint, entries: entries)
    switch focus {
    case .field(let number), .line(let number): draft.focus = form.fields[number].id
    case .tabs, .back, .submit: draft.focus = form.fields[pageFields].first?.id
    }
    return draft
  }

  private func isKept(_ number: Int) -> Bool {
    fields[number].flags.contains(.entered) && fields[number].control != nil
      && !form.fields[number].traits.contains(.secret)
  }

  /// Asks whether to go on with a draft. The safe answer keeps what is there.
  mutating func offerDraft() {
    guard let draft = settings.draft, !draft.entries.isEmpty else { return }
    let hasSecrets = form.fields.contains { $0.traits.contains(.secret) }
    open(.alert(.draft(draft.entries.count, hasSecrets: hasSecrets, settings.wording)))
  }

  /// Puts the answers of a draft back, where id and kind of a field are still the same, and goes to
  /// where the focus was. Says which ones no longer fit.
  mutating func restoreDraft() {
    guard let draft = settings.draft else { return }
    var lost: [String] = []
    for entry in draft.entries where !restore(entry) {
      lost.append(fieldNumbers[entry.id].map { form.fields[$0].label } ?? entry.id)
    }
    announcements.removeAll()
    let place = draft.focus.flatMap { fieldNumbers[$0] }
    if let place, isReachable(place), canReach(page: page(of: place)) {
      changeFocus(to: .field(place))
      send(.focusByKey, to: place)
    }
    if !lost.isEmpty { tell(settings.wording.drafts.leftOut(lost), isError: true) }
    announceFocus()
  }

  /// Returns whether the value has a place in the form as it is now.
  private mutating func restore(_ entry: Draft.Entry) -> Bool {
    guard let number = fieldNumbers[entry.id], form.fields[number].typeName == entry.type,
      !form.fields[number].traits.contains(.secret), !form.fields[number].isReadOnly
    else { return false }
    touch(number)
    fields[number].control!.setValue(entry.value)
    let fits = fields[number].control!.value == entry.value
    if !fits { fields[number].control!.setValue(initialControl(number).value) }
    valueChanged(number)
    noteLeaving(number)
    return fits
  }

  /// Tabs are open to anyone, steps only as far as those before are in order.
  private func canReach(page target: Int) -> Bool {
    guard shownPages[target] else { return false }
    return !isWizard || !(0..<target).contains { shownPages[$0] && pageCounts[$0].blockers > 0 }
  }
}
