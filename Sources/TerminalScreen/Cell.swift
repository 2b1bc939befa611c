/// One column of one row: a grapheme cluster, or the right half of a wide one, with its meaning.
/// Eight bytes; clusters of several scalars are kept once in the frame and named by number.
public struct Cell: Equatable, Sendable {
  /// A scalar's value; with the highest bit set, the number of a cluster in the frame.
  public var code: UInt32
  /// What it means; a theme says how that looks.
  public var role: StyleRole
  /// 1 or 2; 0 for the right half of a wide cluster.
  public var width: UInt8

  /// A cell by its parts.
  public init(code: UInt32, role: StyleRole, width: UInt8) {
    self.code = code
    self.role = role
    self.width = width
  }

  /// A cell with a scalar that is one column wide.
  public init(_ scalar: Unicode.Scalar, _ role: StyleRole) {
    self.init(code: scalar.value, role: role, width: 1)
  }

  static let clusterBit: UInt32 = 0x8000_0000

  /// A space that means nothing.
  public static let blank = Cell(" ", .text)

  /// Right half of the cluster at its left.
  static func continuation(_ role: StyleRole) -> Cell { Cell(code: 0x20, role: role, width: 0) }
}
