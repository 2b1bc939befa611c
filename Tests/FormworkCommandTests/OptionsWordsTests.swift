import Testing

@testable import FormworkCommand

/// What the command says to somebody who knows none of its words yet.
@Suite struct OptionsWordsTests {
  private func words(_ arguments: String) -> String? {
    do throws(UsageError) {
      _ = try Invocation(parsing: arguments.split(separator: " ").map(String.init))
      return nil
    } catch {
      return error.message(offering: .implemented).split(separator: "\n").first.map(String.init)
    }
  }

  @Test(
    "Each mistake is told with what would be right",
    arguments: [
      ("", "formwork: Give a command: run, replay, review, audit, schema or completions."),
      (
        "bogus",
        "formwork: There is no command `bogus`. Use run, replay, review, audit, schema or completions."
      ),
      ("run", "formwork run: The form file is missing. Add its name."),
      ("replay f.json", "formwork replay: --keys KEYS is missing. Add it."),
      ("run f.json --answers", "formwork run: --answers needs a value: --answers FILE."),
      ("run f.json --format csv", "formwork run: `csv` is no value for --format. Use json, shell or lines."),
      ("completions", "formwork completions: The name of the shell is missing. Add bash, zsh or fish."),
      (
        "completions tcsh",
        "formwork completions: There are no completions for `tcsh`. Use bash, zsh or fish."
      ),
      ("completions bsh", "formwork completions: There are no completions for `bsh`. Did you mean bash?"),
    ])
  func mistakes(arguments: String, expected: String) { #expect(words(arguments) == expected) }

  @Test("`help`, with the name of a command or without, is --help")
  func help() throws {
    #expect(try Invocation(parsing: ["help"]) == .help(nil))
    #expect(try Invocation(parsing: ["help", "run"]) == .help(.run))
    #expect(words("help rnu") == "formwork: There is no command `rnu`. Did you mean run?")
    #expect(words("help run now") == "formwork: `now` is one too many. Remove it.")
  }
}
