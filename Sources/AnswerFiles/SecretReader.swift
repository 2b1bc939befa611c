public import Forms

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where the secrets of an answers file are read from.
public struct SecretReader: Sendable {
  /// A place that an answers file names.
  public enum Source: Sendable, Hashable {
    /// A path, relative to the current folder.
    case file(String)
    /// A descriptor that was open when the program started.
    case descriptor(Int32)
  }

  /// Why there is no secret: a sentence.
  public struct Failure: Error, Sendable, Hashable {
    /// Why there is no secret.
    public let words: String

    /// A failure in words.
    public init(words: String) { self.words = words }
  }

  /// Bytes of a secret, at most.
  public static let sizeLimit = 65_536

  /// Reads the secret at a place, without the line break at its end.
  public let read: @Sendable (Source) throws(Failure) -> Secret

  /// A way to read secrets of one’s own.
  public init(_ read: @escaping @Sendable (Source) throws(Failure) -> Secret) { self.read = read }

  /// Files and descriptors of this system.
  public static let system = SecretReader { source throws(Failure) in
    switch source {
    case .file(let path): try read(path: path)
    case .descriptor(let descriptor): try read(descriptor, named: "descriptor \(descriptor)")
    }
  }

  private static func read(path: String) throws(Failure) -> Secret {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .because("`\(path)`") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .because("`\(path)`") }
    if status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0 {
      throw Failure(words: "`\(path)` can be read by others than its owner; use chmod 600 on it")
    }
    return try read(descriptor, named: "`\(path)`")
  }

  private static func read(_ descriptor: Int32, named name: String) throws(Failure) -> Secret {
    var bytes = SensitiveBytes()
    var byte: UInt8 = 0
    defer { withUnsafeMutableBytes(of: &byte) { $0.storeBytes(of: 0, as: UInt8.self) } }
    while true {
      let count = systemRead(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .because(name) }
      if count == 0 { return bytes.withBytes { Secret(copying: $0.withoutLineBreakAtEnd) } }
      bytes.append(byte)
      guard bytes.count <= sizeLimit else {
        throw Failure(words: "\(name) holds more than a secret may: 64 KiB")
      }
    }
  }
}

extension SecretReader.Failure {
  fileprivate static func because(_ name: String) -> Self {
    Self(words: "\(name): \(String(cString: strerror(errno)))")
  }
}

extension UnsafeRawBufferPointer {
  /// One trailing line break, LF or CR LF, belongs to the file and not to the secret.
  fileprivate var withoutLineBreakAtEnd: UnsafeRawBufferPointer {
    guard last == 0x0A else { return self }
    let isPair = count > 1 && self[count - 2] == 0x0D
    return UnsafeRawBufferPointer(rebasing: self[..<(count - (isPair ? 2 : 1))])
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
