/// How a person answers a field: which verb its sentences have.
public enum AnswerManner: Sendable, Hashable, CaseIterable {
  /// By typing it: “Enter”.
  case entered
  /// By taking one of what is there, such as an option, a day or a file: “Choose”.
  case chosen
}
