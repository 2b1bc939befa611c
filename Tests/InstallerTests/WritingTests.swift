import Forms
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import installer

@Suite("Files of the new system")
struct InstallerWritingTests {
  private static func secret(_ text: String) -> Secret {
    Array(text.utf8).withUnsafeBytes(Secret.init(copying:))
  }

  /// Answers of which none is plain.
  private static var configuration: Configuration {
    var model = Configuration()
    model.interface = "enp3s0"
    model.addressing = .fixed
    model.address = "2001:db8::10/64"
    model.gateway = "fe80::1"
    model.nameServers = "2001:db8::53, 192.0.2.53"
    model.proxy = "http://ada:xyzzy@proxy.example.org:3128"
    model.disk = "sda"
    model.layout = .chosenSizes
    model.rootSize = ByteSize("5G")
    model.swapSize = ByteSize("1G")
    model.fullName = "Ada “Countess” Lovelace \\ \"x\""
    model.hostName = "engine.example.org"
    model.userName = "ada"
    model.password = secret("correct horse battery")
    model.timeZone = "Europe/Berlin"
    model.packages = [.database, .webServer]
    return model
  }

  @Test("Each file, read again, means what was asked for; a byte more or less does not")
  func parsed() throws {
    let model = Self.configuration
    let files =
      try [model.diskFile(on: .test)] + model.networkFiles + model.accountFiles() + model.languageFiles
      + model.timeFiles
    #expect(files.count == 11)
    for file in files {
      switch file.content {
      case .text(let text):
        #expect(file.isRight(text), "\(file.path)")
        #expect(!file.isRight(String(text.prefix(text.count / 2))), "\(file.path), cut off")
        #expect(!file.isRight(""), "\(file.path), empty")
      case .link(let destination):
        #expect(file.isRight(destination))
        #expect(!file.isRight(destination + "x"))
      }
    }
  }

  @Test("The password is in no file; what holds its hash or a proxy’s password is its owner’s alone")
  func secrets() throws {
    let model = Self.configuration
    for file in try model.networkFiles + model.accountFiles() {
      guard case .text(let text) = file.content else { continue }
      #expect(!text.contains("correct horse"))
      if text.contains("$6$") || text.contains("xyzzy") { #expect(file.mode == 0o600) }
    }
    #expect(!model.summary.joined().contains("correct") && !"\(model)".contains("correct"))
  }

  @Test("A hash is the password’s and no other’s; each has a salt of its own")
  func hash() {
    let (password, other) = (Self.secret("correct horse"), Self.secret("correct horsf"))
    guard let hash = PasswordHash.make(of: password) else {
      // Without libcrypt the account is locked, and the user data say so.
      let locked = try? Self.configuration.accountFiles().first
      guard case .text(let text)? = locked?.content else { return #expect(Bool(false)) }
      return #expect(text.contains("lock_passwd: true"))
    }
    #expect(PasswordHash.matches(hash, password) && !PasswordHash.matches(hash, other))
    #expect(PasswordHash.make(of: password) != hash)
    #expect(hash.split(separator: "$").count == 3 && hash.hasPrefix("$6$"))
  }

  @Test("Partitions are whole mebibytes in sectors of 512 bytes")
  func partitions() throws {
    guard case .text(let text) = Self.configuration.diskFile(on: .test).content else { return }
    #expect(text.contains("size=1048576, type=U") && text.contains("size=2097152, type=S"))
    #expect(text.contains("size=10485760, type=L"))
  }
}
