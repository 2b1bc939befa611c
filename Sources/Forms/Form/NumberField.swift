/// A number that a model can hold.
public protocol FieldNumber: Sendable {
  /// The number, nil where it can't be held exactly.
  init?(fieldNumber: DecimalNumber)
  /// The same number, exactly.
  var fieldNumber: DecimalNumber { get }
  /// What every field that is bound to this type asks of its number.
  static var fieldOptions: NumberOptions { get }
}

extension Int: FieldNumber {
  /// The number that was entered; nil where it does not fit.
  public init?(fieldNumber: DecimalNumber) { self.init(exactly: fieldNumber) }
  /// The number as it is shown.
  public var fieldNumber: DecimalNumber { DecimalNumber(self) }
  /// Whole numbers that fit.
  public static var fieldOptions: NumberOptions {
    NumberOptions(minimum: DecimalNumber(.min), maximum: DecimalNumber(.max), decimals: 0)
  }
}

extension DecimalNumber: FieldNumber {
  /// The number that was entered; nil where it does not fit.
  public init?(fieldNumber: DecimalNumber) { self = fieldNumber }
  /// The number as it is shown.
  public var fieldNumber: DecimalNumber { self }
  /// Any number.
  public static var fieldOptions: NumberOptions { NumberOptions() }
}

/// A field for a number, an amount or a percentage: typed as one likes, grouped and with its sign once
/// it is left, as the locale writes it (T8).
public protocol NumericField: TextualField {}

extension NumericField {
  /// The least and the greatest number taken.
  public func range(_ range: ClosedRange<DecimalNumber>) -> Self {
    changingNumber {
      $0.minimum = range.lowerBound
      $0.maximum = range.upperBound
    }
  }

  /// The least number taken.
  public func range(_ range: PartialRangeFrom<DecimalNumber>) -> Self {
    changingNumber { $0.minimum = range.lowerBound }
  }

  /// The greatest number taken.
  public func range(_ range: PartialRangeThrough<DecimalNumber>) -> Self {
    changingNumber { $0.maximum = range.upperBound }
  }

  /// Takes only whole steps from the least number, or from zero.
  public func step(_ step: DecimalNumber) -> Self { changingNumber { $0.step = step } }

  /// The most decimals taken.
  public func decimals(_ decimals: Int) -> Self { changingNumber { $0.decimals = decimals } }

  private func changingNumber(_ change: (inout NumberOptions) -> Void) -> Self {
    changingText { kind in
      guard case .number(var options) = kind.content else { return }
      change(&options)
      kind.content = .number(options)
    }
  }
}

/// A field for a number.
public struct NumberField<Model: Sendable>: NumericField {
  /// For the modifiers.
  public var content: FieldContent<Model>

  /// A field bound to a number, which stays as it is while the field is empty.
  public init<Number: FieldNumber>(
    _ label: String, _ path: any WritableKeyPath<Model, Number> & Sendable
  ) {
    content = FieldContent(label: label, .number, path)
  }

  /// A field bound to a number, or nil for none.
  public init<Number: FieldNumber>(
    _ label: String, _ path: any WritableKeyPath<Model, Number?> & Sendable
  ) {
    content = FieldContent(label: label, .number, path)
  }
}

/// A field for an amount of money.
public struct CurrencyField<Model: Sendable>: NumericField {
  /// For the modifiers.
  public var content: FieldContent<Model>

  /// A field bound to an amount; `code` names its currency (ISO 4217).
  public init<Number: FieldNumber>(
    _ label: String, _ path: any WritableKeyPath<Model, Number> & Sendable, code: String
  ) {
    content = FieldContent(label: label, .currency(code), path)
  }

  /// A field bound to an amount, or nil for none; `code` names its currency (ISO 4217).
  public init<Number: FieldNumber>(
    _ label: String, _ path: any WritableKeyPath<Model, Number?> & Sendable, code: String
  ) {
    content = FieldContent(label: label, .currency(code), path)
  }
}

/// A field for a percentage; the model gets the number of percent.
public struct PercentField<Model: Sendable>: NumericField {
  /// For the modifiers.
  public var content: FieldContent<Model>

  /// A field bound to a number of percent.
  public init<Number: FieldNumber>(
    _ label: String, _ path: any WritableKeyPath<Model, Number> & Sendable
  ) {
    content = FieldContent(label: label, .percent, path)
  }

  /// A field bound to a number of percent, or nil for none.
  public init<Number: FieldNumber>(
    _ label: String, _ path: any WritableKeyPath<Model, Number?> & Sendable
  ) {
    content = FieldContent(label: label, .percent, path)
  }
}

extension FieldContent {
  fileprivate init<Number: FieldNumber>(
    label: String, _ kind: NumberEntry.Kind, _ path: any WritableKeyPath<Model, Number> & Sendable
  ) {
    self.init(
      label: label, kind: TextKind(content: .number(Number.options(kind))),
      binding: FieldBinding(
        path: path,
        read: { .number($0[keyPath: path].fieldNumber) },
        write: { model, value in
          if case .number(let number) = value, let held = Number(fieldNumber: number) {
            model[keyPath: path] = held
          }
        }))
  }

  fileprivate init<Number: FieldNumber>(
    label: String, _ kind: NumberEntry.Kind, _ path: any WritableKeyPath<Model, Number?> & Sendable
  ) {
    self.init(
      label: label, kind: TextKind(content: .number(Number.options(kind))),
      binding: FieldBinding(
        path: path,
        read: { $0[keyPath: path].map { .number($0.fieldNumber) } ?? .empty },
        write: { model, value in
          if case .number(let number) = value {
            model[keyPath: path] = Number(fieldNumber: number)
          } else {
            model[keyPath: path] = nil
          }
        }))
  }
}

extension FieldNumber {
  fileprivate static func options(_ kind: NumberEntry.Kind) -> NumberOptions {
    var options = fieldOptions
    options.kind = kind
    return options
  }
}
