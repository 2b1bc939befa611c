#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of the new system: what goes in, and how it is known to be right when it is read again.
struct PlannedFile: Sendable {
  enum Content: Sendable {
    case text(String)
    case link(to: String)
  }

  /// Below the destination.
  let path: String
  let content: Content
  var mode: mode_t = 0o644
  /// Whether what was read means what was asked for.
  let isRight: @Sendable (String) -> Bool

  init(
    _ path: String, _ text: String, mode: mode_t = 0o644, isRight: @escaping @Sendable (String) -> Bool
  ) {
    (self.path, content, self.mode, self.isRight) = (path, .text(text), mode, isRight)
  }

  init(_ path: String, linkTo destination: String) {
    (self.path, content) = (path, .link(to: destination))
    isRight = { $0 == destination }
  }

  func write(to target: Target) throws(Target.Fault) {
    switch content {
    case .text(let text): try target.write(Array(text.utf8), to: path, mode: mode)
    case .link(let destination): try target.link(path, to: destination)
    }
  }

  /// Reads it from the disk and understands it anew.
  func check(in target: Target) throws(Target.Fault) {
    let found =
      switch content {
      case .text: target.bytes(of: path).flatMap { String(validating: $0, as: UTF8.self) }
      case .link: target.destination(of: path)
      }
    guard let found, isRight(found) else {
      throw Target.Fault(
        "\(path) does not hold what was written; the disk may be damaged. Choose another folder.")
    }
  }
}
