internal import Forms

/// Saves what is entered: at most a second behind, and once more when the run is over (P12).
struct DraftKeeping {
  static let delay = Duration.seconds(1)

  let file: DraftFile
  private let run: Int
  private let begun: Int
  private var saved: Int
  private var due: ContinuousClock.Instant?
  private var toldFailure: String?

  /// - Parameter session: as it is before the first event.
  init(_ file: DraftFile, _ session: Session) {
    self.file = file
    run = file.beginRun()
    begun = session.changes
    saved = begun
  }

  /// When to wake to save; nil where nothing is to be saved.
  mutating func deadline(_ session: Session) -> ContinuousClock.Instant? {
    if session.changes == saved {
      due = nil
    } else if due == nil {
      due = .now + Self.delay
    }
    return due
  }

  /// Saves if it is time; `wake` is called when that is done.
  mutating func saveIfDue(_ session: Session, wake: @escaping @Sendable () -> Void) {
    guard let due, .now >= due else { return }
    self.due = nil
    saved = session.changes
    file.saveBeside(session.draft, run: run, number: saved, then: wake)
  }

  /// A failure that the person has not been told of.
  mutating func newFailure() -> String? {
    let failure = file.failure
    defer { toldFailure = failure }
    return failure == toldFailure ? nil : failure
  }

  /// The run is over, or the process is to stop: what was entered is saved here and now, whatever is
  /// still on its way. Where nothing was entered, an older draft stays as it is.
  mutating func saveRest(_ session: Session) {
    guard session.changes != begun else { return }
    saved = session.changes
    file.save(session.draft, run: run, number: saved)
  }
}

extension SessionSettings {
  /// Looks for a draft that can be gone on with.
  mutating func take(_ file: DraftFile, for form: FormDefinition) throws(DraftFileError) {
    keepsDraft = true
    let content = try file.load(for: form)
    if case .draft(let found) = content { draft = found }
    notice = content.notice ?? notice
  }
}
