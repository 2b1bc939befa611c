/// A number changed in steps, or typed (E6).
public struct Stepper<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// A whole number within a range.
  public init(
    _ label: String, _ path: any WritableKeyPath<Model, Int> & Sendable, in range: ClosedRange<Int>,
    step: Int = 1
  ) {
    precondition(step > 0, "the step of “\(label)” has to be above zero")
    let kind = StepperKind(
      minimum: DecimalNumber(range.lowerBound), maximum: DecimalNumber(range.upperBound),
      step: DecimalNumber(step))
    content = FieldContent(
      label: label, kind: kind,
      binding: FieldBinding(
        path: path, read: { .number(DecimalNumber($0[keyPath: path])) },
        write: { model, value in
          guard case .number(let number) = value, let whole = Int(exactly: number) else { return }
          model[keyPath: path] = whole
        }))
  }

  /// An exact decimal number within a range.
  public init(
    _ label: String, _ path: any WritableKeyPath<Model, DecimalNumber> & Sendable,
    in range: ClosedRange<DecimalNumber>, step: DecimalNumber
  ) {
    precondition(step > 0, "the step of “\(label)” has to be above zero")
    content = FieldContent(
      label: label,
      kind: StepperKind(minimum: range.lowerBound, maximum: range.upperBound, step: step),
      binding: FieldBinding(
        path: path, read: { .number($0[keyPath: path]) },
        write: { model, value in if case .number(let number) = value { model[keyPath: path] = number } }))
  }
}
