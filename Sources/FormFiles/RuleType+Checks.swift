internal import Forms
internal import JSONText

extension RuleType {
  /// What runs beside typing.
  static let checks: [RuleType] = [
    RuleType(name: "path") { argument throws(FormFileError) in
      .path(try argument.words(PathDemand.self))
    },
    RuleType(name: "command", keys: ["timeout"], readsSecrets: true) { argument throws(FormFileError) in
      .command(try argument.command(), timeout: try argument.timeout())
    },
  ]
}

extension RuleArgument {
  /// A program and its arguments. One text would have to be taken apart as a shell does: refused.
  func command() throws(FormFileError) -> [String] {
    guard reader.node.elements != nil else {
      throw reader.error(
        "expected a list such as `[\"check-name\", \"--quick\"]`, found \(reader.found); there is no shell")
    }
    let arguments = try reader.strings()
    guard let program = arguments.first, !program.isEmpty else { throw reader.error("name a program") }
    for (text, element) in zip(arguments, try reader.list()) where text.utf8.contains(0) {
      throw element.error("an argument can’t contain U+0000")
    }
    return arguments
  }

  /// `timeout` in seconds, with decimals if need be.
  func timeout() throws(FormFileError) -> Duration {
    guard let reader = object["timeout"] else { return Rule.defaultTimeout }
    guard let seconds = reader.node.number.flatMap({ Double($0.text) }), seconds > 0, seconds <= 3600 else {
      throw reader.error("expected seconds, more than 0 and at most 3600, found \(reader.found)")
    }
    return .seconds(seconds)
  }
}
