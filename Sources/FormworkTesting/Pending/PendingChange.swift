#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A snapshot that came out otherwise than it is kept, and waits for a person to accept or reject it:
/// a snapshot file, or a test's source with snapshots in it.
public struct PendingChange: Sendable, Equatable {
  /// The new file.
  public let newPath: String
  /// What it is to replace.
  public let keptPath: String

  /// Why a change can't be accepted or rejected, a sentence.
  public struct Refusal: Error, CustomStringConvertible, Sendable {
    /// The sentence.
    public let description: String
  }

  /// All that wait in a folder and those below it, in the order of their names.
  public static func found(in folder: String) -> [PendingChange] {
    FileTree.files(in: folder) { $0.hasSuffix(SnapshotFile.pendingEnding) }.compactMap { path in
      let kept = String(path.dropLast(SnapshotFile.pendingEnding.count))
      if kept.hasSuffix(SnapshotFile.nameEnding) { return PendingChange(newPath: path, keptPath: kept) }
      guard kept.hasSuffix(".swift") else { return nil }
      let source = TextFile.folder(of: TextFile.folder(of: kept)) + "/" + TextFile.name(of: kept)
      return PendingChange(newPath: path, keptPath: source)
    }
  }

  /// Whether it is a source with snapshots in it.
  public var isSource: Bool { keptPath.hasSuffix(".swift") }

  /// The snapshot that is kept and the one that came; nil where one can't be read, and for a source.
  public var snapshots: (kept: Snapshot, new: Snapshot)? {
    guard !isSource, let kept = try? TextFile.read(keptPath).flatMap({ Snapshot(reading: $0) }),
      let new = try? TextFile.read(newPath).flatMap({ Snapshot(reading: $0) })
    else { return nil }
    return (kept, new)
  }

  /// What differs, as lines that are safe to print.
  public var lines: [String] {
    guard let kept = try? TextFile.read(keptPath), let new = try? TextFile.read(newPath) else {
      return ["One of the files can't be read."]
    }
    guard !isSource, let snapshot = Snapshot(reading: new) else { return Self.sourceLines(kept, new) }
    guard let difference = snapshot.difference(from: kept) else { return ["Nothing differs."] }
    return [difference.summary] + difference.lines
  }

  private static func sourceLines(_ kept: String, _ new: String) -> [String] {
    let changes = Snapshot.split(new).difference(from: Snapshot.split(kept))
    let marked =
      changes.removals.map { Self.line("-", $0) } + changes.insertions.map { Self.line("+", $0) }
    return marked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private static func line(
    _ sign: String, _ change: CollectionDifference<String>.Change
  ) -> (Int, Int, String) {
    switch change {
    case .remove(let offset, let text, _): (offset, 0, "\(sign) \(SafeText.of(text))")
    case .insert(let offset, let text, _): (offset, 1, "\(sign) \(SafeText.of(text))")
    }
  }

  /// Puts the new file in the place of the kept one.
  ///
  /// - Throws: a sentence; a source that was changed since the tests ran is left as it is.
  public func accept() throws(Refusal) {
    if isSource, Self.isNewer(keptPath, than: newPath) {
      throw Refusal(description: "\(SafeText.of(keptPath)) was changed since; run the tests again.")
    }
    if rename(newPath, keptPath) != 0 { throw .last(keptPath) }
  }

  /// Keeps what is kept.
  public func reject() throws(Refusal) {
    if unlink(newPath) != 0 { throw .last(newPath) }
  }

  private static func isNewer(_ one: String, than other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    #if canImport(Darwin)
      let (a, b) = (first.st_mtimespec, second.st_mtimespec)
    #else
      let (a, b) = (first.st_mtim, second.st_mtim)
    #endif
    return (a.tv_sec, a.tv_nsec) > (b.tv_sec, b.tv_nsec)
  }
}

extension PendingChange.Refusal {
  fileprivate static func last(_ path: String) -> PendingChange.Refusal {
    PendingChange.Refusal(description: "\(SafeText.of(path)): \(String(cString: strerror(errno))).")
  }
}
