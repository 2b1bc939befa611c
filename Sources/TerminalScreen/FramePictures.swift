/// A part of the screen that is drawn as one, and what it was drawn from.
public struct Picture: Equatable, Sendable {
  /// Which part of the screen it is.
  public var id: Int
  /// The row of the screen where it begins; negative where its beginning is scrolled away.
  public var top: Int
  /// How many rows it takes.
  public var height: Int
  /// Differs whenever the picture has to look different.
  public var revision: UInt64

  /// A picture as it is to be drawn now.
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

  /// A log of an empty screen.
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

  /// Leaves the next pictures as they are: what they are drawn from is known to be the same.
  public mutating func keep(_ count: Int) { next += count }

  /// Ends a drawing: what came after its last picture the time before is forgotten.
  public mutating func end() { pictures.removeLast(pictures.count - min(next, pictures.count)) }
}
