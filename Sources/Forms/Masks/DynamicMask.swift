/// A mask that depends on what is typed: the value after an edit chooses the mask that judges it.
///
/// The masks share a value without literals, so that no character and no caret is lost when one
/// gives way to another.
public protocol DynamicMask: EntryMask {
  /// The mask for a value, whether or not the value fits it.
  func mask(for value: String) -> Mask

  /// Text about to be put in, as the masks' own notation would have it.
  func prepared(_ text: String, isPaste: Bool) -> String
}

extension DynamicMask {
  /// Text as it is.
  public func prepared(_ text: String, isPaste: Bool) -> String { text }

  /// As the mask of that value says.
  public func fit(_ value: String) -> Result<String, MaskRefusal> { mask(for: value).fit(value) }

  /// As the mask of the value says that the edit would lead to.
  public func insert(
    _ text: String, into value: String, replacing range: Range<Int>, isPaste: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    let text = prepared(text, isPaste: isPaste)
    return chosen(MaskSplice(text, into: value, clamping: range)).insert(
      text, into: value, replacing: range, isPaste: isPaste)
  }

  /// As the mask of the value says that is left.
  public func delete(
    _ range: Range<Int>, from value: String, forward: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    chosen(MaskSplice("", into: value, clamping: range)).delete(range, from: value, forward: forward)
  }

  private func chosen(_ splice: MaskSplice) -> Mask { mask(for: String(splice.characters)) }

  /// As the value's mask shows it.
  public func shown(_ value: String) -> MaskedText { mask(for: value).shown(value) }

  /// As the value's mask says.
  public func isComplete(_ value: String) -> Bool { mask(for: value).isComplete(value) }

  /// As the value's mask says.
  public func expected(at index: Int, in value: String) -> MaskExpectation? {
    mask(for: value).expected(at: index, in: value)
  }
}
