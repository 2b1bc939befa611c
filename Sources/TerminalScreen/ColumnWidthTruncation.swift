/// What is left out of a text that is too long for its row (T9).
public enum Truncation: String, Hashable, Sendable, CaseIterable {
  /// The end, without a sign of it.
  case clip
  /// The beginning: `…end`.
  case head
  /// The middle: `beg…end`.
  case middle
  /// The end: `begin…`.
  case tail
}

extension StringProtocol {
  /// The text in no more than `columns`, with an ellipsis where something was left out.
  ///
  /// Between wide characters the result can be a column short. Where not even the ellipsis fits,
  /// as much of it as does.
  ///
  /// - Parameter ellipsis: `…`, or `...` on terminals without UTF-8.
  public func truncated(_ truncation: Truncation, columns: Int, ellipsis: String = "…") -> String {
    let beginning = prefix(fitting: columns)
    if beginning.endIndex == endIndex { return String(self) }
    if truncation == .clip { return String(beginning) }
    let room = columns - ellipsis.columns
    guard room > 0 else { return String(ellipsis.prefix(fitting: columns)) }
    switch truncation {
    case .clip, .tail: return prefix(fitting: room) + ellipsis
    case .head: return ellipsis + suffix(fitting: room)
    case .middle:
      let end = suffix(fitting: room / 2)
      return prefix(fitting: room - end.columns) + ellipsis + end
    }
  }
}
