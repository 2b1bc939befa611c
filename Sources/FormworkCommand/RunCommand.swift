internal import AnswerFiles
internal import FormFiles
internal import Formwork
internal import Forms
internal import NcursesTerminal
internal import TerminalScreen

/// `formwork run`: asks the form, then prints the answers.
struct RunCommand {
  let options: RunOptions

  init(_ options: RunOptions) { self.options = options }

  func run() -> Int32 {
    do {
      return try prepare().run()
    } catch let failure as RunFailure {
      for line in failure.lines { Output.complain(Output.safe(line)) }
      return failure.status
    } catch {
      Output.complain("formwork run: \(error)")
      return 2
    }
  }

  /// All that can go wrong does before anybody is asked.
  private func prepare() throws -> PreparedRun {
    guard let file = FormFile.load(options.form, system: .current) else { throw RunFailure(2, []) }
    if options.format == .shell, let clash = file.form.definition.shellNameClash {
      throw RunFailure(2, ["\(options.form): \(Self.words(for: clash))"])
    }
    if options.form == "-", options.answers == "-" {
      let words = "The form and the answers can’t both be standard input. Give one of them as a file."
      throw RunFailure(2, ["formwork run: \(words)"])
    }
    let destination: AnswersDestination
    do { destination = try AnswersDestination(options.output) } catch { throw RunFailure(2, [error.words]) }
    if options.face != .batch {
      // The same look serves a draft: a person is not to learn at the end that nothing was kept.
      do { _ = try AnswersDestination(options.draft) } catch {
        throw RunFailure(2, ["formwork run: No draft can be kept there: \(error.words)"])
      }
    }
    return PreparedRun(
      options: options, file: file, destination: destination, answers: try loadAnswers(file),
      screen: try screenOptions(file))
  }

  private func loadAnswers(_ file: FormFile) throws(RunFailure) -> AnswersFile? {
    guard let path = options.answers else { return nil }
    switch InputFile.read(path) {
    case .failure(let error): throw RunFailure(2, [error.words])
    case .success(let bytes):
      do throws(AnswersFault) {
        return try AnswersFile(parsing: bytes, for: file)
      } catch {
        throw RunFailure(1, [error.description(file: path)])
      }
    }
  }

  private func screenOptions(_ file: FormFile) throws(RunFailure) -> Formwork.RunOptions {
    var screen = Formwork.RunOptions()
    if let mouse = options.mouse { screen.terminal.mouse = .init(rawValue: mouse.rawValue) }
    screen.theme = try RunSettings.theme(options.theme, file, screen.terminal.environment("FORMWORK_THEME"))
    screen.session = try RunSettings.session(locale: options.locale, file, path: options.form)
    screen.session.environment.home = SystemValues.current.home
    // The answers stay in the process until they are printed.
    screen.secretProtection = .untilExit
    screen.draft = options.draft.map(DraftFile.init)
    if options.face == .inline { screen.terminal.place = .inline }
    if options.face == .lineMode { screen.face = .lines }
    screen.readsTerminal = options.form == "-" || options.answers == "-"
    return screen
  }

  static func words(for error: AnswersWritingError) -> String {
    switch error {
    case .sameName(let name, let ids):
      "The fields \(ids.joined(separator: ", ")) would all be the shell variable \(name). Use --format json, or change an id."
    case .nul(let id): "The answer to \(id) holds a NUL, which no shell variable can. Use --format json."
    case .lineBreakInList(let id):
      "An answer of \(id) holds a line break, which parts several answers. Use --format json."
    }
  }
}

/// Why a run came to nothing, and its exit status.
struct RunFailure: Error {
  let status: Int32
  let lines: [String]

  init(_ status: Int32, _ lines: [String]) {
    self.status = status
    self.lines = lines
  }
}
