/// Tells from how much is done, and since when, how long the rest will take.
struct ProgressClock: Sendable {
  private var began: (time: Duration, fraction: Double)?
  private(set) var fraction: Double?

  mutating func set(_ new: Double?, at now: Duration) {
    fraction = new.flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
    // Work that starts over, or does not know, is measured anew.
    guard let fraction, began.map({ fraction >= $0.fraction }) ?? true else {
      began = fraction.map { (now, $0) }
      return
    }
    if began == nil { began = (now, fraction) }
  }

  /// The time left, rounded so that it does not flicker; nil as long as a guess would mislead.
  func left(at now: Duration) -> Duration? {
    guard let began, let fraction, fraction < 1, fraction - began.fraction >= 0.02 else { return nil }
    let passed = Self.seconds(now - began.time)
    guard passed >= 3 else { return nil }
    let left = passed * (1 - fraction) / (fraction - began.fraction)
    let step: Double = left < 60 ? 5 : left < 3600 ? 60 : 3600
    return .seconds(max(step, (left / step).rounded() * step))
  }

  private static func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
}
