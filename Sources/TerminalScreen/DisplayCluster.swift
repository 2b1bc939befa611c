/// A grapheme cluster as it may be sent to a terminal, with the columns it takes there.
///
/// C0, DEL, C1, the bidirectional controls and zero-width characters become visible stand-ins, as
/// does whatever has no width of its own; the value in a field stays as it is (A5).
public struct DisplayCluster: Sendable {
  /// What one cell shows, where one cell (or one wide one) is enough.
  public let character: Character
  /// Columns: 1 or 2 for `character`, else as many as `text` has scalars.
  public let width: Int
  /// The ASCII stand-in of several columns, empty where `character` serves.
  public let text: String

  public init(_ character: Character) {
    self.character = character
    width = 1
    text = ""
  }
}
