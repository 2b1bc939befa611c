import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A salted hash of a password as shadow(5) has it (crypt(5), SHA-512), made by the system’s libcrypt
/// where there is one. The password itself is lent from guarded memory and wiped behind.
enum PasswordHash {
  /// A hash with a new salt; nil where the system has no libcrypt, or one that does not know SHA-512.
  static func make(of password: Secret) -> String? {
    let signs = Array("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var random = SystemRandomNumberGenerator()
    let salt = String((0..<16).map { _ in signs.randomElement(using: &random)! })
    return hash(password, setting: "$6$\(salt)$").flatMap { $0.hasPrefix("$6$\(salt)$") ? $0 : nil }
  }

  /// Whether a hash is the password’s.
  static func matches(_ hash: String, _ password: Secret) -> Bool {
    hash.hasPrefix("$6$") && self.hash(password, setting: hash) == hash
  }

  private typealias Crypt =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer
    ) -> UnsafeMutablePointer<CChar>?

  private static func hash(_ password: Secret, setting: String) -> String? {
    guard let library = dlopen("libcrypt.so.1", RTLD_NOW) ?? dlopen("libcrypt.so.2", RTLD_NOW),
      let symbol = dlsym(library, "crypt_r")
    else { return nil }
    let crypt = unsafeBitCast(symbol, to: Crypt.self)
    // Larger than any library’s `struct crypt_data`; what it leaves there is wiped.
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    room.initializeMemory(as: UInt8.self, repeating: 0)
    defer {
      explicitlyWipe(room)
      room.deallocate()
    }
    var text = SensitiveBytes(capacity: password.count + 1)
    password.withBytes { for byte in $0 { text.append(byte) } }
    text.append(0)
    return text.withBytes { bytes in
      crypt(bytes.baseAddress!.assumingMemoryBound(to: CChar.self), setting, room.baseAddress!)
        .map { String(cString: $0) }
    }
  }

  private static func explicitlyWipe(_ room: UnsafeMutableRawBufferPointer) {
    #if canImport(Glibc)
      explicit_bzero(room.baseAddress!, room.count)
    #else
      memset_s(room.baseAddress!, room.count, 0, room.count)
    #endif
  }
}
