internal import FormPilot

/// `formwork review`: walks through snapshots that came out otherwise than they are kept.
struct ReviewCommand {
  let options: ReviewOptions

  init(_ options: ReviewOptions) { self.options = options }

  func run() -> Int32 {
    // A folder that is not there has no changes either, but nobody means that one.
    if let error = InputFile.problem(ofFolder: options.folder) {
      Output.complain("formwork review: \(Output.safe(error.words))")
      return 2
    }
    if case .reported(let path) = options.decision { return report(to: path) }
    let changes = PendingChange.found(in: options.folder)
    var waiting = 0
    for (number, change) in changes.enumerated() {
      switch options.decision {
      case .asked:
        show(change, number + 1, of: changes.count)
        switch ask() {
        case .accept: waiting += accept(change) ? 0 : 1
        case .reject: waiting += reject(change) ? 0 : 1
        case .skip: waiting += 1
        case .quit: return finish(waiting: waiting + changes.count - number)
        }
      case .accepted: waiting += accept(change) ? 0 : 1
      case .rejected: waiting += reject(change) ? 0 : 1
      case .reported: waiting += 1
      }
    }
    return finish(waiting: waiting)
  }

  /// Nothing is decided: the page is for looking, here or where tests ran without a person.
  private func report(to path: String) -> Int32 {
    let report = SnapshotReport(ofFolder: options.folder, usedBy: options.used)
    do { try report.write(to: path) } catch {
      Output.complain("formwork review: --report: \(error)")
      return 2
    }
    Output.write("Written to \(Output.safe(path)).\n")
    for path in report.missing {
      Output.write("A test asks for \(Output.safe(path)), and it is not there.\n")
    }
    return finish(waiting: report.changes.count)
  }

  private func finish(waiting: Int) -> Int32 {
    Output.write(waiting == 0 ? "No snapshot waits for a decision.\n" : "Still waiting: \(waiting).\n")
    for path in options.used.flatMap({ UnreferencedSnapshots.found(in: options.folder, usedBy: $0) }) ?? [] {
      Output.write("No test asks for \(Output.safe(path)).\n")
    }
    return waiting == 0 ? 0 : 1
  }

  private func show(_ change: PendingChange, _ number: Int, of count: Int) {
    let lines = ["", "\(number) of \(count): \(Output.safe(change.keptPath))"] + change.lines + [""]
    Output.write(lines.map { $0 + "\n" }.joined())
  }

  // MARK: Deciding

  private enum Answer { case accept, reject, skip, quit }

  /// The end of input is a person who leaves.
  private func ask() -> Answer {
    while true {
      Output.write("Accept, reject, skip or quit? [a/r/s/q] ")
      guard let line = readLine() else {
        Output.write("\n")
        return .quit
      }
      switch line.lowercased() {
      case "a", "accept": return .accept
      case "r", "reject": return .reject
      case "s", "skip": return .skip
      case "q", "quit": return .quit
      default: Output.write("Type one of the letters a, r, s, q, then Enter.\n")
      }
    }
  }

  private func accept(_ change: PendingChange) -> Bool {
    decide("Accepted", change) { () throws(PendingChange.Refusal) in try change.accept() }
  }

  private func reject(_ change: PendingChange) -> Bool {
    decide("Rejected", change) { () throws(PendingChange.Refusal) in try change.reject() }
  }

  private func decide(
    _ word: String, _ change: PendingChange, _ act: () throws(PendingChange.Refusal) -> Void
  ) -> Bool {
    do {
      try act()
      Output.write("\(word) \(Output.safe(change.keptPath)).\n")
      return true
    } catch {
      Output.complain(error.description)
      return false
    }
  }
}
