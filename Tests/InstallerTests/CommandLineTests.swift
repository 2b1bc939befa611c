import Testing

@testable import installer

@Suite("The installer’s command line")
struct InstallerCommandLineTests {
  @Test("All options, in any order")
  func all() throws {
    let options = try CommandLineOptions(["--log", "l", "--target", "t", "--answers", "a", "--draft", "d"])
    #expect(options.log == "l" && options.target == "t" && options.answers == "a" && options.draft == "d")
  }

  @Test("The help fits 80 columns")
  func width() {
    #expect(CommandLineOptions.usage.split(separator: "\n").allSatisfy { $0.count < 80 })
  }

  @Test(
    "What is no option, or lacks its value, is told",
    arguments: [["--frob"], ["x"], ["--target"], ["--log", ""]])
  func wrong(arguments: [String]) {
    #expect(throws: CommandLineOptions.Fault.self) { try CommandLineOptions(arguments) }
  }
}
