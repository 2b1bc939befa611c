/// A part of the screen that is drawn as one, and what it was drawn from.
public struct Picture: Equatable, Sendable {
  public var id: Int
  public var top: Int
  public var height: Int
  /// Differs whenever the picture has to look different.
  public var revision: UInt64

  public init(id: Int, top: Int, height: Int, revision: UInt64) {
    self.id = id
    self.top = top
    self.height = height
    self.revision = revision
  }
}

/// Remembers what stands where, so that one drawing after another does only what is new.
public struct PictureLog: Sendable {
  private var pictures: [Picture] = []
  private var next = 0
  private var generation = -1

  public init() {}

  /// Begins a drawing. In another generation nothing that stands there is trusted.
  public mutating func begin(generation: Int) {
    if generation != self.generation { pictures.removeAll(keepingCapacity: true) }
    self.generation = generation
    next = 0
  }

  /// Notes a picture; returns whether it has to be drawn. Pictures of one drawing don't overlap.
  public mutating func isNew(_ picture: Picture) -> Bool {
    defer { next += 1 }
    guard next < pictures.count else {
      pictures.append(picture)
      return true
    }
    guard pictures[next] != picture else { return false }
    pictures[next] = picture
    return true
  }

  public mutating func end() { pictures.removeLast(pictures.count - min(next, pictures.count)) }
}
