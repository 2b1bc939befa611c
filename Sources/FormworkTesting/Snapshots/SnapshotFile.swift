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
  /// How the names of such files end.
  public static let nameEnding = ".snapshot"
  /// What is added to the name of a file for what is to take its place.
  public static let pendingEnding = ".new"

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
  /// What may be written.
  public let recording: SnapshotRecording

  /// A snapshot in any file.
  ///
  /// - Parameters:
  ///   - path: where it is kept; its folder is made when it is first written.
  ///   - recording: what may be written; nil goes by the environment.
  public init(path: String, recording: SnapshotRecording? = nil) {
    self.path = path
    self.recording = recording ?? .fromEnvironment
  }

  /// A snapshot beside a test: `Snapshots/NAME.snapshot` in the folder of its source file.
  public init(named name: String, besideTest testFile: String, recording: SnapshotRecording? = nil) {
    let folder = TextFile.folder(of: testFile)
    self.init(path: "\(folder)/Snapshots/\(name)\(Self.nameEnding)", recording: recording)
  }

  /// Compares a screen with the file; silent where they are the same to the byte.
  public func check(_ frame: Frame) throws(Mismatch) { try check(Snapshot(of: frame)) }

  /// Compares a snapshot with the file; silent where they are the same to the byte.
  ///
  /// A missing file is written, a differing screen is put beside it as `PATH.new`, so that taking
  /// it over is renaming it. A `PATH.new` that is no longer true is removed.
  ///
  /// - Throws: `Mismatch`; a missing file is one too, even when it has been written.
  public func check(_ snapshot: Snapshot) throws(Mismatch) {
    noteUse()
    let mayWrite = recording != .never
    do {
      guard let expected = try TextFile.read(path) else {
        if mayWrite { try TextFile.write(snapshot.text, to: path) }
        throw Mismatch.missing(path: path, written: mayWrite)
      }
      let newPath = path + Self.pendingEnding
      guard let difference = snapshot.difference(from: expected) else {
        if mayWrite { unlink(newPath) }
        return
      }
      let keepsNew = recording == .changed
      if keepsNew { try TextFile.write(snapshot.text, to: newPath) }
      throw Mismatch.different(path: path, difference, written: keepsNew ? newPath : nil)
    } catch let mismatch as Mismatch {
      throw mismatch
    } catch {
      let failure = error as? TextFile.Failure
      throw .unusable(path: failure?.path ?? path, reason: failure?.reason ?? "\(error)")
    }
  }

  /// What a person keeps and has read, to be shown beside what came; nil where there is none.
  public var kept: String? { try? TextFile.read(path) }

  /// For telling afterwards which files no test asks for any more.
  private func noteUse() {
    guard let list = SnapshotRecording.environment("FORMWORK_SNAPSHOTS_USED") else { return }
    TextFile.append(line: path, to: list)
  }
}

extension SnapshotFile.Mismatch: CustomStringConvertible {
  /// What happened and what to do next; safe to print.
  public var description: String {
    switch self {
    case .missing(let path, written: true):
      "\(SafeText.of(path)) was missing and is written now. Look at it and keep it."
    case .missing(let path, written: false):
      "\(SafeText.of(path)) is missing, and nothing may be written: CI or FORMWORK_SNAPSHOTS says so."
    case .different(let path, let difference, let written):
      ([Self.heading(path, difference), difference.description] + Self.acceptance(path, written))
        .joined(separator: "\n")
    case .unusable(let path, let reason): "\(SafeText.of(path)): \(reason)."
    }
  }

  private static func heading(_ path: String, _ difference: SnapshotDifference) -> String {
    let planes = difference.planes.map(\.rawValue)
    let names = planes.isEmpty ? "" : " (\(planes.joined(separator: ", ")))"
    return "\(SafeText.of(path)) is not what came\(names)."
  }

  /// The one command that takes over what came.
  private static func acceptance(_ path: String, _ written: String?) -> [String] {
    guard let written else { return [] }
    return ["", "To accept it: mv \(ShellWord.quoted(written)) \(ShellWord.quoted(path))"]
  }
}

/// A word of a shell's command, quoted where it has to be.
enum ShellWord {
  static func quoted(_ word: String) -> String {
    let word = SafeText.of(word)
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
        || "/._-+:@".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
