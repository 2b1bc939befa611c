/// The name of a locale as POSIX or BCP 47 writes it (`de_DE.UTF-8@euro`, `de-DE`), brought to one form.
package struct LocaleName {
  /// Language, script and region, as far as given, joined by `_`.
  package let canonical: String
  /// The same without the region.
  let language: String
  /// The region; nil where none is given.
  let region: String?

  /// Nil for what is no name of a locale, or names a language or region that isn't known. `C` and `POSIX`, which
  /// name no place, are en_US.
  package init?(_ name: String, among known: KnownLocales) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard !["C", "POSIX", "en_US", "en-US"].contains(place) else {
      (canonical, language, region) = ("en_US", "en", "US")
      return
    }
    var rest = place.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard var language = rest.popFirst()?.lowercased(), known.hasLanguage(language) else { return nil }
    if let script = rest.first.map(Self.capitalized), known.hasScript(script) {
      language += "_" + script
      rest.removeFirst()
    } else if parts.count > 1, let script = Self.modifiers[String(parts[1])] {
      language += "_" + script
    }
    let region = rest.popFirst()?.uppercased()
    if let region, !known.hasRegion(region) { return nil }
    // A variant (`POSIX`, `VALENCIA`, `1996`) changes nothing in how numbers and dates are written.
    guard rest.allSatisfy({ 4...8 ~= $0.count && $0.utf8.allSatisfy(Self.isAlphanumeric) }) else {
      return nil
    }
    self.language = language
    self.region = region
    canonical = region.map { language + "_" + $0 } ?? language
  }

  /// The locale in which a process runs, by the first of these variables that isn't empty.
  package static func inEnvironment(_ environment: [String: String]) -> String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// Modifiers of glibc's names that stand for a script.
  private static let modifiers = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

/// What languages, scripts and regions there are.
package struct KnownLocales: Sendable {
  let hasLanguage: @Sendable (String) -> Bool
  let hasScript: @Sendable (String) -> Bool
  let hasRegion: @Sendable (String) -> Bool

  /// Each is asked for a code of ISO 639, ISO 15924, or ISO 3166 and UN M.49.
  package init(
    language: @escaping @Sendable (String) -> Bool, script: @escaping @Sendable (String) -> Bool,
    region: @escaping @Sendable (String) -> Bool
  ) {
    hasLanguage = language
    hasScript = script
    hasRegion = region
  }
}
