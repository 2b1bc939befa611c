/// An address with the length of its prefix, as in `192.0.2.0/24` (RFC 4632, section 3.1; RFC 4291,
/// section 2.3).
public struct IPNetwork: Hashable, Sendable {
  /// What is wrong with a network.
  public enum Problem: Hashable, Sendable {
    /// No `/` and number behind the address.
    case noPrefix
    case address(IPAddress.Problem)
    /// No plain number from 0 to 32, or to 128, behind the `/`.
    case prefix(ClosedRange<Int>)
    /// A network is due and the address has bits beyond its prefix.
    case hostBits
  }

  /// As it was written, with the bits beyond the prefix.
  public let address: IPAddress
  /// 0 to 32, or to 128.
  public let prefixLength: Int

  /// A network by its text; nil if `problem(in:)` finds anything. Bits beyond the prefix are no obstacle.
  public init?(_ text: String) {
    guard let network = try? IPNetwork(parsing: text) else { return nil }
    self = network
  }

  /// What is wrong with `text` as a network; nil: nothing. `strict`: bits beyond the prefix are wrong.
  public static func problem(in text: String, strict: Bool = false) -> Problem? {
    do throws(Failure) {
      let network = try IPNetwork(parsing: text)
      return strict && network.hasHostBits ? .hostBits : nil
    } catch {
      return error.problem
    }
  }

  /// Whether the address has bits beyond its prefix: then it names a host, not a network.
  public var hasHostBits: Bool { address.bytes != masked(address) }

  /// Whether an address of the same version lies in this network, as a gateway has to.
  public func contains(_ other: IPAddress) -> Bool {
    other.family == address.family && masked(other) == masked(address)
  }

  /// The bytes with all bits beyond the prefix zero.
  private func masked(_ address: IPAddress) -> [UInt8] {
    address.bytes.enumerated().map { index, byte in
      let bits = min(8, max(0, prefixLength - index * 8))
      return byte & ~(UInt8.max >> UInt8(bits))
    }
  }
}

extension IPNetwork {
  private struct Failure: Error { let problem: Problem }

  private init(parsing text: String) throws(Failure) {
    guard let slash = text.unicodeScalars.firstIndex(of: "/") else {
      throw Failure(problem: IPAddress.problem(in: text).map { .address($0) } ?? .noPrefix)
    }
    do throws(IPAddress.Failure) {
      address = try IPAddress(parsing: String(text[..<slash]))
    } catch {
      throw Failure(problem: .address(error.problem))
    }
    let range = 0...address.family.bits
    guard let length = plainNumber(text[text.unicodeScalars.index(after: slash)...]), range.contains(length)
    else { throw Failure(problem: .prefix(range)) }
    prefixLength = length
  }
}
