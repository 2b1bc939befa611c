import TerminalScreen

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `Demos/ssh/serve` in the foreground of a terminal; ends with this object.
final class SSHServer {
  /// The command that connects, word by word.
  let connection: [String]
  private let terminal: PseudoTerminal

  /// Serves a shell command and waits until connections are accepted.
  convenience init(_ command: String, _ options: [String] = []) throws {
    try self.init(options: ["--command", command] + options)
  }

  /// Serves the demos that were built beside the tests.
  static func demos(_ options: [String] = []) throws -> SSHServer {
    let chooser = try Products.path(of: "chooser")
    let folder = chooser.lastIndex(of: "/").map { String(chooser[..<$0]) } ?? "."
    return try SSHServer(options: ["--programs", folder] + options)
  }

  /// The same with a folder for what people have not finished, readable to whom it belongs.
  static func demosWithDrafts() throws -> (server: SSHServer, drafts: TemporaryFolder) {
    let drafts = try TemporaryFolder()
    chmod(drafts.path, 0o711)
    return (try demos(["--drafts", drafts.path]), drafts)
  }

  private init(options: [String]) throws {
    // Wide enough for the command to connect to stand in one row.
    terminal = try PseudoTerminal(
      [Self.script] + options, size: Size(columns: 400, rows: 24),
      environment: ["HOME": "/"])
    try terminal.waitForText("Ctrl-C ends it")
    connection = (terminal.rows.first { $0.contains("ssh -tt") } ?? "").split(separator: " ").map(String.init)
  }

  // `serve` removes its keys when it is told to end; killed with its terminal it could not.
  deinit { try? stop() }

  /// Connects from a new terminal.
  ///
  /// - Parameter wish: a command that the client asks for.
  func connect(
    _ wish: String? = nil, options: [String] = [], size: Size = Size(columns: 80, rows: 24),
    environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let words = connection.prefix(1) + options + connection.dropFirst() + (wish.map { [$0] } ?? [])
    return try PseudoTerminal(Array(words), size: size, environment: environment)
  }

  /// Presses Ctrl-C where the server runs and waits for its end.
  func stop() throws {
    try terminal.send([0x03])
    try terminal.waitForExit()
  }

  static var script: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
      + "/Demos/ssh/serve"
  }
}
