/// Any number of several options, each with a box to check (E6).
public struct MultiplePicker<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// Options are the cases of a type.
  ///
  /// - Parameter name: what people read for a case; by default made of its name.
  public init<Value>(
    _ label: String, _ path: any WritableKeyPath<Model, Set<Value>> & Sendable,
    name: ((Value) -> String)? = nil
  ) where Value: CaseIterable & Hashable & Sendable {
    let cases = OptionCases(Value.self, name: name)
    content = FieldContent(
      label: label, kind: MultipleKind(options: cases.options),
      binding: FieldBinding(
        path: path,
        read: { model in
          let taken = model[keyPath: path]
          return .choices(cases.cases.filter(taken.contains).map { "\($0)" })
        },
        write: { model, value in model[keyPath: path] = Set(value.choices.compactMap(cases.value)) }))
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
