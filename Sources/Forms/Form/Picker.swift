/// One of several options, taken from a list that opens (E6).
public struct Picker<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// Options are the cases of a type. The model's value is the default.
  public init<Value>(_ label: String, _ path: any WritableKeyPath<Model, Value> & Sendable)
  where Value: CaseIterable & Hashable & Sendable {
    self.init(label, path, cases: Array(Value.allCases))
  }

  /// Options are the cases of a type; nil in the model stands for none taken.
  public init<Value>(_ label: String, _ path: any WritableKeyPath<Model, Value?> & Sendable)
  where Value: CaseIterable & Hashable & Sendable {
    let cases = Array(Value.allCases)
    let values = cases.map { "\($0)" }
    content = FieldContent(
      label: label, kind: PickerKind(options: values.map { Option($0) }),
      binding: FieldBinding(
        path: path,
        read: { $0[keyPath: path].map { .choice("\($0)") } ?? .empty },
        write: { model, value in
          model[keyPath: path] = value.text.flatMap { values.firstIndex(of: $0) }.map { cases[$0] }
        }))
  }

  private init<Value: Hashable & Sendable>(
    _ label: String, _ path: any WritableKeyPath<Model, Value> & Sendable, cases: [Value]
  ) {
    let values = cases.map { "\($0)" }
    content = FieldContent(
      label: label, kind: PickerKind(options: values.map { Option($0) }),
      binding: FieldBinding(
        path: path,
        read: { .choice("\($0[keyPath: path])") },
        write: { model, value in
          guard let index = value.text.flatMap({ values.firstIndex(of: $0) }) else { return }
          model[keyPath: path] = cases[index]
        }))
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
