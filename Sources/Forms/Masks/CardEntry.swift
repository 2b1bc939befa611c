/// A card number: digits in groups joined by `-`, as the brand groups them, which changes with the
/// first digits (T16). The value is the digits alone. Blanks are accepted when pasted.
public struct CardEntry: Sendable, Hashable, DynamicMask {
  /// Any brand.
  public init() {}

  /// The greatest number, 19 digits in five groups, so that the field keeps its width.
  public var width: Int { 23 }

  /// The brand as far as the digits tell.
  public func brand(_ value: String) -> CardBrand? { CardBrand(digits: digits(value)) }

  /// Groups of the value's brand; of four digits, up to 19, while that is open. A dash behind digits
  /// that make a whole number waits for one more.
  public func mask(for value: String) -> Mask {
    let digits = digits(value)
    switch CardBrand(digits: digits) {
    case nil: return Self.open
    case .dinersClub? where digits.utf8.count <= CardBrand.shortDinersClub: return Self.shortDinersClub
    case let brand?: return Self.masks[brand] ?? Self.open
    }
  }

  /// True for as many digits as the brand's numbers have; the check digit is `CheckDigit`'s matter.
  public func isComplete(_ value: String) -> Bool {
    lengths(brand(value)).contains(value.utf8.count)
  }

  /// What may be shown of a number that is known: its brand and the last four digits, `Visa •••• 1111`
  /// (PCI DSS 4.0, 3.4.1 allows no more without need).
  public func disguised(_ value: String, bullet: Unicode.Scalar = "•") -> String {
    let dots = String(repeating: String(bullet), count: 4)
    // Of a number that is not whole the last four could be nearly all.
    let end = isComplete(value) ? " " + digits(value).suffix(4) : ""
    return (brand(value).map { $0.name + " " } ?? "") + dots + end
  }

  /// A paste without its blanks and dashes, wherever they group it.
  public func prepared(_ text: String, isPaste: Bool) -> String {
    guard isPaste else { return text }
    let bare = text.filter { !$0.isWhitespace && $0 != "-" }
    return bare.isEmpty ? text : bare
  }

  /// ISO/IEC 7812 allows 8 to 19 digits; no card that is paid with has less than 12.
  private func lengths(_ brand: CardBrand?) -> Set<Int> { brand?.lengths ?? Self.openLengths }

  private static let openLengths = Set(12...19)

  /// The digits of a text that may still have its literals.
  private func digits(_ text: String) -> String { String(text.compactMap(MaskPlace.digit.taken)) }

  private static let open = Mask(groups: [4, 4, 4, 4, 3], lengths: openLengths)
  private static let shortDinersClub = Mask(
    groups: CardBrand.dinersClub.groups(forCount: CardBrand.shortDinersClub), lengths: [])
  private static let masks = Dictionary(
    uniqueKeysWithValues: CardBrand.allCases.map { brand in
      (brand, Mask(groups: brand.groups(forCount: 19), lengths: brand.lengths))
    })
}

extension Mask {
  /// Groups of digits joined by `-`, of which as many are required as the shortest of `lengths`.
  fileprivate init(groups: [Int], lengths: Set<Int>) {
    var elements: [MaskElement] = []
    var count = 0
    let required = lengths.min() ?? groups.reduce(0, +)
    for group in groups {
      if count > 0 { elements.append(.literal("-", late: lengths.contains(count))) }
      for _ in 0..<group {
        elements.append(.place(.digit, required: count < required, letters: .asTyped))
        count += 1
      }
    }
    self.init(elements, keepsLiterals: false)
  }
}
