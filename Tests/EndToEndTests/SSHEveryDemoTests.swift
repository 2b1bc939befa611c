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
    let drafts = try TemporaryFolder()
    chmod(drafts.path, 0o711)
    let server = try SSHServer.demos(["--drafts", drafts.path])
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
    try client.waitForText("Create Account")
    try client.play("Ada Lovelace<Tab>ada@x.org<Tab><Tab>xyzzy-plugh<Tab>xyzzy-plugh<Tab><Space><Tab>")
    try client.waitForText("[ Continue ]")
    try client.play("<Enter>")
    try client.waitForText("\"email\": \"ada@x.org\"")
    #expect(client.contains("\"password\": null"))
    try goBack(client, from: 1)
  }

  private func visitCheckout(_ client: PseudoTerminal) throws {
    try client.waitForText("Step 1 of 5")
    try client.play("<C-PageDown>")
    try client.waitForText("Step 2 of 5")
    try client.play("<M-x>Ada Lovelace<Tab>ada@x.org<C-PageDown>")
    try client.waitForText("Step 3 of 5")
    try client.play("germany<Tab>Hauptstrasse 1<Tab><Tab>10115<Tab>Berlin<C-PageDown>")
    try client.waitForText("Step 4 of 5")
    try client.play("378282246310005<Tab>1299<Tab>8642<Tab>Ada Lovelace<C-PageDown>")
    try client.waitForText("American Express •••• 0005")
    try client.play("<S-Tab><Enter>")
    try client.waitForText("Place the Order?")
    try client.play("<Tab><Enter>")
    try client.waitForText("Sent to: Hauptstrasse 1, Berlin")
    #expect(client.contains("to American Express •••• 0005"))
    try goBack(client, from: 2)
  }

  private func visitSettings(_ client: PseudoTerminal) throws {
    try client.waitForText("[ General ]")
    try client.play("<C-PageDown>")
    try client.waitForText("( ) Mono")
    try client.play("<Down><Down><Down><Down><Space>")
    try client.waitForText("(•) Mono")
    try client.play("<S-Tab><S-Tab>")
    try client.waitForText("[ Done ]")
    try client.play("<Enter>")
    try goBack(client, from: 3)
  }

  private func visitGallery(_ client: PseudoTerminal) throws {
    try client.waitForText("[ Look ]")
    for tab in [
      "Text", "Secrets", "Masks", "Numbers", "Choices", "States", "Overflow", "Extras", "Scripts", "Events",
    ] {
      try client.play("<C-PageDown>")
      try client.waitForText("[ \(tab) ]")
    }
    try client.play("<S-Tab><S-Tab>")
    try client.waitForText("[ Done ]")
    try client.play("<Enter>")
    try goBack(client, from: 5)
  }

  /// The text of the one file of a name, in whatever folder of a key.
  private func text(ofFile name: String, below folder: TemporaryFolder) throws -> String {
    let found = try Program.run(["find", folder.path, "-name", name, "-type", "f"])
    let path = try #require(found.output.split(separator: "\n").first)
    return String(decoding: bytes(of: String(path)) ?? [], as: UTF8.self)
  }
}
