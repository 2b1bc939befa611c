// Offers the demos that are built, one after another, until the person leaves: what a connection over
// SSH gets. `chooser [--drafts FOLDER]`: there unfinished answers are kept.
import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
struct Chooser {
  /// What the form asks for.
  struct Choice: Sendable { var demo = "" }

  static func main() {
    let drafts = draftsFolder()
    let programs = String(ownPath.prefix(upTo: ownPath.lastIndex(of: "/") ?? ownPath.startIndex))
    let demos = DemoProgram.built(in: programs)
    guard !demos.isEmpty else { end("No demo is built here.", status: 2) }
    var choice = Choice(demo: demos[0].name)
    var notice: String?
    while let chosen = ask(choice, demos, drafts, notice) {
      choice = chosen
      guard let demo = demos.first(where: { $0.name == chosen.demo }) else { continue }
      let status = demo.run(from: programs, drafts: drafts)
      // What the program printed stays to be read.
      if status == 0 { waitForEnter() }
      // A person who left knows it.
      notice = status == 0 || status == 130 ? nil : "\(demo.title) ended with status \(status)."
    }
  }

  /// Where drafts are kept. Ends the program where help is asked for, or a word means nothing.
  private static func draftsFolder() -> String {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") {
      print("chooser [--drafts FOLDER]: offers the demos beside it, and keeps their drafts in FOLDER")
      exit(0)
    }
    guard let first = words.first else { return "." }
    if first != "--drafts" { refuse("There is no option “\(first)”. Use --drafts FOLDER; --help says more.") }
    guard words.count > 1, !words[1].isEmpty else { refuse("--drafts needs a value. Write --drafts FOLDER.") }
    if words.count > 2 { refuse("“\(words[2])” is one too many. Remove it; --help says more.") }
    return words[1]
  }

  private static func refuse(_ words: String) -> Never {
    let safe = words.unicodeScalars.filter { $0.properties.generalCategory != .control }
    end(String(String.UnicodeScalarView(safe)), status: 2)
  }

  private static func ask(
    _ choice: Choice, _ demos: [DemoProgram], _ drafts: String, _ notice: String?
  ) -> Choice? {
    let options = demos.map { Option($0.name, label: $0.label(drafts: drafts)) }
    let form = Form("Formwork", for: choice) {
      Picker("Demo", \.demo, options: options).pickerStyle(.radioGroup)
    }
    .message("Choose a form to try. Leave ends the connection.")
    .submit("Start")
    var run = RunOptions()
    run.session.notice = notice
    run.idleLimit = RunOptions.idleLimitOfShell
    do { return try form.runAndWait(run) } catch { end("\(error)", status: 2) }
  }

  private static func waitForEnter() {
    say("\nEnter goes back to the list.")
    let limit = RunOptions.idleLimitOfShell.map { Int32(clamping: $0.components.seconds * 1000) } ?? -1
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    while poll(&input, 1, limit) == 1, read(0, &byte, 1) == 1, byte != UInt8(ascii: "\n") {}
  }

  private static func say(_ words: String) {
    let line = Array("\(words)\n".utf8)
    _ = write(2, line, line.count)
  }

  private static func end(_ words: String, status: Int32) -> Never {
    say("chooser: \(words)")
    exit(status)
  }

  /// The path of this program, whatever it was called by.
  private static var ownPath: String {
    #if canImport(Glibc)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &path, path.count)
      if count > 0 { return String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) }
    #endif
    return CommandLine.arguments[0]
  }
}
