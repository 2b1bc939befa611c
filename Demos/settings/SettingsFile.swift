import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A small file of lines such as `theme dark`: the settings, and the tab that was open last.
struct SettingsFile: Sendable {
  let path: String

  /// In the folder for what programs remember: XDG_STATE_HOME, or `~/.local/state`.
  static var usualPath: String {
    func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    let state = variable("XDG_STATE_HOME")
    return (state.hasPrefix("/") ? state : variable("HOME") + "/.local/state") + "/formwork/settings"
  }

  /// What the file says. What it lacks is as if nobody had changed it.
  func read() -> [String: String] {
    guard let file = fopen(path, "r") else { return [:] }
    defer { fclose(file) }
    var lines: [String: String] = [:]
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0, let line {
      let parts = String(cString: line).split(maxSplits: 1) { $0 == " " || $0 == "\n" }.map(String.init)
      if parts.count == 2 { lines[parts[0]] = String(parts[1].dropLast()) }
    }
    return lines
  }

  /// Changes some lines, by way of a file beside it, so that no half of it is ever read.
  func change(_ changes: [String: String]) {
    makeFolders()
    guard let file = fopen(path + ".new", "w") else { return }
    let lines = read().merging(changes) { $1 }.sorted { $0.key < $1.key }
    let isWhole = fputs(lines.map { "\($0.key) \($0.value)\n" }.joined(), file) >= 0
    if fclose(file) == 0, isWhole { rename(path + ".new", path) }
  }

  private func makeFolders() {
    for (index, character) in zip(path.indices, path) where character == "/" && index > path.startIndex {
      mkdir(String(path[..<index]), 0o700)
    }
  }
}

extension Settings {
  /// Settings as lines of the file have them.
  init(_ lines: [String: String]) {
    if let value = lines["opening"].flatMap(Opening.init) { opening = value }
    if let value = lines["minutes"].flatMap(Int.init) { minutes = value }
    if let value = lines["theme"].flatMap(ThemeName.init) { theme = value }
    if let value = lines["style"].flatMap(FormStyle.init) { style = value }
    if let value = lines["tabWidth"].flatMap(Int.init) { tabWidth = value }
    wrapsLines = lines["wrapsLines"] != "false"
    keepsCopies = lines["keepsCopies"] == "true"
    folder = lines["folder"] ?? ""
    if let value = lines["copies"].flatMap(Int.init) { copies = value }
  }

  var lines: [String: String] {
    [
      "opening": opening.rawValue, "minutes": "\(minutes)", "theme": theme.rawValue, "style": style.rawValue,
      "tabWidth": "\(tabWidth)", "wrapsLines": "\(wrapsLines)", "keepsCopies": "\(keepsCopies)",
      "folder": folder, "copies": "\(copies)",
    ]
  }
}
