import LineTerminal
import TerminalScreen

/// Lines that a test gives, and all that is said.
struct ScriptedLines: LineDevice {
  var lines: [LineInput]
  var said = ""
  /// For each line that was read: whether it was hidden.
  var hidden: [Bool] = []

  init(_ lines: [String]) { self.lines = lines.map { .line(PastedText($0)) } }

  init(inputs: [LineInput]) { lines = inputs }

  mutating func say(_ text: String) { said += text }

  mutating func readLine(_ prompt: String, isHidden: Bool) -> LineInput {
    said += prompt
    hidden.append(isHidden)
    said += "\n"
    return lines.isEmpty ? .ended : lines.removeFirst()
  }
}
