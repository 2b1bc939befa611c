internal import LocaleTable

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension KnownLocales {
  /// Those that Foundation has.
  static let inFoundation = KnownLocales(
    language: { languages.contains($0) }, script: { scripts.contains($0) }, region: { regions.contains($0) })

  private static let available = Locale.availableIdentifiers.map(Locale.Components.init(identifier:))
  private static let languages = Set(available.compactMap { $0.languageComponents.languageCode?.identifier })
    .union(["no"])
  private static let scripts = Set(available.compactMap { $0.languageComponents.script?.identifier })
  /// ISO 3166, and the groups of countries that have locales (`001`, `419`).
  private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))
    .union(available.compactMap { $0.languageComponents.region?.identifier })
}
