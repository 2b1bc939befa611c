public import AnswerFiles
public import Forms

/// Why a form could not be filled in with known answers.
public struct AnswersRefused: Error, Sendable {
  /// All that is wrong, in the order of the file; what is missing in it comes last.
  public let faults: [AnswersFault]
}

extension Form {
  /// Fills the form in without asking anybody, for unattended runs (E9): the same rules as for a person,
  /// those that take time included.
  ///
  /// - Returns: the model, filled in and valid.
  /// - Throws: everything that is wrong or missing, at once.
  public func filled(
    with known: KnownAnswers, settings: SessionSettings = RunOptions().session
  ) throws(AnswersRefused) -> Model {
    var settings = settings
    settings.known = known.answers
    var session = Session(self, size: .init(columns: 80, rows: 24), settings: settings)
    session.waitForChecks()
    var faults = known.faults
    let told = Set(faults.compactMap { $0.id?.prefix { $0 != "." } })
    for fault in session.faults(given: Set(known.answers.map(\.id))) where !told.contains(fault.id[...]) {
      faults.append(AnswersFault(id: fault.id, words: fault.words, place: known.place(of: fault.id)))
    }
    guard faults.isEmpty, let model = session.model(as: Model.self) else {
      throw AnswersRefused(faults: faults.inFileOrder)
    }
    return model
  }
}

extension [AnswersFault] {
  fileprivate var inFileOrder: [AnswersFault] {
    filter { $0.place != nil }.sorted { $0.place! < $1.place! } + filter { $0.place == nil }
  }
}
