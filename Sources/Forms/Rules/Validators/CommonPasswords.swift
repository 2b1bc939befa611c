/// The passwords that everybody tries first; digits and signs behind one of them add little.
enum CommonPasswords {
  /// How many bytes at the beginning are a common password that is followed by nothing or by digits
  /// and signs, whatever the case and with `@`, `0`, `1`, `3`, `$` for letters; 0 if there is none.
  static func lengthOfBase(in secret: some Collection<UInt8>) -> Int {
    let bases = list.lazy.map(\.utf8).filter { word in
      word.count <= secret.count && zip(secret, word).allSatisfy { isSame($0, $1) }
        && secret.dropFirst(word.count).allSatisfy { !isLetter($0) }
    }
    return bases.map(\.count).max() ?? 0
  }

  private static func isSame(_ typed: UInt8, _ letter: UInt8) -> Bool {
    if typed == letter || isLetter(typed) && typed | 0x20 == letter { return true }
    return switch typed {
    case UInt8(ascii: "@"): letter == UInt8(ascii: "a")
    case UInt8(ascii: "0"): letter == UInt8(ascii: "o")
    case UInt8(ascii: "1"): letter == UInt8(ascii: "i") || letter == UInt8(ascii: "l")
    case UInt8(ascii: "3"): letter == UInt8(ascii: "e")
    case UInt8(ascii: "$"): letter == UInt8(ascii: "s")
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }

  private static let list = [
    "password", "passwort", "passwd", "qwerty", "qwertz", "qwertyuiop", "azerty", "asdfgh", "asdfghjkl",
    "zxcvbn",
    "zxcvbnm", "letmein", "welcome", "admin", "administrator", "root", "toor", "user", "guest", "login",
    "secret",
    "changeme", "default", "test", "iloveyou", "monkey", "dragon", "master", "sunshine", "princess",
    "football",
    "baseball", "superman", "batman", "shadow", "hello", "freedom", "whatever", "trustno", "qazwsx", "ninja",
    "charlie", "michael", "jordan", "summer", "winter", "spring", "autumn", "starwars", "computer",
    "internet",
    "debian", "ubuntu", "linux", "server", "abc", "pass", "1q2w3e4r", "1qaz2wsx", "q1w2e3r4",
  ]
}
