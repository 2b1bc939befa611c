/// A program run to its end without any terminal, as a script would.
struct Program {
  let ending: Ending
  let output: String
  let error: String

  struct TookTooLong: Error, CustomStringConvertible {
    var command: [String]
    var output: String
    var error: String
    var description: String { "\(command) did not end in time. Output: \(output) Error: \(error)" }
  }

  static func run(
    _ command: [String], environment: [String: String?] = [:], input: InputSource = .terminal,
    within limit: Duration = .seconds(30)
  ) throws -> Program {
    let process = try ChildProcess(command, environment: environment, input: input)
    let deadline = Deadline(within: limit)
    while process.ending == nil || !process.openPipes.isEmpty {
      readable(process.openPipes, within: 5).forEach(process.readPipe)
      process.noteEnding()
      // A server that it left behind may hold the pipes open.
      if process.ending != nil, readable(process.openPipes, within: 20).isEmpty { break }
      if deadline.hasPassed {
        throw TookTooLong(
          command: command, output: String(decoding: process.standardOutput, as: UTF8.self),
          error: String(decoding: process.standardError, as: UTF8.self))
      }
    }
    return Program(
      ending: process.ending ?? .status(-1),
      output: String(decoding: process.standardOutput, as: UTF8.self),
      error: String(decoding: process.standardError, as: UTF8.self))
  }
}
