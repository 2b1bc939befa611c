/// The direction in which a text field grows with its text.
public enum Axis: Sendable, Hashable {
  /// One row; what is longer scrolls.
  case horizontal
  /// Several rows, broken where they are full.
  case vertical
}

extension TextField {
  /// A field that grows along `axis`: `.vertical` makes it one of several lines (T17).
  public init(_ label: String, _ path: any WritableKeyPath<Model, String> & Sendable, axis: Axis) {
    self.init(label, path)
    if axis == .vertical { self = changingLines { _ in } }
  }

  /// Several lines: the field grows with its text from the least to the most rows, then scrolls.
  public func lineLimit(_ lines: ClosedRange<Int>) -> TextField {
    changingLines { $0.lines = max(1, lines.lowerBound)...max(1, lines.upperBound) }
  }

  /// The same as `lineLimit`, by the name that form files have for it.
  public func lines(_ lines: ClosedRange<Int>) -> TextField { lineLimit(lines) }

  /// Where lines longer than the field go on in the next row: at words, or anywhere (T9).
  public func wrap(_ wrap: RowWrap) -> TextField { changingLines { $0.wrap = wrap } }

  private func changingLines(_ change: (inout MultilineKind) -> Void) -> TextField {
    var field = self
    let known = content.definition.kind
    var kind =
      known as? MultilineKind ?? MultilineKind(limit: (known as? TextKind).flatMap(\.limit))
    change(&kind)
    field.content.definition.kind = kind
    return field
  }
}

extension Field {
  /// Asks before Clear removes more than so many characters; 200 unless set (T14).
  public func confirmClear(above characters: Int) -> Self {
    var field = self
    var words = field.content.definition.words ?? FieldWords()
    words.confirmClear = max(0, characters)
    field.content.definition.words = words
    return field
  }
}
