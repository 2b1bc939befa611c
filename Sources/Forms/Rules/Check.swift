/// The part of a rule that takes time: performed at the edge, beside typing, never in a session (E8).
public struct Check: Sendable {
  /// What is to be done with the value.
  public enum Work: Sendable {
    /// Any code: nil where the value is right. It should stop early when its task is cancelled.
    case asynchronous(@Sendable (FieldValue) async -> Problem?)
    /// Look at the file system.
    case path([PathDemand])
    /// Run a program without a shell: its name and its arguments. The value comes on its standard
    /// input; status 0 is valid, else the first line that it prints is the message.
    case command([String])
  }

  public let work: Work
  /// After this it has failed.
  public let timeout: Duration
  /// Words that take the place of what it finds, not of a failure to run.
  public private(set) var message: String?

  init(_ work: Work, timeout: Duration) {
    self.work = work
    self.timeout = timeout
  }

  func message(_ words: String) -> Check {
    var check = self
    check.message = words
    return check
  }

  /// The problem as it is shown: words given with the rule take its place, but not that of a failure.
  public func told(_ problem: Problem) -> Problem {
    switch problem {
    case .checkTimedOut, .checkFailed: problem
    default: message.map(Problem.words) ?? problem
    }
  }
}

/// The checks of one field for one value: what an edge is asked to do. Its answer is the event
/// `SessionEvent.checked` with the same id; one for a value that has changed since is dropped.
public struct CheckRequest: Sendable {
  /// Unique in a session.
  public let id: Int
  /// The id of the field.
  public let field: String
  public let value: FieldValue
  /// In order; the first problem is the answer.
  public let checks: [Check]
}

extension CheckRequest: Hashable {
  public static func == (one: CheckRequest, other: CheckRequest) -> Bool {
    one.id == other.id && one.field == other.field && one.value == other.value
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule {
  /// How long a rule may take unless another limit is given.
  public static var defaultTimeout: Duration { .seconds(5) }

  /// A rule that takes time, such as a question to a server. It runs beside typing; a newer value
  /// cancels it, and its late answer is dropped (E8).
  ///
  /// - Parameter work: nil when the value is right.
  public static func asynchronous(
    _ name: String, timeout: Duration = defaultTimeout,
    _ work: @escaping @Sendable (FieldValue) async -> Problem?
  ) -> Rule {
    Rule(name, checks: [Check(.asynchronous(work), timeout: timeout)])
  }

  /// A path that has to be what is demanded, in this order.
  public static func path(_ demands: PathDemand...) -> Rule { path(demands) }

  /// A path that has to be what is demanded, in this order.
  public static func path(_ demands: [PathDemand]) -> Rule {
    Rule("path", checks: [Check(.path(demands), timeout: defaultTimeout)])
  }

  /// A program that decides: its name and its arguments, run without a shell. The value comes on its
  /// standard input, never in its arguments; status 0 is valid, else the first line that it prints
  /// is the message.
  public static func command(_ arguments: [String], timeout: Duration = defaultTimeout) -> Rule {
    precondition(!arguments.isEmpty, "a command has a name")
    return Rule("command", checks: [Check(.command(arguments), timeout: timeout)])
  }
}

extension FieldValue {
  /// Lends the value as a program gets it: as it is in answers, in UTF-8, without a line break behind
  /// it. A secret is lent where it lies and copied nowhere.
  public func withAnswerBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .secret(let secret): return secret.withBytes(body)
    case .toggle(let isOn): return Array((isOn ? "true" : "false").utf8).withUnsafeBytes(body)
    case .choices(let values): return Array(values.joined(separator: "\n").utf8).withUnsafeBytes(body)
    case .empty, .text, .choice, .number, .date: return Array((text ?? "").utf8).withUnsafeBytes(body)
    }
  }
}

extension Problem {
  /// What may be shown of a program's output: its first line that is not blank, made safe, at most
  /// 200 characters; nil if there is none.
  public static func firstLine(ofOutput text: String) -> String? { QuotedText.firstLine(text) }
}
