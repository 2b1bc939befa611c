#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The name of a locale as POSIX or BCP 47 writes it (`de_DE.UTF-8@euro`, `de-DE`), brought to one form.
struct LocaleName {
  /// Language, script and region, as far as given, joined by `_`.
  let canonical: String

  /// Nil for what is no name of a locale, or names a language or region that isn't known. `C` and `POSIX`, which
  /// name no place, are en_US.
  init?(_ name: String) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard place != "C", place != "POSIX" else {
      canonical = "en_US"
      return
    }
    var rest = place.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard let language = rest.popFirst()?.lowercased(), Self.languages.contains(language) else { return nil }
    var result = language
    if let script = rest.first?.capitalized, Self.scripts.contains(script) {
      result += "_" + script
      rest.removeFirst()
    } else if parts.count > 1, let script = Self.modifiers[String(parts[1])] {
      result += "_" + script
    }
    if let region = rest.popFirst()?.uppercased() {
      guard Self.regions.contains(region) else { return nil }
      result += "_" + region
    }
    // A variant (`POSIX`, `VALENCIA`, `1996`) changes nothing in how numbers and dates are written.
    guard rest.allSatisfy({ 4...8 ~= $0.count && $0.utf8.allSatisfy(Self.isAlphanumeric) }) else {
      return nil
    }
    canonical = result
  }

  /// The locale in which the process runs, by the first of these variables that isn't empty.
  static func inEnvironment(_ environment: [String: String]) -> String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// Modifiers of glibc's names that stand for a script.
  private static let modifiers = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  private static let available = Locale.availableIdentifiers.map(Locale.Components.init(identifier:))
  private static let languages = Set(available.compactMap { $0.languageComponents.languageCode?.identifier })
    .union(["no"])
  private static let scripts = Set(available.compactMap { $0.languageComponents.script?.identifier })
  /// ISO 3166, and the groups of countries that have locales (`001`, `419`).
  private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))
    .union(available.compactMap { $0.languageComponents.region?.identifier })

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
