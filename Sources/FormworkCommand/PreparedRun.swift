internal import AnswerFiles
internal import FormFiles
internal import Formwork
internal import Forms
internal import NcursesTerminal
internal import TerminalScreen

/// A run of which everything is known but what the person will say.
struct PreparedRun {
  let options: RunOptions
  let file: FormFile
  let destination: AnswersDestination
  let answers: AnswersFile?
  let screen: Formwork.RunOptions

  func run() throws -> Int32 { options.face == .batch ? try runBatch() : try ask() }

  private func ask() throws -> Int32 {
    if let answers, !answers.faults.isEmpty { throw failure(answers.faults) }
    var screen = screen
    screen.session.known = answers?.answers ?? []
    let result = try file.form.present(screen)
    switch result.end {
    case .submitted:
      try write(result.session)
      screen.draft?.remove()
      Output.complain("Submitted.")
      return 0
    case .cancelled, .idle:
      Output.complain("Cancelled\(fate(of: screen.draft))")
      return 130
    case .inputEnded:
      Output.complain(screen.session.wording.line.ended)
      let fate = fate(of: screen.draft).drop { "; ".contains($0) }
      if fate != "." { Output.complain(fate.prefix(1).uppercased() + fate.dropFirst()) }
      return 3
    case .hungUp: return 128 + 1
    case .signal(let signal): NcursesTerminal.dieOf(signal: signal)
    }
  }

  /// What became of the draft, to end a sentence with.
  private func fate(of draft: DraftFile?) -> String {
    guard let draft else { return "." }
    let path = Output.safe(draft.path)
    if let failure = draft.failure { return "; the draft could not be saved in \(path): \(failure)." }
    return draft.exists ? "; draft kept in \(path)." : "."
  }

  /// Asks nothing: either all is right, or everything that is wrong is told. A draft is what a person did not
  /// finish: nobody is asked here, so it is neither read nor changed.
  private func runBatch() throws -> Int32 {
    var settings = screen.session
    settings.known = answers?.answers ?? []
    var session = Session(file.form, size: Size(columns: 80, rows: 24), settings: settings)
    session.waitForChecks()
    var faults = (answers?.faults ?? []) + (answers?.invalid ?? [])
    let told = Set(faults.compactMap(\.id))
    let given = Set(answers?.answers.map(\.id) ?? [])
    for fault in session.faults(given: given) where !told.contains(fault.id) {
      faults.append(AnswersFault(id: fault.id, words: fault.words))
    }
    guard faults.isEmpty else { throw failure(inFormOrder(faults)) }
    try write(session)
    return 0
  }

  /// As a person would meet them; what belongs to no field of the form comes last.
  private func inFormOrder(_ faults: [AnswersFault]) -> [AnswersFault] {
    let ids = file.form.definition.fields.map(\.id)
    let places = Dictionary(zip(ids, 0...)) { first, _ in first }
    return faults.enumerated().sorted {
      (places[$0.element.id ?? ""] ?? .max, $0.offset) < (places[$1.element.id ?? ""] ?? .max, $1.offset)
    }.map(\.element)
  }

  private func failure(_ faults: [AnswersFault]) -> RunFailure {
    RunFailure(1, faults.map { $0.description(file: options.answers ?? options.form) })
  }

  /// All bytes are there before the first is written.
  private func write(_ session: Session) throws(RunFailure) {
    let hidesSecrets = destination.isTerminal && !options.showSecrets
    var bytes = SensitiveBytes()
    do throws(AnswersWritingError) {
      try session.write(options.format, showingSecrets: !hidesSecrets, into: &bytes)
    } catch {
      throw RunFailure(2, ["formwork run: \(RunCommand.words(for: error))"])
    }
    do throws(InputError) { try destination.write(bytes) } catch {
      throw RunFailure(2, ["formwork run: The answers could not be written: \(error.words)"])
    }
    if hidesSecrets, session.hasSecretAnswers {
      let left = options.format == .json ? "null" : "left out"
      Output.complain("Secrets are \(left) on a terminal; --show-secrets prints them.")
    }
  }
}
