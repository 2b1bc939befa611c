import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks, works, and says what came of it. Status 0 when the system is set up, 130 when the person left,
/// 1 when answers were refused or the work failed, 2 when it could not be asked.
@main
struct Installer {
  let options: CommandLineOptions
  let machine: Machine
  let log: Log
  let draft: DraftFile?

  static func main() async {
    // A file that would become too large is an error to tell, not an end without a word.
    signal(SIGXFSZ, SIG_IGN)
    do throws(CommandLineOptions.Fault) {
      let options = try CommandLineOptions(CommandLine.arguments.dropFirst())
      if options.wantsHelp {
        print(CommandLineOptions.usage, terminator: "")
        exit(0)
      }
      let installer = try Installer(options)
      exit(await installer.run())
    } catch {
      complain(error.words)
      exit(2)
    }
  }

  init(_ options: CommandLineOptions) throws(CommandLineOptions.Fault) {
    self.options = options
    machine = .current
    draft = options.draft.map(DraftFile.init)
    guard let log = options.log.map({ Log(path: $0) }) ?? Log() else {
      throw CommandLineOptions.Fault(words: "The log can’t be written. Name another file with --log.")
    }
    self.log = log
  }

  private func run() async -> Int32 {
    do {
      if let answers = options.answers { return try await runUnattended(answers) }
      return try await ask()
    } catch {
      complain("\(error)")
      return 2
    }
  }

  /// The form, the work, and the last page. Work that fails leads back to the form.
  private func ask() async throws -> Int32 {
    var form = InstallerForm(on: machine, target: options.target)
    var screen = RunOptions()
    screen.draft = draft
    screen.idleLimit = RunOptions.idleLimitOfShell
    // The answers are in safety when the work is done, not before.
    screen.keepsDraftWhenSubmitted = true
    screen.session.environment.home = SystemValues.current.home
    while let configuration = try await form.form.run(screen) {
      do {
        guard let outcome = try await progress(configuration).run() else { return 130 }
        draft?.remove()
        var last = RunOptions()
        last.idleLimit = screen.idleLimit
        _ = try await LastPage(configuration, outcome).form.run(last)
        return 0
      } catch let fault as Target.Fault {
        screen.session.notice = fault.description
        form.start = configuration
      }
    }
    return 130
  }

  private func progress(_ configuration: Configuration) -> Progress<Installation.Outcome> {
    let work = Installation(configuration: configuration, machine: machine, log: log)
    return Progress("Installing", steps: Installation.steps) { try await work.run($0) }
  }

  /// Nobody is asked: the answers are right as they are, or all that is wrong with them is told.
  private func runUnattended(_ path: String) async throws -> Int32 {
    guard let bytes = SystemFile.bytes(of: path) else {
      complain("\(path): There is no such file, or it can’t be read. Give the name of one that can.")
      return 2
    }
    let form = InstallerForm(on: machine, target: options.target).form
    do {
      let known = try KnownAnswers(parsing: bytes, for: form.definition)
      let configuration = try form.filled(with: known)
      var lines = RunOptions()
      lines.face = .lines
      guard let outcome = try await progress(configuration).run(lines) else { return 130 }
      for sentence in LastPage(configuration, outcome).sentences { complain(sentence) }
      return 0
    } catch let fault as AnswersFault {
      complain(fault.description(file: path))
    } catch let refused as AnswersRefused {
      for fault in refused.faults { complain(fault.description(file: path)) }
    } catch let fault as Target.Fault {
      complain(fault.description)
    }
    return 1
  }
}

/// For people, on standard error; what could move a terminal is left out.
func complain(_ words: String) {
  let safe = words.unicodeScalars.filter { $0.properties.generalCategory != .control }
  let line = Array("installer: \(String(String.UnicodeScalarView(safe)))\n".utf8)
  _ = write(2, line, line.count)
}
