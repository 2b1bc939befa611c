import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `Demos/ssh/serve` with a real server and a real client, each on a terminal.
@Suite("Over SSH", .serialized)
struct SSHTests {
  @Test("The command gets a terminal of the client's size and what is typed there")
  func command() throws {
    let server = try SSHServer("stty size; read x; echo got $x; exit 7")
    let client = try server.connect(size: Size(columns: 91, rows: 17))
    try client.waitForText("17 91")
    try client.play("yes<Enter>")
    try client.waitForText("got yes")
    #expect(try client.waitForExit() == .status(7))
  }

  @Test("P13: a new size of the window reaches the command")
  func resize() throws {
    let server = try SSHServer("trap 'stty size' WINCH; stty size; while :; do read x; done")
    let client = try server.connect()
    try client.waitForText("24 80")
    client.resize(to: Size(columns: 100, rows: 30))
    try client.waitForText("30 100")
  }

  @Test("Of the client's environment only TERM and LANG arrive; UTF-8 where it names no language")
  func environment() throws {
    let command = "echo [$TERM][$LANG][$SECRET][$SSH_ORIGINAL_COMMAND]; read x"
    let server = try SSHServer(command)
    let client = try server.connect(
      "echo ignored", environment: ["TERM": "vt220", "LANG": nil, "SECRET": "s"])
    try client.waitForText("[vt220][C.UTF-8][][]")
    let german = try server.connect(environment: ["LANG": "de_DE.UTF-8"])
    try german.waitForText("[xterm-256color][de_DE.UTF-8][][]")
  }

  @Test("A client without the key gets nothing")
  func stranger() throws {
    let server = try SSHServer("echo served")
    let port = try #require(server.connection.drop { $0 != "-p" }.dropFirst().first)
    let attempt = try Program.run([
      "ssh", "-p", port, "-o", "BatchMode=yes", "-o", "StrictHostKeyChecking=no", "-o",
      "UserKnownHostsFile=/dev/null", "-o", "IdentityFile=none", "127.0.0.1",
    ])
    #expect(attempt.ending == .status(255))
    #expect(!attempt.output.contains("served"))
  }

  @Test("Nothing is forwarded")
  func forwarding() throws {
    let server = try SSHServer("echo served; read x")
    let client = try server.connect(options: ["-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:9"])
    #expect(try client.waitForExit() == .status(255))
    #expect(!client.contains("served"))
  }

  @Test("A taken port is left alone and the next one used")
  func nextPort() throws {
    let one = try SSHServer("echo one; read x")
    let other = try SSHServer("echo other; read x")
    #expect(one.connection != other.connection)
    try one.connect().waitForText("one")
    try other.connect().waitForText("other")
  }

  @Test("Ctrl-C ends the server, its sessions, and leaves no key behind")
  func end() throws {
    let server = try SSHServer("trap 'echo hung up; exit 1' HUP; echo served; read x")
    let client = try server.connect()
    try client.waitForText("served")
    let key = try #require(server.connection.first { $0.hasSuffix("/client_key") })
    #expect(access(key, F_OK) == 0)
    try server.stop()
    #expect(try client.waitForExit() == .status(255))
    #expect(access(key, F_OK) == -1)
  }

  @Test("A wrong option is told and nothing is started")
  func usage() throws {
    for wrong in [["--port", "70000"], ["--port"], ["--frobnicate"]] {
      let result = try Program.run([SSHServer.script] + wrong)
      #expect(result.ending == .status(2))
      #expect(result.error.hasPrefix("serve: "))
    }
  }
}
