import Formwork

enum Plan: CaseIterable { case free, team, enterprise }
enum Rhythm: CaseIterable { case monthly, perQuarter, yearly }
enum Channel: CaseIterable { case email, textMessage, letter }

struct Choices: Sendable {
  var accepts = true
  var plan = Plan.team
  var rhythm: Rhythm?
  var channels: Set<Channel> = [.email]
  var day: CalendarDate?
  var file = ""
}

extension Gallery {
  static var choicePage: Page<Gallery> {
    Page("Choices", message: "F4 opens what there is to choose from.") {
      Toggle("Toggle", \.choices.accepts)
      Picker("Picker", \.choices.plan).help("Typing in the open list filters it.")
      Picker("Radio Buttons", \.choices.rhythm).pickerStyle(.inline).optional()
      MultiplePicker("Several of Several", \.choices.channels).count(1...2).help("One or two.")
      DateField("Day", \.choices.day).optional().help("Typed, or taken from the calendar.")
      FilePicker("File", \.choices.file).optional().help("Typed, dropped, or taken from the list.")
    }
  }
}
