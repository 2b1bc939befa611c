public import TerminalScreen

/// What a script does to a form, one after another.
public enum ScriptedInput: Sendable {
  case event(Event)
  /// Time passes: virtual in replay, real on a real terminal.
  case wait(Duration)
}

/// One key, click, paste or wait of a script: what a person would call one step.
public struct ScriptedKey: Sendable {
  /// As it was written: `a`, `<C-a>`, `<Click 10,5>`.
  public var source: String
  /// In order. A click is a press and a release; a character of several scalars is several keys.
  public var inputs: [ScriptedInput]

  /// A step made by hand; `KeyNotation.parse` makes them from text.
  public init(source: String, inputs: [ScriptedInput]) {
    self.source = source
    self.inputs = inputs
  }
}
