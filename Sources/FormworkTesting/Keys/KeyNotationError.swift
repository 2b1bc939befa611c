/// A place in a script of keys that can't be read, and what would be right there.
public struct KeyNotationError: Error, Equatable {
  /// What is wrong.
  public enum Problem: Error, Equatable, Sendable {
    /// `<` without `>`; a `<` that is meant as such is written `<lt>`.
    case unclosedTag
    /// `<Paste>` without `</Paste>`.
    case unclosedPaste
    /// No key of that name; the nearest one if any is near.
    case unknownKey(nearest: String?)
    /// A modifier other than `C-`, `M-` and `S-`, or one that this tag can't have.
    case wrongModifier(String)
    /// What stands after the name; the right form, as in `<Click 10,5>`.
    case wrongArguments(example: String)
    /// A control character as such; how it is written.
    case controlCharacter(writtenAs: String)
  }

  /// Unicode scalars before it, from 0.
  public var offset: Int
  /// The tag or character as written.
  public var source: String
  /// What is wrong there.
  public var problem: Problem

  /// An error at a place; the parser makes them.
  public init(offset: Int, source: String, problem: Problem) {
    self.offset = offset
    self.source = source
    self.problem = problem
  }
}

extension KeyNotationError: CustomStringConvertible {
  /// The error in a sentence, without the script around it; safe to print on a terminal.
  public var description: String {
    "keys, character \(offset + 1): \(words)"
  }

  private var words: String {
    let source = SafeText.of(source)
    switch problem {
    case .unclosedTag: return "“\(source)” lacks its “>”. Write <lt> for a plain “<”."
    case .unclosedPaste: return "<Paste> lacks its </Paste>."
    case .unknownKey(let nearest?): return "“\(source)” is no key. <\(nearest)> is."
    case .unknownKey(nil): return "“\(source)” is no key. Write <lt> for a plain “<”."
    case .wrongModifier(let modifier):
      return "“\(SafeText.of(modifier))” doesn't belong in \(source). C-, M- and S- go before keys and mouse."
    case .wrongArguments(let example): return "\(source) can't be read. It is written like \(example)."
    case .controlCharacter(let writing): return "a control character. Write it as \(writing)."
    }
  }
}
