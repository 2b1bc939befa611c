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
    draft.focus = place.map { form.fields[$0].id }
    return draft
  }

  /// The field that a person is at; on a page without any, such as a review, the last one before it.
  private var place: Int? {
    if case .field(let number) = focus { return number }
    return pageFields.first ?? fields.indices.prefix(pageFields.lowerBound).last(where: isReachable)
  }

  private func isKept(_ number: Int) -> Bool {
    fields[number].flags.contains(.entered) && fields[number].control != nil
      && !form.fields[number].traits.contains(.secret)
  }

  /// Asks whether to go on with a draft. The safe answer keeps what is there.
  mutating func offerDraft() {
    let answers = draftEntries.count
    guard answers > 0 else { return }
    let hasSecrets = fields.indices.contains {
      traits(of: $0).contains(.secret) && !fields[$0].flags.contains(.known)
    }
    open(.alert(.draft(answers, hasSecrets: hasSecrets, settings.wording)))
  }

  /// The answers of the draft but those that were known beforehand: what a caller gives now counts for more
  /// than what was typed then, and is not shown again.
  private var draftEntries: [Draft.Entry] {
    (settings.draft?.entries ?? []).filter { entry in
      fieldNumbers[entry.id].map { !fields[$0].flags.contains(.known) } ?? true
    }
  }

  /// Puts the answers of a draft back, where id and kind of a field are still the same, and goes to
  /// where the focus was. Says which ones no longer fit. One undo takes all of it back.
  mutating func restoreDraft() {
    guard let draft = settings.draft else { return }
    var lost: [String] = []
    var changes: [UndoHistory<FieldValue>.FieldChange] = []
    for entry in draftEntries where !restore(entry, &changes) {
      lost.append(fieldNumbers[entry.id].map { form.fields[$0].label } ?? entry.id)
    }
    history.record(changes, named: .draft, at: now)
    announcements.removeAll()
    if let place = draft.focus.flatMap({ fieldNumbers[$0] }).flatMap(reachable) {
      changeFocus(to: .field(place))
      send(.focusByKey, to: place)
    }
    if !lost.isEmpty { tell(settings.wording.drafts.leftOut(lost), isError: true) }
    announceFocus()
  }

  /// Returns whether the value has a place in the form as it is now.
  private mutating func restore(
    _ entry: Draft.Entry, _ changes: inout [UndoHistory<FieldValue>.FieldChange]
  ) -> Bool {
    guard let number = fieldNumbers[entry.id], form.fields[number].typeName == entry.type,
      !form.fields[number].traits.contains(.secret), !form.fields[number].isReadOnly
    else { return false }
    touch(number)
    let old = fields[number].control!.value
    fields[number].control!.setValue(entry.value)
    let fits = fields[number].control!.value == entry.value
    if !fits { fields[number].control!.setValue(initialControl(number).value) }
    let new = fields[number].control!.value
    if new != old { changes.append(.init(field: number, .value(old: old, new: new))) }
    valueChanged(number)
    noteLeaving(number)
    return fits
  }

  /// As far as a person can get on the way to a field: tabs are open to anyone, of steps only those up
  /// to the first where something is wrong or missing, such as a secret.
  private func reachable(_ place: Int) -> Int? {
    let target = page(of: place)
    if isWizard, let barred = (0..<target).first(where: { shownPages[$0] && pageCounts[$0].blockers > 0 }) {
      let open = form.pages[barred].fields.filter { isReachable($0) && fields[$0].flags.contains(.blocks) }
      // A check that still runs has not found anything as yet.
      return open.first { fields[$0].problem != nil } ?? open.first
    }
    return shownPages[target] && isReachable(place) ? place : nil
  }
}
