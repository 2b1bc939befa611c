public import Forms
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where unfinished answers are kept (P12): a file of mode 0600 that is replaced whole, so that it
/// holds the old or the new answers whenever the process ends. Secrets are never in it.
public final class DraftFile: Sendable {
  /// Where it is.
  public let path: String

  private struct State {
    /// Grows with each run of a form; what comes late from an earlier one is dropped.
    var run = 0
    /// The number of the newest save of the run that is done; older ones that come late are dropped.
    var newest = 0
    var failure: String?
  }

  private let state = Mutex(State())

  /// A draft kept at `path`; nothing is opened yet.
  public init(_ path: String) { self.path = path }

  /// A draft kept at `path`.
  public static func file(_ path: String) -> DraftFile { DraftFile(path) }

  /// What was found at the start.
  public enum Content: Sendable, Equatable {
    case nothing
    case draft(Draft)
    /// A file that is no draft for this form; it was moved to the path given.
    case setAside(path: String, DraftProblem)
  }

  /// Reads the draft for a form. A file that can't be used is moved aside, never overwritten.
  ///
  /// - Throws: when the file can't be read or moved, so that no draft could be kept there.
  public func load(for form: FormDefinition) throws(DraftFileError) -> Content {
    let place = FilePlace(path)
    place.removeLeftovers()
    guard let bytes = try place.read() else { return .nothing }
    do throws(DraftProblem) {
      let draft = try Draft(parsing: bytes)
      guard draft.form == form.title else { throw .ofOtherForm(draft.form) }
      return .draft(draft)
    } catch {
      return .setAside(path: try place.moveAside(), error)
    }
  }

  /// Whether a draft is there.
  public var exists: Bool { access(path, F_OK) == 0 }

  /// Why the last save failed; nil if it did not.
  public var failure: String? { state.withLock { $0.failure } }

  /// Saves the draft now; nil removes it, since then nothing is left to go on with.
  public func save(_ draft: Draft?) {
    state.withLock { state in
      state.run += 1
      write(draft, &state)
    }
  }

  /// Takes the draft away, for good: a save still on its way does nothing. For after submitting.
  public func remove() { save(nil) }

  /// A run begins. Returns its number, to save under.
  func beginRun() -> Int {
    state.withLock { state in
      state.run += 1
      state.newest = 0
      return state.run
    }
  }

  /// - Parameter number: grows from save to save of a run.
  func save(_ draft: Draft?, run: Int, number: Int) {
    state.withLock { state in
      guard run == state.run, number >= state.newest else { return }
      state.newest = number
      write(draft, &state)
    }
  }

  /// Saves on a thread of its own: a slow disk must not hold up typing.
  func saveBeside(_ draft: Draft?, run: Int, number: Int, then done: @escaping @Sendable () -> Void) {
    startThread {
      self.save(draft, run: run, number: number)
      done()
    }
  }

  private func write(_ draft: Draft?, _ state: inout State) {
    state.failure = nil
    let place = FilePlace(path)
    do throws(DraftFileError) {
      if let draft { try place.replace(with: Array(draft.json.utf8)) } else { try place.remove() }
    } catch {
      state.failure = error.reason
    }
  }
}

extension DraftFile: Hashable {
  /// The same object.
  public static func == (left: DraftFile, right: DraftFile) -> Bool { left === right }
  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Why no draft can be kept in a file.
public struct DraftFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where it is.
  public let path: String
  /// What the system says.
  public let reason: String

  /// `FILE: reason`.
  public var description: String { "\(path): \(reason)" }
}

extension DraftFile.Content {
  /// What a person has to know of a file that was moved aside, with its name; nil where there is nothing to
  /// say.
  public var notice: String? {
    guard case .setAside(let path, let problem) = self else { return nil }
    let what =
      switch problem {
      case .unreadable: "The draft could not be read"
      case .noDraft: "The file is no draft"
      case .newer: "The draft is of a later version"
      case .ofOtherForm(let title): "The draft is of the form “\(title)”"
      }
    let name = path.split(separator: "/").last ?? path[...]
    return "\(what); it was kept as \(name)."
  }
}
