/// Texts that are offered while one types, and before (E6, P6). What is typed need not be among them.
public struct Suggestions: Sendable {
  enum Source: Sendable {
    case texts([String])
    case search(@Sendable (String) async -> [String])
  }

  let source: Source
  /// What was entered on other occasions, newest first: offered before anything is typed.
  let history: [String]
  /// Told when the person clears the history.
  let forget: (@Sendable () -> Void)?

  init(_ source: Source, history: [String] = [], forget: (@Sendable () -> Void)? = nil) {
    self.source = source
    self.history = history
    self.forget = forget
  }

  /// Known beforehand: those that match what is typed are offered.
  public init(_ texts: [String]) { self.init(.texts(texts)) }

  /// Found for each text anew, beside typing; an answer that comes late is dropped.
  public init(_ search: @escaping @Sendable (String) async -> [String]) { self.init(.search(search)) }

  /// The same with texts of other occasions. They can be cleared where `forget` is given.
  public func history(_ texts: [String], forget: (@Sendable () -> Void)? = nil) -> Suggestions {
    Suggestions(source, history: texts, forget: forget)
  }
}
