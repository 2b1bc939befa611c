public import TerminalScreen

/// All that differs after a run of tests, as one page of HTML: each screen before and after as pictures, to be
/// looked at side by side, one by one, or in turns, where a difference flickers.
///
/// Needs no script and no other file; what was not kept by anybody is in it as words only.
public struct SnapshotReport: Sendable {
  /// What waits for a decision.
  public var changes: [PendingChange]
  /// Paths of snapshots that tests asked for and that are not there.
  public var missing: [String]
  /// Paths of snapshots that no test asked for.
  public var unreferenced: [String]

  /// A report of these.
  public init(changes: [PendingChange], missing: [String] = [], unreferenced: [String] = []) {
    self.changes = changes
    self.missing = missing
    self.unreferenced = unreferenced
  }

  /// All that waits in a folder and those below it.
  ///
  /// - Parameter list: the file that `FORMWORK_SNAPSHOTS_USED` named, for what is missing and unreferenced.
  public init(ofFolder folder: String, usedBy list: String? = nil) {
    self.init(
      changes: PendingChange.found(in: folder),
      missing: list.map { MissingSnapshots.found(usedBy: $0) } ?? [],
      unreferenced: list.flatMap { UnreferencedSnapshots.found(in: folder, usedBy: $0) } ?? [])
  }

  /// The page, in the colours of a theme.
  public func html(theme: Theme = .standard, on background: Background = .dark) -> String {
    let look = PictureLook(theme, on: background)
    let sections = changes.enumerated().map { ReportedChange($1, number: $0, look: look).html }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Snapshots: \(summary)</title>
      <style>
      \(Self.sheet)
      </style>
      <h1>Snapshots: \(summary)</h1>
      \(sections.joined())\(Self.list("Missing", missing, "A test asks for it, and it is not there."))\
      \(Self.list("Unreferenced", unreferenced, "No test asks for it."))</html>

      """
  }

  /// Writes the page, whole or not at all; folders on the way are made.
  ///
  /// - Throws: a sentence, where the system refuses.
  public func write(to path: String) throws(PendingChange.Refusal) {
    do { try TextFile.write(html(), to: path) } catch {
      throw PendingChange.Refusal(description: "\(SafeText.of(error.path)): \(error.reason).")
    }
  }

  /// How many of each, in words.
  private var summary: String {
    let parts = [
      (changes.count, "changed"), (missing.count, "missing"), (unreferenced.count, "unreferenced"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "nothing differs" : words.joined(separator: ", ")
  }

  private static func list(_ title: String, _ paths: [String], _ words: String) -> String {
    guard !paths.isEmpty else { return "" }
    let items = paths.map { "<li><code>\(MarkupText.of($0))</code></li>\n" }.joined()
    return "<section>\n<h2>\(title)</h2>\n<p>\(words)</p>\n<ul>\n\(items)</ul>\n</section>\n"
  }

  /// The radio buttons of a change stand before its screens, so that selectors reach them.
  private static let sheet = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
    body { margin: 1.5rem }
    h2 { font-size: 1.05rem; margin: 0 0 .3rem; overflow-wrap: anywhere }
    section { border-top: 1px solid #8886; padding: 1.2rem 0 }
    pre { overflow-x: auto; line-height: 1.2 }
    label { margin-right: 1rem }
    .screens { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: .8rem }
    figure { margin: 0 }
    figcaption { font-weight: 600; padding-bottom: .3rem; background: Canvas }
    svg { display: block; max-width: 100%; height: auto }
    .before-only:checked ~ .screens .after, .after-only:checked ~ .screens .before { display: none }
    .turns:checked ~ .screens { display: grid }
    .turns:checked ~ .screens figure { grid-area: 1 / 1; background: Canvas }
    .turns:checked ~ .screens .after { animation: turns 1.4s steps(1, end) infinite }
    @keyframes turns { 50% { opacity: 0 } }
    """
}

/// One change in a report.
private struct ReportedChange {
  let change: PendingChange
  let number: Int
  let look: PictureLook

  init(_ change: PendingChange, number: Int, look: PictureLook) {
    self.change = change
    self.number = number
    self.look = look
  }

  var html: String {
    let lines = change.lines
    let words = lines.map { MarkupText.of($0) + "\n" }.joined()
    let heading = "<section>\n<h2>\(MarkupText.of(change.keptPath))</h2>\n"
    guard let screens else { return heading + "<pre>\(words)</pre>\n</section>\n" }
    return heading + "<p>\(MarkupText.of(lines.first ?? ""))</p>\n" + choices + screens
      + "<details><summary>In Words</summary><pre>\(words)</pre></details>\n</section>\n"
  }

  private var choices: String {
    let choices = [
      ("both", "Side by Side"), ("before-only", "Before"), ("after-only", "After"), ("turns", "Flicker"),
    ]
    return choices.map { name, label in
      let id = "\(name)-\(number)"
      let checked = name == "both" ? " checked" : ""
      return "<input type=\"radio\" class=\"\(name)\" name=\"view-\(number)\" id=\"\(id)\"\(checked)>"
        + "<label for=\"\(id)\"> \(label)</label>\n"
    }.joined()
  }

  /// nil where there is no screen to be seen: of a source, or where only some planes were kept.
  private var screens: String? {
    guard let (kept, new) = change.snapshots, kept.planes.contains(.text), new.planes.contains(.text) else {
      return nil
    }
    let (before, after) = (ScreenPicture(of: kept), ScreenPicture(of: new))
    let marked = before.rowsThatDiffer(from: after)
    return "<div class=\"screens\">\n" + figure("before", "Before", before, marked)
      + figure("after", "After", after, marked) + "</div>\n"
  }

  private func figure(
    _ name: String, _ caption: String, _ picture: ScreenPicture, _ marked: Set<Int>
  ) -> String {
    let rows = marked.filter { $0 < picture.size.rows }
    let svg = picture.svg(look, title: "\(caption): \(change.keptPath)", marked: rows)
    return "<figure class=\"\(name)\"><figcaption>\(caption)</figcaption>\n\(svg)</figure>\n"
  }
}
