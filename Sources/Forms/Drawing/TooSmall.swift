internal import TerminalScreen

extension Wording {
  /// The notice that stands in for what does not fit: the whole sentence if that fits, else a word or
  /// two (P13).
  func tooSmallLines(in size: Size) -> [Substring] {
    guard size.columns > 0 else { return [] }
    let whole = tooSmall.wrapped(columns: size.columns)
    return whole.count <= size.rows ? whole : tooSmallBriefly.wrapped(columns: size.columns)
  }
}
