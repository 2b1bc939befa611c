import Formwork

extension InstallerForm {
  var welcomePage: Page<Configuration> {
    Page(
      "Welcome",
      message: "This sets up a new system in ten steps. Back leads to any of them without loss, and nothing "
        + "is written before the last."
    ) {
      Picker("System Language", \.language, options: Self.languages)
        .help("The installed system speaks it; the installer itself speaks English.")
        .tip("Type a few letters to find a language.")
    }
  }

  var keyboardPage: Page<Configuration> {
    Page("Keyboard") {
      Picker("Layout", \.keyboard, options: machine.keyboards).id("keyboard")
        .help("The keys of the machine itself. Over SSH or a serial line your own keyboard counts.")
    }
  }

  private static var languages: [Option] {
    [
      Option("en_US", label: "English"), Option("de_DE", label: "German – Deutsch"),
      Option("fr_FR", label: "French – Français"), Option("es_ES", label: "Spanish – Español"),
      Option("pt_BR", label: "Portuguese – Português"), Option("pl_PL", label: "Polish – Polski"),
      Option("ja_JP", label: "Japanese – 日本語"), Option("ko_KR", label: "Korean – 한국어"),
      Option("hi_IN", label: "Hindi – हिन्दी"), Option("ar_EG", label: "Arabic – العربية"),
    ]
  }
}
