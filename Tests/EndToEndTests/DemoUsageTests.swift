import Testing

/// The demos say how they are called instead of showing a form, where that is asked for or a word means nothing.
@Suite("How the demos are called")
struct DemoUsageTests {
  @Test(
    "--help says in a few lines what the program does and how it is called, and shows no form",
    arguments: ["signup", "checkout", "settings", "gallery", "installer", "chooser"], ["--help", "-h"])
  func help(demo: String, word: String) throws {
    let result = try Program.run([Products.path(of: demo), word])
    #expect(result.ending == .status(0))
    #expect(result.output.contains(demo))
    let lines = result.output.split(separator: "\n")
    #expect((1...8).contains(lines.count) && lines.allSatisfy { $0.count < 100 })
    #expect(result.error == "" && !result.output.contains("\u{1B}"))
  }

  @Test(
    "A word that means nothing is told with what would be right, status 2, and shows no form",
    arguments: [
      ["signup", "x"], ["signup", "--frob"], ["checkout", "xx_YY_ZZ"], ["checkout", "de_DE", "x"],
      ["gallery", "--frob"], ["gallery", "en_US", "x"], ["settings", "--frob"], ["settings", "a", "b"],
      ["settings", ""], ["installer", "--frob"], ["installer", "--target"], ["chooser", "x"],
      ["chooser", "--drafts"], ["chooser", "--drafts", ".", "x"], ["signup", "\u{1B}[2J"],
    ])
  func wrong(call: [String]) throws {
    let result = try Program.run([Products.path(of: call[0])] + call.dropFirst())
    #expect(result.ending == .status(2))
    #expect(result.output == "")
    #expect(result.error.hasPrefix("\(call[0]): ") && result.error.hasSuffix(".\n"))
    #expect(result.error.count { $0 == "\n" } == 1 && !result.error.contains("\u{1B}"))
  }
}
