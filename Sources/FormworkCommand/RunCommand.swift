internal import FormFiles
internal import Formwork
internal import Forms
internal import NcursesTerminal

/// `formwork run`: shows the form, then prints the answers.
struct RunCommand {
  let options: RunOptions

  init(_ options: RunOptions) { self.options = options }

  func run() -> Int32 {
    guard let file = FormFile.load(options.form, system: .current) else { return 2 }
    let own = SystemValues.current.locale
    guard let locale = file.symbols(options.form, asked: options.locale, else: own) else { return 2 }
    var screen = Formwork.RunOptions()
    screen.session.environment.locale = locale
    screen.session.environment.home = SystemValues.current.home
    screen.session.wording = .language(ofLocale: locale.identifier)
    if let mouse = options.mouse { screen.terminal.mouse = .init(rawValue: mouse.rawValue) }
    screen.draft = options.draft.map(DraftFile.init)
    do {
      let result = try file.form.present(screen)
      switch result.end {
      case .submitted:
        let status = submit(result.session)
        if status == 0 { screen.draft?.remove() }
        return status
      case .cancelled:
        Output.complain("Cancelled\(fate(of: screen.draft))")
        return 130
      case .hungUp: return 128 + 1
      case .signal(let signal): NcursesTerminal.dieOf(signal: signal)
      }
    } catch {
      Output.complain("formwork run: \(error)")
      return 2
    }
  }

  /// What became of the draft, to end a sentence with.
  private func fate(of draft: DraftFile?) -> String {
    guard let draft else { return "." }
    let path = Output.safe(draft.path)
    if let failure = draft.failure { return "; the draft could not be saved in \(path): \(failure)." }
    return draft.exists ? "; draft kept in \(path)." : "."
  }

  private func submit(_ session: Session) -> Int32 {
    let hidesSecrets = Output.isTerminal && !options.showSecrets
    var bytes = SensitiveBytes()
    session.writeJSON(showingSecrets: !hidesSecrets, into: &bytes)
    guard bytes.withBytes({ Output.write($0, to: 1) }) else {
      Output.complain("formwork run: the answers could not be written")
      return 2
    }
    if hidesSecrets, session.answers.contains(where: { if case .secret = $0.value { true } else { false } }) {
      Output.complain("Secrets are null on a terminal; --show-secrets prints them.")
    }
    Output.complain("Submitted.")
    return 0
  }
}
