import Forms
import Foundation
import LocaleFormats

// Prints Sources/LocaleTable/LocaleTableData.swift, from the data of CLDR that comes with Foundation:
//
//     swift run locale-table >Sources/LocaleTable/LocaleTableData.swift.new

/// The fields of a locale that differ from those of another, as lines of the table have them.
func differences(of symbols: LocaleSymbols, from parent: LocaleSymbols) -> [String] {
  var fields: [String] = []
  func add<Value: Equatable>(
    _ letter: String, _ value: KeyPath<LocaleSymbols, Value>, _ text: (Value) -> String
  ) {
    if symbols[keyPath: value] != parent[keyPath: value] {
      fields.append(letter + text(symbols[keyPath: value]))
    }
  }
  func scalars(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
  func words(_ words: [String]) -> String {
    precondition(!words.contains { $0.contains(";") || $0.isEmpty })
    return words.joined(separator: ";")
  }
  add("d", \.numbers.decimalSigns, scalars)
  add("g", \.numbers.groupingSigns, scalars)
  add("n", \.numbers.grouping) { "\($0.primary),\($0.secondary),\($0.minimum)" }
  add("m", \.numbers.minusSign) { String($0) }
  add("p", \.numbers.percentSign) { String($0) }
  add("z", \.numbers.zero) { String($0) }
  add("P", \.numbers.percentPattern) { $0.positive + ";" + $0.negative }
  add("C", \.numbers.currencyPattern) { $0.positive + ";" + $0.negative }
  add("o", \.dates.order) { String($0.map(\.rawValue)) }
  add("s", \.dates.separator) { String($0) }
  add("M", \.dates.months, words)
  add("N", \.dates.shortMonths, words)
  add("W", \.dates.weekdays, words)
  add("V", \.dates.shortWeekdays, words)
  add("f", \.dates.firstWeekday) { String($0) }
  let (new, old) = (symbols.numbers.currencySigns, parent.numbers.currencySigns)
  let changed = Set(new.keys).union(old.keys).filter { new[$0] != old[$0] }.sorted()
  if !changed.isEmpty { fields.append("$" + changed.map { $0 + (new[$0] ?? "") }.joined(separator: ";")) }
  return fields
}

let components = Locale.availableIdentifiers.map(Locale.Components.init(identifier:)).map(
  \.languageComponents)
let languages = Set(components.compactMap { $0.languageCode?.identifier }).union(["no"])
let regions = Set(Locale.Region.isoRegions.map(\.identifier))
  .union(components.compactMap { $0.region?.identifier })
let scripts = Set(components.compactMap { $0.script?.identifier })

// Regions without a script too: `zh_TW` has one that is not written.
var names = languages.union(["no_NO"])
for parts in components {
  guard let language = parts.languageCode?.identifier else { continue }
  let script = parts.script.map { language + "_" + $0.identifier } ?? language
  names.insert(script)
  if let region = parts.region?.identifier {
    names.formUnion([script + "_" + region, language + "_" + region])
  }
}
names.remove("en_US")

/// Language and script, which regions are told apart from.
func isGeneral(_ name: String) -> Bool {
  let parts: [Substring] = name.split(separator: "_")
  return !parts.dropFirst().contains { $0.count < 4 }
}

var general: [String: [LocaleSymbols]] = [:]
var lines = ["scripts\t" + scripts.sorted().joined(separator: "\t")]
let days = regions.sorted().map { region in
  region + String(LocaleSymbols.locale("en_" + region)?.dates.firstWeekday ?? 0)
}
lines.append("regions\t" + days.joined(separator: "\t"))
for name in names.sorted(by: { (isGeneral($0) ? 0 : 1, $0) < (isGeneral($1) ? 0 : 1, $1) }) {
  guard let symbols = LocaleSymbols.locale(name) else { continue }
  let language = String(name.prefix { $0 != "_" })
  let candidates = ([.enUS] + general[language, default: []]).map { parent in
    ([name, parent.identifier] + differences(of: symbols, from: parent)).joined(separator: "\t")
  }
  guard let line = candidates.min(by: { $0.utf8.count < $1.utf8.count }) else { continue }
  lines.append(line)
  if isGeneral(name) { general[language, default: []].append(symbols) }
}
precondition(!lines.contains { $0.contains("\\") || $0.contains("\"\"\"") || $0.contains("\n") })
print("// Made by Tests/Locales/locale-table from Foundation's data of CLDR. Do not edit.\n")
print("/// How numbers and dates are written, a locale a line.\nenum LocaleTableData {")
print("  static let text: StaticString = #\"\"\"")
for line in lines { print("    " + line) }
print("    \"\"\"#\n}")
