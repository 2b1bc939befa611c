import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension SSHTests {
  @Test("A person fills the sign-up form in over SSH and submits")
  func signUp() throws {
    let server = try SSHServer("'\(Products.path(of: "signup"))'")
    let client = try server.connect()
    try client.waitForText("┃")
    // Over a network nobody waits for each key: they come as they come.
    try client.send("Ada Lovelace\tada@x.org\t\txyzzy-plugh\txyzzy-plugh\t \t")
    try client.waitForText("[ Continue ]")
    try client.send("\r")
    #expect(try client.waitForExit() == .status(0))
    try client.waitForText("\"email\": \"ada@x.org\"")
    try client.waitForText("\"password\": null")
    #expect(!String(decoding: client.output, as: UTF8.self).contains("xyzzy"))
    expectRestored(client)
  }

  @Test("P13: when the client goes in mid-form, the program at the server ends within seconds")
  func hangUp() throws {
    let note = try TemporaryFile()
    let server = try SSHServer(
      "echo $$ >'\(note.path)'; exec '\(Products.path(of: "signup"))'")
    let client = try server.connect()
    try client.waitForText("┃")
    try client.send("Ada")
    try client.waitForText("┃ Ada")
    let program = try #require(pid_t(try note.text().filter(\.isNumber)))
    #expect(kill(program, 0) == 0)
    client.send(signal: SIGKILL)
    try client.waitForExit()
    try client.wait(for: "the program to end", within: .seconds(10), evenAfterExit: true) { _ in
      kill(program, 0) == -1
    }
  }
}
