import Testing

@testable import installer

@Suite("Public keys")
struct AuthorizedKeysTests {
  /// A key of a type, with these strings inside.
  private static func line(_ type: String, _ strings: [[UInt8]], inside: String? = nil) -> String {
    let parts = [Array((inside ?? type).utf8)] + strings
    let bytes = parts.flatMap { part in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: part.count >> $0) } + part
    }
    return type + " " + base64(bytes) + " ada@engine"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0...part.count { text.append(signs[number >> (18 - 6 * place) & 63]) }
      text += String(repeating: "=", count: 3 - part.count)
    }
    return text
  }

  private static let key = [UInt8](repeating: 7, count: 32)
  private static let good = line("ssh-ed25519", [key])

  @Test(
    "Keys of the types in use are taken, with options, comments and blank lines between",
    arguments: [
      good, "# mine\n\n  \(good)  \r\n", "restrict,command=\"echo  a b\" \(good)",
      line("ssh-rsa", [[1, 0, 1], key]), line("ecdsa-sha2-nistp256", [Array("nistp256".utf8), key]),
      line("sk-ssh-ed25519@openssh.com", [key, Array("ssh:".utf8)]),
    ])
  func right(text: String) throws {
    #expect(try AuthorizedKeys(parsing: Array(text.utf8)).lines.count == 1)
  }

  @Test(
    "What is no key is told with its line, not only on the first",
    arguments: [
      line("ssh-dss", [key]), line("ssh-ed25519", [Array(key.dropLast())]), line("ssh-ed25519", []),
      line("ssh-ed25519", [key], inside: "ssh-rsa"), line("ssh-ed25519", [key, key]),
      String(good.dropLast(20)), "ssh-ed25519", "ssh-ed25519 !!!!", "hello", good + "\u{7}",
      "ssh-ed25519 AAAA", line("ssh-rsa", [[1, 0, 1], []]),
    ])
  func wrong(text: String) {
    let fault = #expect(throws: AuthorizedKeys.Fault.self) {
      try AuthorizedKeys(parsing: Array("\(Self.good)\n\(text)\n".utf8))
    }
    #expect(fault?.words.hasPrefix("Line 2 ") == true)
  }

  @Test("A private key is told from a public one; an empty file and bytes are refused")
  func others() {
    let texts: [([UInt8], String)] = [
      (Array("-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blb\n".utf8), ".pub"), ([], "no key"),
      ([0xFF, 0xFE], "no text"),
    ]
    for (bytes, words) in texts {
      let fault = #expect(throws: AuthorizedKeys.Fault.self) { try AuthorizedKeys(parsing: bytes) }
      #expect(fault?.words.contains(words) == true)
    }
    #expect(throws: AuthorizedKeys.Fault.self) { try AuthorizedKeys(path: "/nowhere/at/all") }
    #expect(throws: AuthorizedKeys.Fault.self) { try AuthorizedKeys(path: "/dev/zero") }
  }
}
