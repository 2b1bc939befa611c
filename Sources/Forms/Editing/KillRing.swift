/// Texts that were killed, to be yanked again: readline's ring, one for all fields of a form.
///
/// Kills in a row join into one text; the editor knows whether they are in a row. Secrets never come
/// here.
public struct KillRing: Sendable, Equatable {
  /// Which side of the text in the ring a joining kill goes to.
  enum Direction { case forward, backward }

  /// As many as readline keeps.
  private static let limit = 10
  private var texts: [String] = []
  private var index = 0

  /// An empty ring.
  public init() {}

  /// What a yank would bring, nil in an empty ring.
  public var current: String? { texts.isEmpty ? nil : texts[index] }

  /// Puts a text in front, as a kill or a copy does.
  public mutating func push(_ text: String) {
    if texts.count == Self.limit { texts.removeFirst() }
    texts.append(text)
    index = texts.count - 1
  }

  /// Joins a text to the newest.
  mutating func join(_ text: String, _ direction: Direction) {
    guard let newest = texts.indices.last else { return push(text) }
    texts[newest] = direction == .forward ? texts[newest] + text : text + texts[newest]
    index = newest
  }

  /// Turns to the text before the current one, round to the newest after the oldest.
  mutating func rotate() {
    guard !texts.isEmpty else { return }
    index = index == 0 ? texts.count - 1 : index - 1
  }
}
