import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a person does in each demo, from the list of demos and back to it.
extension SSHTests {
  /// One connection for all: a person who tries one demo after another.
  @Test("Each demo from start to end over SSH, chosen in the list, and back to it")
  func everyDemo() throws {
    let (server, drafts) = try SSHServer.demosWithDrafts()
    let client = try server.connect()
    try choose("Sign Up", after: "", on: client)
    try visitSignUp(client)
    try choose("Check Out", after: "<Down><Down><Space>", on: client)
    try visitCheckout(client)
    try choose("Settings", after: "<Down><Space>", on: client)
    try visitSettings(client)
    #expect(try text(ofFile: "settings", below: drafts).contains("theme mono\n"))
    // Who chooses the same again finds it as it was left.
    try choose("Settings", after: "", on: client)
    try client.waitForText("(•) Mono")
    try client.play("<S-Tab><S-Tab><Enter>")
    try goBack(client, from: 4)
    try choose("Gallery of Fields", after: "<Down><Space>", on: client)
    try visitGallery(client)
    try client.waitForText("(•) Gallery of Fields")
    try client.play("<Esc>")
    #expect(try client.waitForExit() == .status(0))
    expectRestored(client)
    let output = String(decoding: client.output, as: UTF8.self)
    #expect(!output.contains("xyzzy") && !output.contains("8642"))
  }

  private func choose(_ demo: String, after keys: String, on client: PseudoTerminal) throws {
    try client.waitForText("Choose a form to try.")
    try client.play(keys)
    try client.waitForText("(•) \(demo)")
    try client.play("<Tab>")
    try client.waitForText("[ Start ]")
    try client.play("<Enter>")
  }

  /// What a demo printed stays until Enter. The words may still be on the screen from the time before.
  private func goBack(_ client: PseudoTerminal, from visit: Int) throws {
    try client.wait(for: "the end of demo \(visit)") { client in
      String(decoding: client.output, as: UTF8.self).ranges(of: "Enter goes back to the list.").count == visit
    }
    try client.play("<Enter>")
  }

  private func visitSignUp(_ client: PseudoTerminal) throws {
    try DemoVisit.signUp(on: client)
    try client.waitForText("\"email\": \"ada@x.org\"")
    try client.waitForText("\"password\": null")
    try goBack(client, from: 1)
  }

  private func visitCheckout(_ client: PseudoTerminal) throws {
    try DemoVisit.checkout(on: client)
    try client.waitForText("Sent to: Hauptstrasse 1, Berlin")
    try client.waitForText("to American Express •••• 0005")
    try goBack(client, from: 2)
  }

  private func visitSettings(_ client: PseudoTerminal) throws {
    try client.waitForText("[ General ]")
    try client.play("<C-PageDown>")
    try client.waitForText("( ) Mono")
    try client.play("<Down><Down><Down><Down><Space>")
    try client.waitForText("(•) Mono")
    try DemoVisit.leaveByDone(on: client)
    try goBack(client, from: 3)
  }

  private func visitGallery(_ client: PseudoTerminal) throws {
    try DemoVisit.gallery(on: client)
    try goBack(client, from: 5)
  }

  /// The text of the one file of a name, in whatever folder of a key.
  private func text(ofFile name: String, below folder: TemporaryFolder) throws -> String {
    let found = try Program.run(["find", folder.path, "-name", name, "-type", "f"])
    let path = try #require(found.output.split(separator: "\n").first)
    return String(decoding: bytes(of: String(path)) ?? [], as: UTF8.self)
  }
}
