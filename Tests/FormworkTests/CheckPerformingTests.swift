import Forms
import TerminalScreen
import Testing

@testable import Formwork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Rules that run programs and look at files, as the edge performs them (E8).
@Suite struct CheckPerformingTests {
  private func ask(
    _ arguments: [String], _ value: FieldValue = .text("ada"), timeout: Duration = .seconds(20)
  ) -> Problem? {
    CommandCheck(arguments: arguments, timeout: timeout).problem(with: value) { false }
  }

  @Test("Status 0 is valid, any other is not, with the first line printed as the message")
  func status() {
    #expect(ask(["true"]) == nil)
    #expect(ask(["false"]) == .notAccepted)
    #expect(
      ask(["sh", "-c", "echo; echo 'Taken. Choose another.'; echo more; exit 3"])
        == .words("Taken. Choose another."))
    #expect(ask(["sh", "-c", "kill -9 $$"]) == .notAccepted)
  }

  @Test("The value comes on standard input and never in the arguments; no shell reads it")
  func input() {
    #expect(ask(["grep", "-qx", "ada; rm $HOME"], .text("ada; rm $HOME")) == nil)
    #expect(ask(["sh", "-c", "test $# = 0 && read -r x; test \"$x\" = '$(id)'"], .text("$(id)")) == nil)
    #expect(
      ask(["sh", "-c", "wc -c; exit 1"], .text(String(repeating: "x", count: 300_000))) == .words("300000"))
  }

  @Test("E4: a secret comes on standard input as well")
  func secret() {
    let secret = Array("pässword".utf8).withUnsafeBytes { Secret(copying: $0) }
    #expect(ask(["grep", "-qx", "pässword"], .secret(secret)) == nil)
  }

  @Test("A program that reads nothing and one that prints for ever do no harm")
  func rudePrograms() {
    #expect(ask(["sh", "-c", "exec <&-; exit 0"], .text(String(repeating: "x", count: 300_000))) == nil)
    #expect(ask(["sh", "-c", "yes | head -c 3000000; exit 1"]) == .words("y"))
    #expect(ask(["sh", "-c", "yes"], timeout: .milliseconds(300)) == .checkTimedOut)
  }

  @Test("A message is one line of at most 200 characters, and nothing in it reaches the terminal raw")
  func message() throws {
    let problem = ask(["sh", "-c", "printf '\\033[2J%0300d' 0; exit 1"])
    guard case .words(let words)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(words.hasPrefix("�[2J000"))
    #expect(words.count == 201)
    #expect(words.hasSuffix("…"))
  }

  @Test("A program that can’t be started is told as such", arguments: ["/nonexistent/program", "/etc"])
  func missing(program: String) {
    #expect(ask([program]) == .checkFailed)
  }

  @Test("It gets a small environment")
  func environment() {
    setenv("FORMWORK_TEST_PRIVATE", "x", 1)
    #expect(ask(["sh", "-c", "test -z \"$FORMWORK_TEST_PRIVATE\" && test -n \"$PATH\""]) == nil)
  }

  @Test("At its time limit it ends together with all that it started")
  func timeLimit() throws {
    let start = ContinuousClock.now
    #expect(ask(["sh", "-c", "sleep 60 & sleep 60"], timeout: .milliseconds(200)) == .checkTimedOut)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("A background process that keeps the output open does not keep the answer")
  func background() {
    let start = ContinuousClock.now
    #expect(ask(["sh", "-c", "sleep 60 & exit 0"]) == nil)
    #expect(ContinuousClock.now - start < .seconds(19))
  }

  @Test("It has no descriptor but its three")
  func descriptors() {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(
      ask(["sh", "-c", "for i in 3 4 5 6 7 8 9; do if eval \"true <&$i\" 2>/dev/null; then exit 1; fi; done"])
        == nil)
  }

  // MARK: Paths

  @Test(
    "A path is there, is a folder, can be written",
    arguments: [
      ("/", [.exists, .directory], nil), ("/nonexistent", [.exists], .missing),
      ("/etc/passwd", [.directory], .notADirectory), ("/etc/passwd", [.exists], nil),
      ("/nonexistent/new", [.writable], .notWritable), ("/tmp/formwork-new", [.writable], nil),
      ("/tmp", [.exists, .directory, .writable], nil), ("/tmp\u{0}x", [.exists], .missing),
      ("~", [.directory], nil),
    ] as [(String, [PathDemand], PathProblem?)])
  func paths(path: String, demands: [PathDemand], problem: PathProblem?) {
    let found: PathProblem? = PathCheck(path).problem(demands)
    #expect(found == problem)
  }

  // MARK: Asynchronous work

  private func request(timeout: Duration, _ work: @escaping @Sendable (FieldValue) async -> Problem?)
    -> CheckRequest
  {
    let form = Form("T", for: Answers(["it": .text("x")])) {
      AnswerField("it", "It", kind: TextKind()).rule(.asynchronous("slow", timeout: timeout, work))
    }
    var session = Session(form, size: .init(columns: 80, rows: 24))
    for effect in session.begin() { if case .check(let request) = effect { return request } }
    preconditionFailure("a value that is there is checked")
  }

  @Test("E8: work that heeds nothing is given up at its time limit")
  func asynchronousTimeLimit() async {
    let answer = await request(timeout: .milliseconds(50)) { _ in
      await withCheckedContinuation { continuation in
        Task {
          try? await Task.sleep(for: .seconds(2))
          continuation.resume(returning: nil)
        }
      }
    }.answer()
    #expect(answer == .checkTimedOut)
  }

  @Test("E8: the desk wakes the loop once an answer is there, and not for what was given up")
  func desk() async {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    let desk = CheckDesk { wake.yield() }
    let dropped = request(timeout: .seconds(20)) { _ in .notAccepted }
    desk.start(dropped)
    desk.cancel(dropped.id)
    let kept = request(timeout: .seconds(20)) { _ in .words("No.") }
    desk.start(kept)
    var iterator = wakes.makeAsyncIterator()
    await iterator.next()
    let answers = desk.take()
    #expect(answers.map(\.problem) == [.words("No.")])
    #expect(desk.take().isEmpty)
    desk.close()
  }
}
