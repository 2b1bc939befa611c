/// Opening what a field offers (M-Down, F4; Enter, Space and a click where they have nothing else to do).
extension Session {
  /// - Parameter filter: what was typed to open it; only lists of options take it.
  mutating func openOffer(of number: Int, filter: String = "") {
    guard let offer = control(number).offer else { return }
    let title = form.fields[number].label
    switch offer {
    case .options(let options, let taken):
      let rows = options.enumerated().map { OpenList.Row(label: $1.label, action: .choose($0)) }
      var list = OpenList(.options(field: number), title: title, rows: rows, highlighted: taken ?? 0)
      if !filter.isEmpty { list.setFilter(filter) }
      open(list)
    case .checks(let options, let taken):
      let rows = options.enumerated().map {
        OpenList.Row(label: $1.label, isChecked: taken.contains($0), action: .choose($0))
      }
      open(OpenList(.checks(field: number), title: title, rows: rows))
    case .calendar(let date): openCalendar(of: number, date)
    case .files(let choice, let typed): openFiles(of: number, choice, typed: typed)
    case .suggestions(let suggestions, let typed):
      suggest(suggestions, for: typed, in: number, isAsked: true)
    }
  }

  /// Opens a list with its highlighted row in view.
  mutating func open(_ list: OpenList) {
    var list = list
    reveal(&list)
    open(.list(list))
  }

  /// Puts a value taken from what was open into its field, as one step to be undone.
  mutating func put(_ new: FieldValue, into number: Int, named name: EditName = .choice) {
    guard new != control(number).value else { return }
    touch(number)
    let old = control(number).asWritten
    fields[number].control!.setValue(new)
    recordValue(old: old, new: control(number).asWritten, named: name, number)
    valueChanged(number)
  }
}
