internal import Forms
internal import JSONText

extension FieldDecoder {
  private static let ruleNames = ["minLength", "maxLength", "equals", "oneOf", "notOneOf", "email", "pattern"]

  /// One rule: an object with its name, what it needs, and perhaps a `message`.
  mutating func rule(_ reader: FileReader, _ type: FieldType) throws(FormFileError) -> Rule {
    let object = try reader.object(Self.ruleNames + ["message"])
    let names = Self.ruleNames.filter { object[$0] != nil }
    guard let name = names.first, names.count == 1, let argument = object[name] else {
      throw reader.error("a rule has one of \(Self.ruleNames.map { "`\($0)`" }.joined(separator: ", "))")
    }
    var rule = try self.rule(name, argument, type)
    rule.message = try object.string("message")
    return rule
  }

  private mutating func rule(_ name: String, _ argument: FileReader, _ type: FieldType) throws(FormFileError)
    -> Rule
  {
    switch name {
    case "minLength": return .minimumLength(try argument.integer(in: 0...1_000_000))
    case "maxLength": return .maximumLength(try argument.integer(in: 0...1_000_000))
    case "equals":
      let id = try argument.string()
      refer(to: id, at: argument)
      return .equals(id)
    case "oneOf" where type == .toggle: return try toggleRule(argument)
    case "oneOf": return .oneOf(try argument.strings())
    case "notOneOf": return .notOneOf(try argument.strings())
    case "email": return .email
    default:
      do { return .pattern(try Pattern(argument.string())) } catch let error as PatternError {
        throw argument.error("\(error)")
      } catch let error as FormFileError { throw error } catch { throw argument.error("this pattern can't be used") }
    }
  }

  private func toggleRule(_ argument: FileReader) throws(FormFileError) -> Rule {
    let values = try argument.list().map { element throws(FormFileError) in try element.bool() }
    guard values == [true] else { throw argument.error("the rule of a toggle is `[true]`") }
    return .isOn
  }
}
