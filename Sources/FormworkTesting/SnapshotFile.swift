public import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A snapshot kept in a file, to compare screens with.
public struct SnapshotFile: Sendable {
  /// What became of a comparison that did not succeed.
  public enum Mismatch: Error, Sendable {
    /// There was no file; whether it has been written now.
    case missing(path: String, written: Bool)
    /// The screen is another one; the path where it has been written, if it has.
    case different(path: String, SnapshotDifference, written: String?)
    /// The file is there and can't be read, or can't be written; the system's words.
    case unusable(path: String, reason: String)
  }

  /// Where the snapshot is kept.
  public let path: String
  /// Whether a missing or a new snapshot is written: not where `CI` is set.
  public let mayWrite: Bool

  /// A snapshot in any file.
  ///
  /// - Parameters:
  ///   - path: where it is kept; its folder is made when it is first written.
  ///   - mayWrite: nil decides by the environment's `CI`, set and not empty.
  public init(path: String, mayWrite: Bool? = nil) {
    self.path = path
    self.mayWrite = mayWrite ?? getenv("CI").map { $0.pointee == 0 } ?? true
  }

  /// A snapshot beside a test: `Snapshots/NAME.snapshot` in the folder of its source file.
  public init(named name: String, besideTest testFile: String, mayWrite: Bool? = nil) {
    let folder = testFile.lastIndex(of: "/").map { String(testFile[..<$0]) } ?? "."
    self.init(path: "\(folder)/Snapshots/\(name).snapshot", mayWrite: mayWrite)
  }

  /// Compares a screen with the file; silent where they are the same to the byte.
  ///
  /// A missing file is written, a differing screen is put beside it as `PATH.new`, so that taking
  /// it over is renaming it. A `PATH.new` that is no longer true is removed.
  ///
  /// - Throws: `Mismatch`; a missing file is one too, even when it has been written.
  public func check(_ frame: Frame) throws(Mismatch) {
    let snapshot = Snapshot(of: frame)
    guard let expected = try read() else {
      if mayWrite { try write(snapshot.text, to: path) }
      throw .missing(path: path, written: mayWrite)
    }
    let newPath = path + ".new"
    guard let difference = snapshot.difference(from: expected) else {
      if mayWrite { unlink(newPath) }
      return
    }
    if mayWrite { try write(snapshot.text, to: newPath) }
    throw .different(path: path, difference, written: mayWrite ? newPath : nil)
  }

  /// nil where there is no such file.
  private func read() throws(Mismatch) -> String? {
    guard let file = fopen(path, "r") else {
      if errno == ENOENT { return nil }
      throw unusable(path)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    if ferror(file) != 0 { throw unusable(path) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ text: String, to path: String) throws(Mismatch) {
    if let slash = path.lastIndex(of: "/") { mkdir(String(path[..<slash]), 0o777) }
    guard let file = fopen(path, "w") else { throw unusable(path) }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    // Buffered bytes may fail only now.
    if fclose(file) != 0 || count != bytes.count { throw unusable(path) }
  }

  private func unusable(_ path: String) -> Mismatch {
    .unusable(path: path, reason: String(cString: strerror(errno)))
  }
}

extension SnapshotFile.Mismatch: CustomStringConvertible {
  /// What happened and what to do next; safe to print.
  public var description: String {
    switch self {
    case .missing(let path, written: true):
      "\(SafeText.of(path)) was missing and is written now. Look at it and keep it."
    case .missing(let path, written: false):
      "\(SafeText.of(path)) is missing; without CI in the environment it would be written."
    case .different(let path, let difference, let written?):
      "\(SafeText.of(path)): \(difference)\nThe screen as it is now: \(SafeText.of(written))"
    case .different(let path, let difference, nil): "\(SafeText.of(path)): \(difference)"
    case .unusable(let path, let reason): "\(SafeText.of(path)): \(reason)"
    }
  }
}
