/// Any number of several options, each with a box to check (E6).
public struct MultiplePicker<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// Options are the cases of a type.
  public init<Value>(_ label: String, _ path: any WritableKeyPath<Model, Set<Value>> & Sendable)
  where Value: CaseIterable & Hashable & Sendable {
    let cases = Array(Value.allCases)
    let values = cases.map { "\($0)" }
    content = FieldContent(
      label: label, kind: MultipleKind(options: values.map { Option($0) }),
      binding: FieldBinding(
        path: path,
        read: { model in
          let taken = model[keyPath: path]
          return .choices(cases.indices.filter { taken.contains(cases[$0]) }.map { values[$0] })
        },
        write: { model, value in
          let taken = Set(value.choices)
          model[keyPath: path] = Set(cases.indices.filter { taken.contains(values[$0]) }.map { cases[$0] })
        }))
  }

  /// Options are given as values with labels; the model holds the values taken, in the order of the
  /// options.
  public init(
    _ label: String, _ path: any WritableKeyPath<Model, [String]> & Sendable, options: [Option]
  ) {
    content = FieldContent(
      label: label, kind: MultipleKind(options: options),
      binding: FieldBinding(
        path: path, read: { .choices($0[keyPath: path]) }, write: { $0[keyPath: path] = $1.choices }))
  }

  /// How many have to be taken, at least and at most.
  public func count(_ range: ClosedRange<Int>) -> MultiplePicker {
    guard var kind = content.definition.kind as? MultipleKind else { return self }
    kind.minimum = range.lowerBound > 0 ? range.lowerBound : nil
    kind.maximum = range.upperBound
    var field = self
    field.content.definition.kind = kind
    return field
  }
}

extension FieldValue {
  fileprivate var choices: [String] { if case .choices(let values) = self { values } else { [] } }
}
