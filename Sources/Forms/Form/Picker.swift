/// One of several options, taken from a list that opens (E6).
public struct Picker<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// Options are the cases of a type. The model's value is the default.
  ///
  /// - Parameter name: what people read for a case; by default made of its name: `perMonth` reads
  ///   “Per Month”.
  public init<Value>(
    _ label: String, _ path: any WritableKeyPath<Model, Value> & Sendable, name: ((Value) -> String)? = nil
  ) where Value: CaseIterable & Hashable & Sendable {
    let cases = OptionCases(Value.self, name: name)
    content = FieldContent(
      label: label, kind: PickerKind(options: cases.options),
      binding: FieldBinding(
        path: path, read: { .choice("\($0[keyPath: path])") },
        write: { model, value in
          guard let taken = value.text.flatMap(cases.value) else { return }
          model[keyPath: path] = taken
        }))
  }

  /// Options are the cases of a type; nil in the model stands for none taken.
  ///
  /// - Parameter name: what people read for a case; by default made of its name.
  public init<Value>(
    _ label: String, _ path: any WritableKeyPath<Model, Value?> & Sendable, name: ((Value) -> String)? = nil
  ) where Value: CaseIterable & Hashable & Sendable {
    let cases = OptionCases(Value.self, name: name)
    content = FieldContent(
      label: label, kind: PickerKind(options: cases.options),
      binding: FieldBinding(
        path: path, read: { $0[keyPath: path].map { .choice("\($0)") } ?? .empty },
        write: { model, value in model[keyPath: path] = value.text.flatMap(cases.value) }))
  }

  /// Options are given as values with labels; the model holds the value, "" for none.
  public init(
    _ label: String, _ path: any WritableKeyPath<Model, String> & Sendable, options: [Option]
  ) {
    content = FieldContent(
      label: label, kind: PickerKind(options: options),
      binding: FieldBinding(
        path: path,
        read: { $0[keyPath: path].isEmpty ? .empty : .choice($0[keyPath: path]) },
        write: { $0[keyPath: path] = $1.text ?? "" }))
  }
}

/// The cases of a type as options. A case is known by the name that it has in the source.
struct OptionCases<Value: CaseIterable & Hashable & Sendable>: Sendable {
  let cases: [Value]
  let options: [Option]

  init(_ type: Value.Type, name: ((Value) -> String)?) {
    cases = Array(Value.allCases)
    options = cases.map { Option("\($0)", label: name?($0)) }
  }

  /// The case that an option stands for.
  func value(_ text: String) -> Value? { options.firstIndex { $0.value == text }.map { cases[$0] } }
}

/// Something to choose: what the answer holds, and what people read.
public struct Option: Sendable, Hashable {
  /// What the answer holds.
  public var value: String
  /// What people read.
  public var label: String

  /// An option; without a label one is made of its value.
  public init(_ value: String, label: String? = nil) {
    self.value = value
    self.label = label ?? Option.titled(value)
  }

  /// `perMonth` and `per-month` read as "Per Month" (T21).
  private static func titled(_ value: String) -> String {
    var words: [String] = [""]
    for character in value {
      if character == "_" || character == "-" || character == " " {
        words.append("")
      } else if character.isUppercase, let last = words.last?.last, last.isLowercase {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
