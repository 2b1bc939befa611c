import FormworkTesting
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a form does while nobody does anything: nothing. And what a person typed too early.
@Suite("Nothing by itself, and nothing left behind")
struct IdleTests {
  private let form: TemporaryFile

  init() throws { form = try TemporaryFile(SignalMatrixTests.form) }

  #if os(Linux)
    /// How often the threads of a process have gone to sleep so far; a wake-up is one more.
    private func sleeps(of process: pid_t) throws -> Int {
      let folder = "/proc/\(process)/task"
      let directory = try #require(opendir(folder))
      defer { closedir(directory) }
      var sum = 0
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard let status = bytes(of: "\(folder)/\(name)/status") else { continue }
        for line in String(decoding: status, as: UTF8.self).split(separator: "\n")
        where line.hasPrefix("voluntary_ctxt_switches") {
          sum += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
        }
      }
      return sum
    }

    /// Nothing is written and nobody wakes up while nothing happens; then the form is left.
    private func expectIdle(_ terminal: PseudoTerminal) throws {
      // Time for what follows from a key after a while: a pause, a delayed error.
      terminal.pass(.milliseconds(1500))
      let (written, before) = (terminal.output.count, try sleeps(of: terminal.processID))
      terminal.pass(.milliseconds(1500))
      #expect(terminal.output.count == written)
      #expect(try sleeps(of: terminal.processID) == before)
      try terminal.play("<C-c>")
      #expect(try terminal.waitForExit() == .status(130))
    }

    @Test(
      "Idle: no byte and no wake-up", arguments: ["", "Ada", "Ada<Esc>", "Ada<Tab>secret", "<S-Tab><Enter>"])
    func idle(keys: String) throws {
      let terminal = try PseudoTerminal(product: "formwork", ["run", form.path], output: .pipe, error: .pipe)
      try terminal.waitForText("┃")
      try terminal.play(keys)
      try expectIdle(terminal)
    }

    @Test("A limit for people who do nothing wakes nothing before it")
    func limited() throws {
      let terminal = try PseudoTerminal(product: "signup", environment: ["TMOUT": "600"], output: .pipe)
      try terminal.waitForText("┃")
      try expectIdle(terminal)
    }
  #endif

  #if os(Linux)
    /// The first child of a process.
    private func child(of process: pid_t) -> pid_t? {
      let names = bytes(of: "/proc/\(process)/task/\(process)/children") ?? []
      return String(decoding: names, as: UTF8.self).split(separator: " ").first.flatMap { pid_t($0) }
    }

    @Test(
      "E4: a password typed while nobody reads is neither echoed nor left for the shell",
      arguments: [SIGTERM, SIGINT, SIGHUP, SIGSEGV, SIGABRT], ["", "--line-mode"])
    func typeAhead(signal: Int32, mode: String) throws {
      let form = try TemporaryFile(
        #"{"title": "Login", "fields": [{"id": "p", "type": "secure", "label": "Password"}]}"#)
      let formwork = try Products.path(of: "formwork")
      let terminal = try PseudoTerminal([
        "sh", "-c",
        "trap : HUP INT; '\(formwork)' run '\(form.path)' \(mode); echo ended; read -r line; echo \"got:$line:\"",
      ])
      try terminal.waitForText("Password")
      try terminal.wait(for: "the echo to be off") { $0.modes?.echoes == false }
      let program = try #require(child(of: terminal.processID))
      kill(program, SIGSTOP)
      try terminal.send("hunter2\n")
      try terminal.wait(for: "the password to be there") { $0.hasUnreadInput }
      kill(program, signal)
      kill(program, SIGCONT)
      try terminal.waitForText("ended")
      try terminal.send("next\n")
      try terminal.waitForText("got:next:")
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains("hunter2"))
      expectRestored(terminal)
    }
  #endif
}
