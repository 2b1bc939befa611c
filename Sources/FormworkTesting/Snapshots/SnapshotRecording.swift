#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a run of tests may write of snapshots. Whatever is written, the check fails: a snapshot is
/// taken over by a person.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Nothing.
  case never
  /// What is missing.
  case missing
  /// What is missing; and what differs, as `.new` beside what is kept.
  case changed

  /// What the environment allows: nothing where `CI` is set and not empty, else what
  /// `FORMWORK_SNAPSHOTS` names, `changed` unless set. A name that is none of these allows nothing.
  public static var fromEnvironment: SnapshotRecording {
    if environment("CI") != nil { return .never }
    guard let name = environment("FORMWORK_SNAPSHOTS") else { return .changed }
    return SnapshotRecording(rawValue: name) ?? .never
  }

  /// A variable that is set and not empty.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
