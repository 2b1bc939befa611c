/// Language and region of a locale's name (`de_CH.UTF-8`, `zh-Hant-TW`, `C`).
struct LocaleTag: Sendable, Hashable {
  /// In lower case; `en` for `C` and `POSIX`.
  let language: String
  /// In upper case, nil where the name has none.
  let region: String?

  init(_ name: String) {
    let bare = name.prefix { $0 != "." && $0 != "@" }
    let parts = bare.split { $0 == "_" || $0 == "-" }
    let first = parts.first?.lowercased() ?? ""
    guard !["", "c", "posix"].contains(first) else {
      (language, region) = ("en", "US")
      return
    }
    language = first
    region = parts.dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 && $0.allSatisfy(\.isNumber) }
      .map { $0.uppercased() }
  }
}
