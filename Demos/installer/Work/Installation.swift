import Formwork

/// The work: writes the new system’s configuration into the destination, and reads it all again.
struct Installation: Sendable {
  let configuration: Configuration
  let machine: Machine
  let log: Log

  static let steps = [
    "Prepare the Destination", "Plan the Disk", "Configure the Network", "Set Up the Account",
    "Set Language and Time", "Check What Was Written",
  ]

  /// What came of it.
  struct Outcome: Sendable {
    let files: [String]
    /// Whether the password is in the system; without libcrypt the account opens by key only.
    let hasPassword: Bool
  }

  /// May be called again after a failure: it begins anew.
  func run(_ report: ProgressReporter) async throws -> Outcome {
    let target = Target(path: configuration.target)
    do {
      for line in configuration.summary { tell(line, report) }
      begin(0, report)
      try target.begin()
      let groups: [() throws -> [PlannedFile]] = [
        { [configuration.diskFile(on: machine)] }, { configuration.networkFiles },
        { try configuration.accountFiles() }, { configuration.languageFiles + configuration.timeFiles },
      ]
      var files: [PlannedFile] = []
      for (index, group) in groups.enumerated() {
        begin(index + 1, report)
        for file in try group() {
          try Task.checkCancellation()
          try file.write(to: target)
          tell("wrote \(file.path)", report)
          files.append(file)
        }
      }
      begin(Self.steps.count - 1, report)
      for file in files {
        try file.check(in: target)
        tell("checked \(file.path)", report)
      }
      try target.finish()
      tell("done", report)
      return Outcome(files: files.map(\.path), hasPassword: Self.hasPassword(in: target))
    } catch {
      // Half a system is of no use to anybody.
      target.clear()
      tell("failed: \(error)", report)
      throw error
    }
  }

  private func begin(_ step: Int, _ report: ProgressReporter) {
    report.step(step)
    report.fraction(Double(step) / Double(Self.steps.count))
    log.write("step \(step + 1): \(Self.steps[step])")
  }

  private func tell(_ line: String, _ report: ProgressReporter) {
    report.log(line)
    log.write(line)
  }

  private static func hasPassword(in target: Target) -> Bool {
    let text = target.bytes(of: "var/lib/cloud/seed/nocloud/user-data").map {
      String(decoding: $0, as: UTF8.self)
    }
    return text?.split(separator: "\n").contains { $0.hasSuffix("lock_passwd: false") } ?? false
  }
}
