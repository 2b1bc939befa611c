/// Facts about currencies that hold in every locale.
public enum Currency {
  /// How many decimals amounts of a currency have: the minor units of ISO 4217. Two for a code that isn't known.
  public static func decimals(_ code: String) -> Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV",
      "XAF",
      "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  /// The signs of currencies as en_US writes them (CLDR), by ISO 4217 code.
  public static let americanSigns = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "ILS": "₪",
    "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱", "TWD": "NT$", "USD": "$",
    "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{A0}CFA", "XPF": "CFPF",
  ]
}
