public import TerminalScreen

extension Film {
  /// The film as a file of SVG that moves by itself, over and over: the shots lie side by side, and a style
  /// sheet shifts them. Rows that shots have in common are in it once.
  ///
  /// Where motion is not wanted (`prefers-reduced-motion`) or not known, the last screen stands still.
  ///
  /// - Parameters: those of `ScreenPicture.svg`.
  public func svg(theme: Theme = .standard, on background: Background = .dark, title: String = "") -> String {
    let look = PictureLook(theme, on: background)
    let width = PictureGrid.width(of: size)
    var rows = SharedRows()
    let strip = shots.enumerated().map { number, shot in
      "<g transform=\"translate(\(number * width) 0)\">"
        + rows.uses(of: ScreenPicture(of: shot.frame), look) + "</g>\n"
    }
    let last = (shots.count - 1) * width
    let content = "<g class=\"film\" transform=\"translate(-\(last) 0)\">\n\(strip.joined())</g>\n"
    return SVGFile.head(size, title: title) + sheet(width) + "<defs>\n\(rows.definitions)</defs>\n"
      + SVGFile.ground(look) + SVGFile.screen(content) + "</svg>\n"
  }

  /// Each shot at its part of the whole, in thousandths of a percent: whole numbers are written alike everywhere.
  private func sheet(_ width: Int) -> String {
    let total = max(1, shots.reduce(0) { $0 + $1.duration.milliseconds })
    var passed = 0
    var steps = ""
    for (number, shot) in shots.enumerated() {
      let part = passed * 100_000 / total
      steps += "\(decimals(part, 3))%{transform:translate(-\(number * width)px)}"
      passed += shot.duration.milliseconds
    }
    return
      "<style>.film{animation:film \(decimals(total, 3))s steps(1,end) infinite}@keyframes film{\(steps)}"
      + "@media (prefers-reduced-motion:reduce){.film{animation:none}}</style>\n"
  }
}

/// A whole number of thousandths as a decimal.
private func decimals(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
  return padded.dropLast(digits) + "." + padded.suffix(digits)
}

/// Rows by what they show, each with a name.
private struct SharedRows {
  private var names: [String: Int] = [:]
  private(set) var definitions = ""

  mutating func uses(of picture: ScreenPicture, _ look: PictureLook) -> String {
    (0..<picture.size.rows).map { row in
      let content = picture.content(ofRow: row, look)
      guard !content.isEmpty else { return "" }
      return "<use href=\"#r\(name(of: content))\" y=\"\(row * PictureGrid.cellHeight)\"/>"
    }.joined()
  }

  private mutating func name(of content: String) -> Int {
    if let name = names[content] { return name }
    let name = names.count
    names[content] = name
    definitions += "<g id=\"r\(name)\">\(content)</g>\n"
    return name
  }
}
