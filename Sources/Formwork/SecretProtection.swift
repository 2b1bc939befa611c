internal import CTerminal
internal import Forms

/// How long a program is kept from being dumped and traced for the sake of secrets in it.
///
/// A core dump would hold what was typed into a secret field, and so would the memory that a debugger of
/// the same user reads. So there is no core dump (RLIMIT_CORE), and on Linux no ptrace either
/// (PR_SET_DUMPABLE). Darwin has PT_DENY_ATTACH alone, which can't be taken back and kills a program that
/// is being debugged: there only the core dump is prevented.
public enum SecretProtection: String, Sendable, Hashable, CaseIterable {
  /// Not at all: for developers who want the core dump.
  case never
  /// As long as a form with a secret field is shown; then everything is as it was before.
  case whileShown
  /// From the first form with a secret field to the end of the program, which goes on holding the answer.
  case untilExit
}

extension SecretProtection {
  /// Does some work under protection, if the form asks for a secret.
  func during<Result>(_ form: FormDefinition, _ work: () throws -> Result) rethrows -> Result {
    guard self != .never, form.asksForSecret else { return try work() }
    fw_secrets_begin()
    defer { if self == .whileShown { fw_secrets_end() } }
    return try work()
  }
}

extension FormDefinition {
  fileprivate var asksForSecret: Bool { fields.contains { $0.kind.traits.contains(.secret) } }
}
