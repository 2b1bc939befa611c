public import Forms
internal import JSONText

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

  let read: @Sendable (Source) throws(Failure) -> Secret

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
    guard descriptor >= 0 else { throw .because(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .because(path) }
    if status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0 {
      throw Failure(words: "\(path) can be read by others than its owner; use chmod 600 on it")
    }
    return try read(descriptor, named: path)
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

/// A descriptor gives its bytes once: a second field that names it would find nothing.
struct UsedDescriptors {
  private var fields: [Int32: String] = [:]

  mutating func use(_ descriptor: Int32, for id: String) -> String? {
    if let other = fields[descriptor] { return other }
    fields[descriptor] = id
    return nil
  }
}

extension SecretReader {
  func secret(_ reader: FileReader, _ used: inout UsedDescriptors) throws(FormFileError) -> Secret {
    let source = try source(reader, &used)
    do {
      let secret = try read(source)
      if let fault = secret.withBytes({ faultOfLine($0) }) { throw reader.error(fault) }
      return secret
    } catch let error as Failure {
      throw reader.error(error.words)
    } catch let error as FormFileError {
      throw error
    } catch {
      throw reader.error("the secret can't be read")
    }
  }

  private func source(_ reader: FileReader, _ used: inout UsedDescriptors) throws(FormFileError) -> Source {
    guard reader.node.members != nil else {
      throw reader.error("a secret never stands here; write `{\"file\": \"PATH\"}` or `{\"fd\": 3}`")
    }
    let object = try reader.object(["file", "fd"])
    switch (object["file"], object["fd"]) {
    case (let file?, nil):
      let path = try file.string()
      guard !path.isEmpty, !path.utf8.contains(0) else { throw reader.error("this is no path of a file") }
      return .file(path)
    case (nil, let number?):
      let descriptor = Int32(try number.integer(in: 0...65_535))
      if let other = used.use(descriptor, for: reader.path) {
        throw reader.error("descriptor \(descriptor) is read for `\(other)` already; use another")
      }
      return .descriptor(descriptor)
    default: throw reader.error("give either `file` or `fd`")
    }
  }

  /// A secret is one line of UTF-8, as it is when it is typed.
  private func faultOfLine(_ bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.contains(0x0A) || bytes.contains(0x0D) {
      return "a line break stands inside the secret; it is one line"
    }
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "a control character stands in the secret; it can't be typed and is not taken"
    }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return nil
      case .error: return "the secret is no UTF-8"
      }
    }
  }
}
