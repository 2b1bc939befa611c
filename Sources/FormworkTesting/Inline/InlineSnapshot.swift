internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A snapshot that is kept in the source of a test, as a literal.
public struct InlineSnapshot: Sendable {
  /// What became of a comparison that did not succeed.
  public enum Mismatch: Error, Sendable {
    /// The literal was empty; whether it has been written now.
    case missing(path: String, written: Bool)
    /// The screen is another one; the path of the changed source beside it, if it has been written.
    case different(path: String, SnapshotDifference, written: String?)
    /// What came can't be written into the source, and why.
    case unwritable(path: String, SnapshotDifference, reason: String)
  }

  private let path: String
  private let place: SourceEdits.Place
  private let label: String
  private let recording: SnapshotRecording

  /// The literal that is an argument of a call.
  ///
  /// - Parameters:
  ///   - path: of the source, as `#filePath` has it.
  ///   - line: of the call, as `#line` has it.
  ///   - column: of the call, as `#column` has it.
  ///   - label: of the argument.
  ///   - recording: what may be written; nil goes by the environment.
  public init(
    path: String, line: Int, column: Int, label: String, recording: SnapshotRecording? = nil
  ) {
    self.path = path
    place = SourceEdits.Place(line: line, column: column)
    self.label = label
    self.recording = recording ?? .fromEnvironment
  }

  /// Where the source goes with all that came, while somebody is to look at it: in the folder of
  /// snapshots, so that no build stumbles on it.
  static func pendingPath(ofSource path: String) -> String {
    "\(TextFile.folder(of: path))/Snapshots/\(TextFile.name(of: path))\(SnapshotFile.pendingEnding)"
  }

  /// Compares what came with what the literal says; silent where they are the same to the byte.
  ///
  /// An empty literal is written in place. One that differs is written into a copy of the source,
  /// `Snapshots/NAME.swift.new`, so that taking it over is moving that file.
  public func check(_ snapshot: Snapshot, is expected: String) throws(Mismatch) {
    try check(snapshot.inlineText, is: expected) { snapshot.inlineDifference(from: expected) }
  }

  /// Compares any text in the same way, line by line.
  public func check(_ text: String, is expected: String) throws(Mismatch) {
    try check(text, is: expected) {
      let rows = Snapshot.rows(of: .text, Snapshot.split(expected), Snapshot.split(text))
      return SnapshotDifference(rows: rows, summary: Snapshot.firstWords(rows) ?? "The bytes differ.")
    }
  }

  private func check(
    _ got: String, is expected: String, telling tell: () -> SnapshotDifference
  ) throws(Mismatch) {
    if got.utf8.elementsEqual(expected.utf8) { return settle() }
    let difference = tell()
    let mayWrite = expected.isEmpty ? recording != .never : recording == .changed
    if mayWrite {
      do { try write(got, insteadOf: expected) } catch {
        throw .unwritable(path: path, difference, reason: Self.words(for: error))
      }
    }
    if expected.isEmpty { throw .missing(path: path, written: mayWrite) }
    throw .different(path: path, difference, written: mayWrite ? Self.pendingPath(ofSource: path) : nil)
  }

  // MARK: Writing

  private static let sources = Mutex<[String: SourceEdits]>([:])

  private func write(_ text: String, insteadOf expected: String) throws {
    try Self.sources.withLock { sources in
      var edits = try sources[path] ?? begin()
      defer { sources[path] = edits }
      try edits.note(text, at: place, label: label, insteadOf: expected)
      try TextFile.write(edits.sourceText, to: path)
      try keepPending(edits)
    }
  }

  /// The call is right as it stands.
  private func settle() {
    guard recording != .never else { return }
    Self.sources.withLock { sources in
      guard var edits = sources[path] else { return }
      edits.forget(place)
      sources[path] = edits
      try? keepPending(edits)
    }
  }

  /// The source as it was compiled. What an earlier run left beside it belongs to an older one.
  private func begin() throws -> SourceEdits {
    guard let text = try TextFile.read(path) else { throw SourceEdits.Refusal.notFound }
    unlink(Self.pendingPath(ofSource: path))
    return SourceEdits(text)
  }

  private func keepPending(_ edits: SourceEdits) throws {
    let pending = Self.pendingPath(ofSource: path)
    if let text = edits.pendingText { try TextFile.write(text, to: pending) } else { unlink(pending) }
  }

  private static func words(for error: any Error) -> String {
    switch error {
    case SourceEdits.Refusal.severalTexts:
      "this call shows several screens; give each of them a call of its own, or keep them in files"
    case SourceEdits.Refusal.notFound:
      "the source is not the one that was compiled, or the argument is no plain literal; build again"
    case let failure as TextFile.Failure: "\(SafeText.of(failure.path)): \(failure.reason)"
    default: "\(error)"
    }
  }
}

extension Snapshot {
  /// As it stands in a source: the text alone as rows without trailing blanks; several planes as in a
  /// file, without its end.
  var inlineText: String {
    guard planes == [.text] else { return String(text.dropLast()) }
    return Self.trimmed(lines(of: .text)).joined(separator: "\n")
  }

  func inlineDifference(from expected: String) -> SnapshotDifference {
    guard planes == [.text] else {
      return difference(from: expected + "\n") ?? SnapshotDifference(rows: [], summary: "The bytes differ.")
    }
    let rows = Self.rows(of: .text, Self.split(expected), Self.trimmed(lines(of: .text)))
    return SnapshotDifference(rows: rows, summary: Self.firstWords(rows) ?? "The number of rows differs.")
  }

  private static func trimmed(_ rows: [String]) -> [String] {
    var rows = rows.map { row in
      var row = Substring(row)
      while row.last == " " { row.removeLast() }
      return String(row)
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}

extension InlineSnapshot.Mismatch: CustomStringConvertible {
  /// What happened and what to do next; safe to print.
  public var description: String {
    switch self {
    case .missing(_, written: true):
      "Nothing was written down here yet; what came is now. Look at it and keep it."
    case .missing(_, written: false):
      "Nothing is written down here, and nothing may be written: CI or FORMWORK_SNAPSHOTS says so."
    case .different(let path, let difference, let written):
      (["What came is not what is written here.", difference.description]
        + Self.acceptance(path, written)).joined(separator: "\n")
    case .unwritable(_, let difference, let reason):
      "What came is not what is written here.\n\(difference)\n\nIt can't be written: \(reason)."
    }
  }

  private static func acceptance(_ path: String, _ written: String?) -> [String] {
    guard let written else { return [] }
    return ["", "To accept it: mv \(ShellWord.quoted(written)) \(ShellWord.quoted(path))"]
  }
}
