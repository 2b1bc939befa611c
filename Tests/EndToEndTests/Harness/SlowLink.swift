/// A line between a program and its screen: so many bytes a second, and each of them late.
struct SlowLink {
  private let bytesPerSecond: Int
  private let delay: Duration
  /// When the line is free again.
  private var free = ContinuousClock.now
  private var onTheWay: [(due: ContinuousClock.Instant, bytes: [UInt8])] = []

  /// - Parameter roundTrip: what passes between a key and the first byte that answers it.
  init(bytesPerSecond: Int, roundTrip: Duration) {
    self.bytesPerSecond = bytesPerSecond
    delay = roundTrip
  }

  /// How many bytes the line takes now: what passes in a hundredth of a second, or none.
  var room: Int { free > .now ? 0 : max(1, bytesPerSecond / 100) }

  mutating func take(_ bytes: [UInt8]) {
    free = max(free, .now) + .seconds(1) * bytes.count / bytesPerSecond
    onTheWay.append((free + delay, bytes))
  }

  /// What has arrived since the last call.
  mutating func arrived() -> [UInt8] {
    let count = onTheWay.prefix { $0.due <= .now }.count
    defer { onTheWay.removeFirst(count) }
    return onTheWay.prefix(count).flatMap(\.bytes)
  }

  var isEmpty: Bool { onTheWay.isEmpty }
}
