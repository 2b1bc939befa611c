import FormworkTesting

/// The sizes at which every page of a demo is looked at, on a terminal without colour.
func checkScreens<Model>(
  of form: Form<Model>, _ name: String, after keys: String, file: String = #filePath
) throws {
  var settings = SessionSettings()
  // A vt220: no colour, no dim text.
  settings.traits.hasDim = false
  settings.environment.today = CalendarDate(year: 2026, month: 11, day: 21)!
  for (suffix, size) in [("80x24", Size.usual), ("40x12", Size(columns: 40, rows: 12))] {
    try form.checkScreen("\(name)-\(suffix)", after: keys, size: size, settings: settings, besideTest: file)
  }
}
