/// What is shown follows from the model at once: how groups are drawn, and notes that a closure writes.
extension Session {
  /// How groups are drawn now (T5).
  var style: FormStyle { shownStyle ?? form.style }

  /// Numbers of the notes that are written by closures, with what stands in them.
  static func liveNotes(in form: FormDefinition, _ store: any ModelStore) -> [LiveValue] {
    liveValues(in: form, store) { ($0.kind as? NoteKind)?.isLive ?? false }
  }

  /// The same of fields that are only shown: what the model computes, such as a sum.
  static func readOnlyValues(in form: FormDefinition, _ store: any ModelStore) -> [LiveValue] {
    liveValues(in: form, store, where: \.isReadOnly)
  }

  private static func liveValues(
    in form: FormDefinition, _ store: any ModelStore, where isLive: (FieldDefinition) -> Bool
  ) -> [LiveValue] {
    form.fields.indices.filter { isLive(form.fields[$0]) }.map {
      LiveValue(field: $0, value: store.value(ofField: $0))
    }
  }

  /// Brings all that up to date after an event.
  mutating func updateLive() {
    if !liveNotes.isEmpty { update(\.liveNotes) }
    if !readOnlyValues.isEmpty, changes != liveChanges {
      liveChanges = changes
      update(\.readOnlyValues)
    }
    guard let style = store.style, style != shownStyle else { return }
    shownStyle = style
    layoutIsStale = true
    overlayRevision += 1
  }

  private mutating func update(_ values: WritableKeyPath<Session, [LiveValue]>) {
    for index in self[keyPath: values].indices {
      let number = self[keyPath: values][index].field
      let value = store.value(ofField: number)
      guard value != self[keyPath: values][index].value, fields[number].control == nil else { continue }
      self[keyPath: values][index].value = value
      measure(number)
      noteHeight(number)
    }
  }
}

/// What the model had last for a field that nobody types into.
struct LiveValue: Sendable {
  let field: Int
  var value: FieldValue
}
