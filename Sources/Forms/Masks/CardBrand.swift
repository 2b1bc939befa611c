/// A card's brand, by the issuer number at its start (ISO/IEC 7812-1), as the schemes publish it.
public enum CardBrand: String, Sendable, Hashable, CaseIterable {
  case visa, mastercard, americanExpress, discover, dinersClub, jcb, unionPay, maestro

  /// How many digits a number of this brand has.
  public var lengths: Set<Int> {
    switch self {
    case .visa: [13, 16, 19]
    case .mastercard: [16]
    case .americanExpress: [15]
    case .discover, .jcb, .unionPay: Set(16...19)
    case .dinersClub: Set(14...19)
    case .maestro: Set(12...19)
    }
  }

  /// How many digits the security code has.
  public var securityCodeLength: Int { self == .americanExpress ? 4 : 3 }

  /// Up to so many digits, Diners Club numbers are grouped 4-6-4.
  static let shortDinersClub = 14

  /// How the digits are grouped on a card; `count` matters where short numbers group otherwise.
  func groups(forCount count: Int) -> [Int] {
    switch self {
    case .americanExpress: [4, 6, 5]
    case .mastercard: [4, 4, 4, 4]
    case .dinersClub where count <= Self.shortDinersClub: [4, 6, 4]
    default: [4, 4, 4, 4, 3]
    }
  }

  /// The brand of a number that begins with these digits; nil while it could be several (`6` alone),
  /// while too few are known, or if it is none of these. Where two ranges hold a number, the longer
  /// decides.
  public init?(digits: some StringProtocol) {
    let known = Self.issuerDigits(digits)
    let possible = IssuerRange.all.filter { $0.mayHold(known) }
    guard let settled = possible.filter({ $0.length <= known.count }).max(by: { $0.length < $1.length }),
      !possible.contains(where: { $0.brand != settled.brand && $0.length > known.count })
    else { return nil }
    self = settled.brand
  }

  /// All brands that a number beginning with these digits may turn out to be.
  public static func candidates(digits: some StringProtocol) -> [CardBrand] {
    if let brand = CardBrand(digits: digits) { return [brand] }
    let known = issuerDigits(digits)
    return allCases.filter { brand in IssuerRange.all.contains { $0.brand == brand && $0.mayHold(known) } }
  }

  private static func issuerDigits(_ digits: some StringProtocol) -> [Int] {
    digits.utf8.prefix(IssuerRange.longest).map { Int($0) - 0x30 }
  }
}

/// Issuer numbers from `first` to `last`, both of `length` digits.
struct IssuerRange: Sendable {
  let brand: CardBrand
  let first: Int
  let last: Int
  let length: Int

  static let longest = 4

  init(_ brand: CardBrand, _ first: Int, _ last: Int? = nil) {
    self.brand = brand
    self.first = first
    self.last = last ?? first
    length = String(first).count
  }

  /// Mastercard 51–55 and 2221–2720; Discover 6011, 644–649, 65; Diners Club 300–305, 3095, 36,
  /// 38–39; JCB 3528–3589; UnionPay 62 and 81; Maestro 50, 56–58, 6304, 6390 and 67. The numbers
  /// 622126–622925, which Discover takes too, are UnionPay cards.
  static let all: [IssuerRange] = [
    IssuerRange(.visa, 4),
    IssuerRange(.mastercard, 51, 55), IssuerRange(.mastercard, 2221, 2720),
    IssuerRange(.americanExpress, 34), IssuerRange(.americanExpress, 37),
    IssuerRange(.discover, 6011), IssuerRange(.discover, 644, 649), IssuerRange(.discover, 65),
    IssuerRange(.dinersClub, 300, 305), IssuerRange(.dinersClub, 3095), IssuerRange(.dinersClub, 36),
    IssuerRange(.dinersClub, 38, 39),
    IssuerRange(.jcb, 3528, 3589),
    IssuerRange(.unionPay, 62), IssuerRange(.unionPay, 81),
    IssuerRange(.maestro, 50), IssuerRange(.maestro, 56, 58), IssuerRange(.maestro, 6304),
    IssuerRange(.maestro, 6390), IssuerRange(.maestro, 67),
  ]

  /// True unless the digits already lie outside, compared as far as both go.
  func mayHold(_ digits: [Int]) -> Bool {
    let count = min(digits.count, length)
    let number = digits[..<count].reduce(0) { $0 * 10 + $1 }
    let scale = (count..<length).reduce(1) { scale, _ in scale * 10 }
    return first / scale <= number && number <= last / scale
  }
}
