// A form that comes to grief when one of these words is entered into it, while the terminal is in its
// hands: for tests of what the terminal is like afterwards.
//
//   CrashForm [WORD]     WORD is there at the start
//
// `later-WORD` waits until somebody opens the FIFO that CRASH_GATE names, and comes to grief then, beside
// whatever goes on. `wait` keeps the form itself from going on until then.
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

@Sendable func comeToGrief(_ word: Substring) {
  switch word {
  case "trap": fatalError("meant")
  case "index": _ = [Int](repeating: 0, count: 1)[word.count]
  case "segv": kill(getpid(), SIGSEGV)
  case "abort": abort()
  case "exit": exit(3)
  case "throw": failure.yield(Failure())
  case "wait": waitAtTheGate()
  default: break
  }
}

@Sendable func waitAtTheGate() {
  guard let path = getenv("CRASH_GATE") else { return }
  let gate = open(path, O_RDONLY)
  if gate >= 0 { close(gate) }
}

// Its first argument is what stands in the field; "inline" after it shows the form below the prompt.
let form = Form("Crash", for: Words(word: CommandLine.arguments.dropFirst().first ?? "")) {
  TextField("Word", \.word)
    .rule(
      Rule("crash") { value, _ in
        comeToGrief(value.text?[...] ?? "")
        return nil
      }
    )
    .rule(
      .asynchronous("later") { value in
        guard let text = value.text, text.hasPrefix("later-") else { return nil }
        waitAtTheGate()
        comeToGrief(text.dropFirst("later-".count))
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
