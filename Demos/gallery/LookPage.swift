import Formwork

struct Look: Sendable {
  var style = FormStyle.grouped
  var theme = ThemeName.standard
}

extension Gallery {
  static var lookPage: Page<Gallery> {
    Page("Look", message: "What you choose here holds for all tabs, at once.") {
      Section("How Fields Are Grouped") {
        Picker("Style", \.look.style).pickerStyle(.inline)
      }
      Section("How Meanings Look") {
        Picker("Theme", \.look.theme).help("Colours never stand alone: signs and words say the same.")
      }
      Section("Getting Around") {
        Note("Ctrl+PageDown and Ctrl+PageUp turn the tabs. F2 lists what a field can do, F1 says more of it.")
      }
    }
  }
}
