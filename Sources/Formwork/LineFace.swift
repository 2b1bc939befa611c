internal import CTerminal
public import Forms
internal import LineTerminal
internal import NcursesTerminal
internal import Synchronization
internal import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Which face a form is shown with.
public enum Face: String, Sendable, Hashable, CaseIterable {
  /// The screen, or lines where the environment or the terminal asks for them.
  case automatic
  case screen
  /// Plain questions, one after another (A2).
  case lines
}

/// Why a form can be asked neither on a screen nor in lines.
public struct NothingToAskOn: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing, for people.
  public let description = "there is neither a terminal nor input that can be read"
}

extension RunOptions {
  /// `ACCESSIBLE`, not empty and not 0, asks for lines.
  var asksForLines: Bool {
    switch face {
    case .lines: true
    case .screen: false
    case .automatic: terminal.environment("ACCESSIBLE").map { !$0.isEmpty && $0 != "0" } ?? false
    }
  }
}

extension Session {
  /// Asks the rest line by line.
  ///
  /// - Parameter changed: told of each answer that is another one than before.
  mutating func runInLines(
    _ options: RunOptions, changed: ((Session) -> Void)?
  ) throws(NothingToAskOn) -> RunEnd {
    guard let device = TerminalLines(fromTerminal: options.readsTerminal) else { throw NothingToAskOn() }
    var drafts = options.draft.map { DraftKeeping($0, self) }
    var run = LineRun(self, on: device) { $0.answerWaiting() }
    let end = run.run(answered: { drafts?.saveRest($0) }, changed: { changed?($0) })
    device.close()
    self = run.session
    return switch end {
    case .submitted: .submitted
    case .cancelled: .cancelled
    case .inputEnded: .inputEnded
    case .hungUp: .hungUp
    case .signal(let signal): .signal(signal)
    }
  }
}

extension Session {
  /// Performs the rules that take time and waits for them: for runs that show nothing meanwhile.
  public mutating func waitForChecks() {
    var effects = begin()
    while !effects.isEmpty {
      let requests = effects.compactMap { if case .check(let request) = $0 { request } else { nil } }
      effects = requests.flatMap { handle(.checked($0.id, $0.answerWaiting())) }
    }
  }
}

extension CheckRequest {
  /// Performs the checks and waits for the answer on this thread.
  func answerWaiting() -> Problem? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .checkFailed }
    defer { ends.forEach { _ = close($0) } }
    let (reading, writing) = (ends[0], ends[1])
    let box = AnswerBox()
    Task.detached {
      box.problem.withLock { [problem = await answer()] in $0 = problem }
      var byte: UInt8 = 0
      _ = write(writing, &byte, 1)
    }
    var byte: UInt8 = 0
    while read(reading, &byte, 1) < 0, errno == EINTR {}
    return box.problem.withLock { $0 }
  }
}

private final class AnswerBox: Sendable {
  let problem = Mutex<Problem?>(nil)
}

/// Whether the environment's locale writes UTF-8.
var isLocaleUTF8: Bool {
  if setlocale(LC_CTYPE, "") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
  return String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8"
}
