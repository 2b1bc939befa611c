import FormworkTesting
import Testing

/// Sentences on terminals that are not UTF-8.
@Suite struct AsciiSignsTests {
  @Test(
    "A4, T7: a refused character is named between quotes, not between question marks",
    arguments: [false, true])
  func quotes(isInline: Bool) throws {
    let file = try TemporaryFile(
      #"{"title": "Call", "fields": [{"id": "phone", "type": "phone", "label": "Phone"}]}"#)
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", file.path] + (isInline ? ["--inline"] : []),
      environment: ["LC_ALL": "C", "TERM": "vt220"])
    try terminal.waitForText("Phone")
    try terminal.play("5x")
    try terminal.waitForText(#"! Type a digit here, not "x"."#)
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
  }
}
