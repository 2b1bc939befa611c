// A form that comes to grief when one of these words has been typed into it, while the terminal is
// in its hands: for tests of what the terminal is like afterwards.
import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct Words: Sendable {
  var word = ""
}

struct Failure: Error {}

let (failures, failure) = AsyncStream.makeStream(of: Failure.self)

let form = Form("Crash", for: Words()) {
  TextField("Word", \.word).rule(
    Rule("crash") { value, _ in
      switch value.text {
      case "trap": fatalError("meant")
      case "index": _ = [Int](repeating: 0, count: 1)[value.text?.count ?? 0]
      case "segv": raise(SIGSEGV)
      case "abort": abort()
      case "exit": exit(3)
      case "throw": failure.yield(Failure())
      default: break
      }
      return nil
    })
}

/// The form beside a task that may fail: then the form is cancelled and the error goes on.
func run() async throws -> Words? {
  try await withThrowingTaskGroup(of: Words?.self) { group in
    let options = CommandLine.arguments.contains("inline") ? RunOptions.inline : RunOptions()
    group.addTask { try await form.run(options) }
    group.addTask {
      for await failure in failures { throw failure }
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}

do {
  exit(try await run() == nil ? 130 : 0)
} catch {
  let words = Array("failed: \(error)\n".utf8)
  write(2, words, words.count)
  exit(1)
}
