public import TerminalScreen

extension ScreenPicture {
  /// The screen as a file of SVG 1.1 in the colours of a theme.
  ///
  /// No script, no style sheet, nothing that is loaded: it can be shown as an image and stand in a page beside
  /// others.
  ///
  /// - Parameters:
  ///   - theme: how each role looks; the standard one suits itself to the background.
  ///   - background: what stands for the terminal's own colours.
  ///   - title: what a screen reader says of the picture, and what is shown as a tip.
  public func svg(theme: Theme = .standard, on background: Background = .dark, title: String = "") -> String {
    svg(PictureLook(theme, on: background), title: title, marked: [])
  }

  /// - Parameter marked: the rows that get a bar beside them.
  func svg(_ look: PictureLook, title: String, marked: Set<Int>) -> String {
    let rows = (0..<rows.count).map { row in
      let content = content(ofRow: row, look)
      return content.isEmpty
        ? "" : "<g transform=\"translate(0 \(row * PictureGrid.cellHeight))\">\(content)</g>\n"
    }
    let bars = marked.sorted().map { row in
      let y = row * PictureGrid.cellHeight
      let color = MarkupText.color(look.ink(for: .accent).text)
      return
        "<rect x=\"-8\" y=\"\(y)\" width=\"3\" height=\"\(PictureGrid.cellHeight)\" fill=\"\(color)\"/>\n"
    }
    return SVGFile.head(size, title: title) + SVGFile.ground(look)
      + SVGFile.screen(bars.joined() + rows.joined())
      + "</svg>\n"
  }

  func content(ofRow row: Int, _ look: PictureLook) -> String {
    PictureRow(rows[row], cursor: cursor.flatMap { $0.row == row ? $0.column : nil }, look: look).svg
  }
}

/// What all files of SVG have round their rows.
enum SVGFile {
  static func head(_ size: Size, title: String) -> String {
    let (width, height) = (PictureGrid.width(of: size), PictureGrid.height(of: size))
    let words = MarkupText.of(title)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" role=\"img\""
      + (words.isEmpty ? ">\n" : " aria-label=\"\(words)\">\n<title>\(words)</title>\n")
  }

  static func ground(_ look: PictureLook) -> String {
    "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(MarkupText.color(look.ground))\"/>\n"
  }

  static func screen(_ content: String) -> String {
    "<g transform=\"translate(\(PictureGrid.margin) \(PictureGrid.margin))\" font-size=\"\(PictureGrid.fontSize)\""
      + " font-family=\"\(PictureGrid.fonts)\">\n\(content)</g>\n"
  }
}
