internal import Forms

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where the answers go: whole or not at all.
struct AnswersDestination {
  private enum Place {
    case standardOutput
    /// A file that is replaced, or made, when all is there.
    case file(String)
    /// A device or pipe, which can only be written to.
    case device(String)
  }

  private let place: Place

  /// Looks whether answers could be written there, before anybody is asked for them.
  ///
  /// - Throws: a sentence that says why not.
  init(_ path: String?) throws(InputError) {
    guard let path else {
      place = .standardOutput
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw InputError(words: "\(path): This is a folder; give the name of a file.")
      case S_IFREG: place = .file(Self.resolved(path))
      default:
        place = .device(path)
        guard access(path, W_OK) == 0 else { throw .because(path) }
        return
      }
    } else {
      guard errno == ENOENT else { throw .because(path) }
      place = .file(path)
    }
    if case .file(let path) = place {
      // Making one tells what no look at modes does: of read-only and special file systems too.
      let (descriptor, name) = try Self.makeFile(beside: path)
      close(descriptor)
      unlink(name)
    }
  }

  /// A link stays a link: what it leads to is replaced.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  var isTerminal: Bool {
    switch place {
    case .standardOutput: return isatty(1) == 1
    case .file: return false
    case .device(let path):
      let descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
      defer { if descriptor >= 0 { close(descriptor) } }
      return descriptor >= 0 && isatty(descriptor) == 1
    }
  }

  /// - Throws: a sentence that says why they could not be written; a file is then as it was.
  func write(_ bytes: borrowing SensitiveBytes) throws(InputError) {
    // A reader that is gone is an error to be told, not an end without a word.
    signal(SIGPIPE, SIG_IGN)
    switch place {
    case .standardOutput:
      guard bytes.withBytes({ Output.write($0, to: 1) }) else { throw .because("standard output") }
    case .device(let path):
      let descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .because(path) }
      defer { close(descriptor) }
      guard bytes.withBytes({ Output.write($0, to: descriptor) }) else { throw .because(path) }
    case .file(let path): try replace(path, bytes)
    }
  }

  private static func makeFile(beside path: String) throws(InputError) -> (Int32, name: [CChar]) {
    var name = Array((folder(of: path) + "/.formwork-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .because(path) }
    return (descriptor, name)
  }

  /// Writes beside the file and puts the new one in its place, for its owner alone (0600).
  private func replace(_ path: String, _ bytes: borrowing SensitiveBytes) throws(InputError) {
    let (descriptor, name) = try Self.makeFile(beside: path)
    let isWritten =
      fchmod(descriptor, 0o600) == 0 && bytes.withBytes { Output.write($0, to: descriptor) }
      && fsync(descriptor) == 0
    let failure = InputError.because(path)
    close(descriptor)
    guard isWritten else {
      unlink(name)
      throw failure
    }
    guard rename(name, path) == 0 else {
      let failure = InputError.because(path)
      unlink(name)
      throw failure
    }
  }
}
