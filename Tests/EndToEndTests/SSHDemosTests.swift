import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The demos as a stranger gets them: `Demos/ssh/serve` without a command.
extension SSHTests {
  /// From the list of demos into the installer.
  private func openInstaller(_ client: PseudoTerminal) throws {
    try client.waitForText("Install a System")
    try client.play("<Down><Space>")
    try client.waitForText("(•) Install a System")
    try client.play("<Tab><Enter>")
  }

  @Test("The demos that are built are offered, and a person goes from one back to the list")
  func chooser() throws {
    let server = try SSHServer.demos()
    let client = try server.connect()
    try client.waitForText("(•) Sign Up")
    try client.play("<Tab><Enter>")
    try client.waitForText("Create Account")
    try client.play("<Esc>")
    try client.waitForText("(•) Sign Up")
    try client.play("<Esc>")
    #expect(try client.waitForExit() == .status(0))
    expectRestored(client)
  }

  @Test("The installer from start to end over SSH")
  func installer() throws {
    let (server, drafts) = try SSHServer.demosWithDrafts()
    let client = try server.connect()
    try openInstaller(client)
    try InstallerVisit.pass(on: client)
    try InstallerVisit.install(on: client)
    try client.waitForText("files were written to")
    let found = try Program.run(["find", drafts.path, "-name", "user-data"])
    #expect(found.output.hasSuffix("/new-system/var/lib/cloud/seed/nocloud/user-data\n"))
    #expect(!String(decoding: client.output, as: UTF8.self).contains("xyzzy"))
  }

  @Test("P12: cut off in mid-form, whoever comes again with the same key goes on there")
  func resume() throws {
    let (server, drafts) = try SSHServer.demosWithDrafts()
    do {
      let client = try server.connect()
      try openInstaller(client)
      try client.waitForText("Step 1 of 10")
      try client.play("<Enter>german<Enter><Tab><Enter>")
      try client.waitForText("Step 2 of 10")
      client.send(signal: SIGKILL)
      try client.waitForExit()
      try client.wait(for: "the draft", evenAfterExit: true) { _ in
        let found = try? Program.run(["grep", "-rl", "\"keyboard\"", drafts.path])
        return found?.output.contains("installer.draft") == true
      }
    }
    let client = try server.connect()
    try client.waitForText("Install a System (Unfinished)")
    try openInstaller(client)
    try client.waitForText("Continue Where You Left Off?")
    try client.play("<Enter>")
    try client.waitForText("Step 2 of 10")
  }

  @Test("No more than the places there are; one that is left is free again")
  func places() throws {
    let server = try SSHServer("echo served; read x", ["--places", "1"])
    let first = try server.connect()
    try first.waitForText("served")
    let second = try server.connect()
    try second.waitForText("All places are taken (1).")
    #expect(try second.waitForExit() == .status(75))
    try first.send("x\n")
    try first.waitForExit()
    try server.connect().waitForText("served")
  }

  @Test("Who presses no key is let go, told why, and their terminal is as it was")
  func idle() throws {
    let server = try SSHServer.demos(["--idle", "1", "--places", "1"])
    // The place is free again, too.
    for _ in 1...2 {
      let client = try server.connect()
      try client.waitForText("The form was closed because nothing was done for a long time.")
      #expect(try client.waitForExit() == .status(0))
      expectRestored(client)
    }
  }

  @Test(
    "There is no shell and no file transfer: a wish of the client is not heard",
    arguments: [["/bin/sh"], ["-s", "sftp"]])
  func wishes(words: [String]) throws {
    let server = try SSHServer("echo served; read x")
    let isSubsystem = words.count > 1
    let client = try server.connect(words.last, options: isSubsystem ? ["-s"] : [])
    if isSubsystem {
      #expect(try client.waitForExit() != .status(0))
    } else {
      try client.waitForText("served")
    }
  }

  @Test("What the session may use is limited: files, their sizes, cores, processes")
  func limits() throws {
    let server = try SSHServer("ulimit -c; ulimit -n; ulimit -f; read x")
    let client = try server.connect()
    try client.wait { $0.contains("0") && $0.contains("64") && $0.contains("2048") }
  }
}
