/// What is shown follows from the model at once: how groups are drawn, and notes that a closure writes.
extension Session {
  /// How groups are drawn now (T5).
  var style: FormStyle { shownStyle ?? form.style }

  /// Numbers of the notes that are written by closures, with what stands in them.
  static func liveNotes(in form: FormDefinition, _ store: any ModelStore) -> [LiveNote] {
    form.fields.indices.filter { (form.fields[$0].kind as? NoteKind)?.isLive ?? false }.map {
      LiveNote(field: $0, text: store.value(ofField: $0).text ?? "")
    }
  }

  /// Brings all that up to date after an event.
  mutating func updateLive() {
    updateNotes()
    guard let style = store.style, style != shownStyle else { return }
    shownStyle = style
    layoutIsStale = true
    overlayRevision += 1
  }

  private mutating func updateNotes() {
    for index in liveNotes.indices {
      let number = liveNotes[index].field
      let text = store.value(ofField: number).text ?? ""
      guard text != liveNotes[index].text else { continue }
      liveNotes[index].text = text
      fields[number].revision &+= 1
      noteHeight(number)
    }
  }
}

/// A note that is written anew after each event, with what it said last.
struct LiveNote: Sendable {
  let field: Int
  var text: String
}
