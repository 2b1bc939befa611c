import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

#if os(Linux)
  @Suite("E4: what was typed into a secret field")
  struct SecretProtectionTests {
    private func status(of process: pid_t, _ file: String) throws -> String {
      guard let opened = fopen("/proc/\(process)/\(file)", "r") else {
        throw SystemError(call: "open \(file)", number: errno)
      }
      defer { fclose(opened) }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      return String(decoding: buffer[..<fread(&buffer, 1, buffer.count, opened)], as: UTF8.self)
    }

    private func coreLimit(of process: pid_t) throws -> Substring {
      let limits = try status(of: process, "limits").split(separator: "\n")
      let line = try #require(limits.first { $0.hasPrefix("Max core file size") })
      return line.dropFirst(26).prefix { $0 != " " }
    }

    private func start(_ type: String) throws -> (PseudoTerminal, TemporaryFile) {
      let file = try TemporaryFile(
        #"{"title": "Login", "fields": [{"id": "a", "type": "\#(type)", "label": "A"}]}"#)
      let path = try Products.path(of: "formwork")
      let terminal = try PseudoTerminal(
        ["sh", "-c", "ulimit -S -c 4096; exec '\(path)' run '\(file.path)'"], output: .pipe, error: .pipe)
      try terminal.waitForText("Login")
      return (terminal, file)
    }

    @Test("is in no core dump: there is none while it is held, and the limit of children stays as it was")
    func core() throws {
      let (secret, one) = try start("secure")
      #expect(try coreLimit(of: secret.processID) == "0")
      let (text, other) = try start("text")
      #expect(try coreLimit(of: text.processID) != "0")
      _ = (one, other)
    }

    @Test("can't be read by a debugger of the same user: the process belongs to root in /proc")
    func trace() throws {
      guard getuid() != 0 else { return }
      let (secret, file) = try start("secure")
      var status = stat()
      #expect(stat("/proc/\(secret.processID)/mem", &status) == 0 && status.st_uid == 0)
      _ = file
    }
  }
#endif
