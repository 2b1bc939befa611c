#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A moment by which something has to have happened.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(within duration: Duration) { end = .now + duration }

  var hasPassed: Bool { .now >= end }
}

/// Which of these descriptors can be read, after at most so many milliseconds.
func readable(_ descriptors: [Int32], within milliseconds: Int32) -> [Int32] {
  var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
  return polled.filter { $0.revents != 0 }.map(\.fd)
}
