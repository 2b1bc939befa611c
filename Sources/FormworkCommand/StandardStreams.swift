#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The three streams that a program counts on.
enum StandardStreams {
  /// Fills the places of streams that were closed: a form file that is opened next must not become
  /// standard input, nor an answer go into it. Reading or writing there fails as it would have.
  static func fillClosed() {
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, and those below are filled by now.
      _ = open("/dev/null", mode)
    }
  }
}
