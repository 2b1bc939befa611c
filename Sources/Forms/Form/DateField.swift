/// A field for a day, typed in the locale's order or as `YYYY-MM-DD`.
public struct DateField<Model: Sendable>: TextualField {
  /// For the modifiers.
  public var content: FieldContent<Model>

  /// A field bound to a day, or nil for none.
  public init(_ label: String, _ path: any WritableKeyPath<Model, CalendarDate?> & Sendable) {
    content = FieldContent(label: label, kind: TextKind(content: .date), path)
  }

  /// The first and the last day taken; the calendar offers no others.
  public func range(_ range: ClosedRange<CalendarDate>) -> DateField {
    changingText { $0.content = .day(in: range) }
  }
}

/// A field for the last day that something is valid. `.rule(.notPast)` refuses what is over.
public struct ExpirationField<Model: Sendable>: TextualField {
  /// For the modifiers.
  public var content: FieldContent<Model>

  /// A field bound to a day, or nil for none; in `mm/yy` the last of the month.
  public init(
    _ label: String, _ path: any WritableKeyPath<Model, CalendarDate?> & Sendable,
    format: Expiration.Format = .dayMonthYear
  ) {
    content = FieldContent(label: label, kind: TextKind(content: .expiration(format)), path)
  }
}

/// A field for a number of bytes with its unit: `10G`, `1.5 TiB`.
public struct SizeField<Model: Sendable>: TextualField {
  /// For the modifiers.
  public var content: FieldContent<Model>

  /// A field bound to a size, or nil for none.
  public init(_ label: String, _ path: any WritableKeyPath<Model, ByteSize?> & Sendable) {
    content = FieldContent(
      label: label, kind: TextKind(content: .size(minimum: nil, maximum: nil)),
      binding: FieldBinding(
        path: path,
        read: { $0[keyPath: path].map { .number(DecimalNumber($0.bytes)) } ?? .empty },
        write: { model, value in
          var size: ByteSize?
          if case .number(let number) = value { size = Int(exactly: number).flatMap(ByteSize.init(bytes:)) }
          model[keyPath: path] = size
        }))
  }

  /// The least and the greatest size taken.
  public func range(_ range: ClosedRange<ByteSize>) -> SizeField {
    changingText { $0.content = .size(minimum: range.lowerBound, maximum: range.upperBound) }
  }

  /// The least size taken.
  public func range(_ range: PartialRangeFrom<ByteSize>) -> SizeField {
    changingText { $0.content = .size(minimum: range.lowerBound, maximum: nil) }
  }
}

extension FieldContent {
  fileprivate init(
    label: String, kind: TextKind, _ path: any WritableKeyPath<Model, CalendarDate?> & Sendable
  ) {
    self.init(
      label: label, kind: kind,
      binding: FieldBinding(
        path: path,
        read: { $0[keyPath: path].map(FieldValue.date) ?? .empty },
        write: { $0[keyPath: path] = $1.day }))
  }
}
