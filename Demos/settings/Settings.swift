import Formwork

enum Opening: String, CaseIterable { case lastFile, newFile, fileList }

/// The settings of an editor, with defaults that nobody has to change.
struct Settings: Sendable {
  var opening = Opening.lastFile
  var minutes = 5
  var theme = ThemeName.standard
  var style = FormStyle.grouped
  var tabWidth = 4
  var wrapsLines = true
  var keepsCopies = false
  var folder = ""
  var copies = 10
}

extension Settings {
  /// The settings as they are now, on tabs. What is changed holds at once; nothing waits for the button.
  static func form(_ settings: Settings) -> Form<Settings> {
    Form("Settings", for: settings) {
      Page("General", message: "Changes hold at once. F2 takes them back.") {
        Picker("Open at Start", \.opening).pickerStyle(.inline)
        Stepper("Minutes Between Savings", \.minutes, in: 1...60)
      }
      Page("Look") {
        Picker("Theme", \.theme).pickerStyle(.inline)
        Picker("Groups", \.style).pickerStyle(.inline)
      }
      Page("Text") {
        Stepper("Tab Width", \.tabWidth, in: 1...16)
        Toggle("Wrap Long Lines", \.wrapsLines)
      }
      Page("Backups") {
        Toggle("Keep Copies", \.keepsCopies)
        FilePicker("Folder", \.folder).directories().rule(.path(.directory, .writable))
          .disabled { !$0.keepsCopies }
        NumberField("How Many", \.copies).range(1...999).width(6).disabled { !$0.keepsCopies }
      }
    }
    .pageStyle(.tabs)
    .style(\.style)
    .theme(\.theme.theme)
    .confirmsLeaving(false)
    .submit("Done")
  }
}
