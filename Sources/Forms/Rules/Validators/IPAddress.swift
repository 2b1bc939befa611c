/// An address of the Internet Protocol.
///
/// Version 4 is four numbers from 0 to 255 without leading zeros, since some programs read those as
/// octal (RFC 6943, section 3.1.1). Version 6 is any text form of RFC 4291, section 2.2, with `::` and an
/// embedded version 4 at the end; a zone (`%eth0`, RFC 4007) is refused, as it holds on one machine only.
public struct IPAddress: Hashable, Sendable {
  /// The version.
  public enum Family: Hashable, Sendable {
    case v4, v6

    /// Bits of an address: 32 or 128.
    public var bits: Int { self == .v4 ? 32 : 128 }
  }

  /// What is wrong with an address.
  public enum Problem: Hashable, Sendable {
    case empty
    case blank
    /// An address of the other version is due.
    case wrongFamily(due: Family)
    /// A network (`1.2.3.4/24`) where an address is due.
    case prefix
    /// `%` and the name of an interface.
    case zone
    case character(Unicode.Scalar)
    /// A part of a version 4 address begins with a zero.
    case leadingZero
    /// A part of a version 4 address is over 255, or one of version 6 has over four digits.
    case groupTooLarge
    /// Not four parts, or not eight, or a `::` that stands for nothing or twice.
    case wrongGroupCount
  }

  /// 4 or 16 bytes, the highest first.
  public let bytes: [UInt8]

  /// 4 or 16 bytes, the highest first; nil for any other number of them.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// An address by its text; nil if `problem(in:)` finds anything.
  public init?(_ text: String) {
    guard let address = try? IPAddress(parsing: text) else { return nil }
    self = address
  }

  /// Which version this is.
  public var family: Family { bytes.count == 4 ? .v4 : .v6 }

  /// What is wrong with `text` as an address, of one version or (nil) of any; nil: nothing.
  public static func problem(in text: String, family: Family? = nil) -> Problem? {
    do throws(Failure) {
      let address = try IPAddress(parsing: text)
      return family.flatMap { address.family == $0 ? nil : .wrongFamily(due: $0) }
    } catch {
      return error.problem
    }
  }
}

extension IPAddress {
  struct Failure: Error { let problem: Problem }

  init(parsing text: String) throws(Failure) {
    let scalars = text.unicodeScalars
    if scalars.isEmpty { throw Failure(problem: .empty) }
    if scalars.contains(where: RuleScalars.isBlank) { throw Failure(problem: .blank) }
    if scalars.contains("/") { throw Failure(problem: .prefix) }
    if scalars.contains("%") { throw Failure(problem: .zone) }
    let isVersion6 = scalars.contains(":")
    let isWrong = { (scalar: Unicode.Scalar) in
      isVersion6
        ? !RuleScalars.isHexDigit(scalar) && scalar != ":" && scalar != "."
        : !RuleScalars.isDigit(scalar) && scalar != "."
    }
    if let wrong = scalars.first(where: isWrong) { throw Failure(problem: .character(wrong)) }
    bytes = isVersion6 ? try Self.version6(text[...]) : try Self.version4(text[...])
  }

  private static func version4(_ text: Substring) throws(Failure) -> [UInt8] {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, !parts.contains("") else { throw Failure(problem: .wrongGroupCount) }
    var bytes: [UInt8] = []
    for part in parts {
      if part != "0", part.first == "0" { throw Failure(problem: .leadingZero) }
      guard let byte = UInt8(part) else {
        let wrong = part.unicodeScalars.first { !RuleScalars.isDigit($0) }
        throw Failure(problem: wrong.map { .character($0) } ?? .groupTooLarge)
      }
      bytes.append(byte)
    }
    return bytes
  }

  private static func version6(_ text: Substring) throws(Failure) -> [UInt8] {
    guard let gap = doubleColon(in: text) else {
      let bytes = try groups(text)
      guard bytes.count == 16 else { throw Failure(problem: .wrongGroupCount) }
      return bytes
    }
    let before = try groups(text[..<gap], isLast: false)
    let after = try groups(text[gap...].dropFirst(2))
    // `::` stands for one group of zeros at least.
    guard before.count + after.count <= 14 else { throw Failure(problem: .wrongGroupCount) }
    return before + Array(repeating: 0, count: 16 - before.count - after.count) + after
  }

  private static func doubleColon(in text: Substring) -> Substring.Index? {
    text.indices.first { text[$0...].hasPrefix("::") }
  }

  /// Groups of one to four hexadecimal digits; the last may be a version 4 address.
  private static func groups(_ text: Substring, isLast: Bool = true) throws(Failure) -> [UInt8] {
    guard !text.isEmpty else { return [] }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if isLast, index == parts.count - 1, part.contains(".") {
        bytes += try version4(part)
        continue
      }
      if part.contains(".") { throw Failure(problem: .character(".")) }
      if part.isEmpty { throw Failure(problem: .wrongGroupCount) }
      guard part.utf8.count <= 4, let group = UInt16(part, radix: 16) else {
        throw Failure(problem: .groupTooLarge)
      }
      bytes += [UInt8(group >> 8), UInt8(group & 0xFF)]
    }
    return bytes
  }
}
