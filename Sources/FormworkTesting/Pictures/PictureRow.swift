internal import TerminalScreen

/// One row of a picture as elements of SVG, its top at 0.
///
/// Every word, and every cluster that is wide or that another font may have to draw, is placed by its column:
/// whatever a font's widths are, everything stands where it stands on a terminal.
struct PictureRow {
  private var grounds = ""
  /// What is drawn in one ink, in the order of first use.
  private var layers: [Layer] = []
  private var word: (text: String, column: Int, columns: Int, ink: PictureInk)?

  private struct Layer {
    let ink: PictureInk
    var elements = ""
    var light = BoxPath()
    var heavy = BoxPath()
  }

  /// - Parameter cursor: the column of the cursor in this row.
  init(_ places: [Snapshot.Place], cursor: Int?, look: PictureLook) {
    var column = 0
    var inks: [(ink: PictureInk, columns: Range<Int>)] = []
    for place in places {
      let columns = column..<(column + place.columns)
      let ink = look.ink(for: place.role, isCursor: cursor.map(columns.contains) ?? false)
      draw(place.text, ink, columns)
      if let last = inks.last, last.ink == ink {
        inks[inks.count - 1].columns = last.columns.lowerBound..<columns.upperBound
      } else {
        inks.append((ink, columns))
      }
      column += place.columns
    }
    endWord()
    for (ink, columns) in inks { underlay(ink, columns) }
  }

  /// The elements; empty for a row where nothing is to be seen.
  var svg: String { grounds + layers.map(Self.svg).joined() }

  // MARK: What is behind and below text

  private mutating func underlay(_ ink: PictureInk, _ columns: Range<Int>) {
    let x = columns.lowerBound * PictureGrid.cellWidth
    let width = columns.count * PictureGrid.cellWidth
    if let ground = ink.ground {
      grounds += "<rect x=\"\(x)\" width=\"\(width)\" height=\"\(PictureGrid.cellHeight)\""
      grounds += " fill=\"\(MarkupText.color(ground))\"/>"
    }
    if ink.isUnderlined {
      let y = PictureGrid.baseline + 2
      add("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"1\"/>", ink)
    }
  }

  // MARK: Text

  private mutating func draw(_ text: String, _ ink: PictureInk, _ columns: Range<Int>) {
    let first = text.unicodeScalars.first ?? " "
    let isSingle = text.unicodeScalars.dropFirst().isEmpty
    if isSingle, columns.count == 1, Self.isOfMainFont(first) {
      extendWord(text, ink, columns.lowerBound)
      return
    }
    endWord()
    if isSingle, first == " " || first == "\u{A0}" || first == "\u{3000}" { return }
    if isSingle, let box = BoxDrawing(first) {
      let index = layer(of: ink)
      switch box.weight {
      case .light: layers[index].light.add(box, column: columns.lowerBound)
      case .heavy: layers[index].heavy.add(box, column: columns.lowerBound)
      }
    } else if isSingle, let block = Self.block(first, columns.lowerBound) {
      add(block, ink)
    } else {
      let center = (columns.lowerBound + columns.upperBound) * PictureGrid.cellWidth
      add(
        "<text x=\"\(PictureGrid.halves(center))\" y=\"\(PictureGrid.baseline)\" text-anchor=\"middle\">"
          + MarkupText.of(text) + "</text>", ink)
    }
  }

  /// Latin, Greek and Cyrillic: every font for terminals has them, all of one width, from left to right.
  private static func isOfMainFont(_ scalar: Unicode.Scalar) -> Bool {
    (0x21...0x7E).contains(scalar.value) || (0xA1...0x52F).contains(scalar.value) && scalar.value != 0xAD
  }

  private mutating func extendWord(_ text: String, _ ink: PictureInk, _ column: Int) {
    if let last = word, last.ink == ink, last.column + last.columns == column {
      word = (last.text + text, last.column, last.columns + 1, ink)
    } else {
      endWord()
      word = (text, column, 1, ink)
    }
  }

  private mutating func endWord() {
    guard let word else { return }
    self.word = nil
    var element = "<text x=\"\(word.column * PictureGrid.cellWidth)\" y=\"\(PictureGrid.baseline)\""
    if word.columns > 1 {
      element += " textLength=\"\(word.columns * PictureGrid.cellWidth)\" lengthAdjust=\"spacingAndGlyphs\""
    }
    add(element + ">" + MarkupText.of(word.text) + "</text>", word.ink)
  }

  // MARK: Blocks

  /// Bars of progress and scrolling: filled cells without gaps.
  private static func block(_ scalar: Unicode.Scalar, _ column: Int) -> String? {
    let (width, height) = (PictureGrid.cellWidth * 2, PictureGrid.cellHeight * 2)
    let left = column * width
    let (x, y, w, h, opacity): (Int, Int, Int, Int, String?)
    switch scalar {
    case "█": (x, y, w, h, opacity) = (left, 0, width, height, nil)
    case "▓": (x, y, w, h, opacity) = (left, 0, width, height, ".75")
    case "▒": (x, y, w, h, opacity) = (left, 0, width, height, ".5")
    case "░": (x, y, w, h, opacity) = (left, 0, width, height, ".25")
    case "▀": (x, y, w, h, opacity) = (left, 0, width, height / 2, nil)
    case "▄": (x, y, w, h, opacity) = (left, height / 2, width, height / 2, nil)
    case "▌": (x, y, w, h, opacity) = (left, 0, width / 2, height, nil)
    case "▐": (x, y, w, h, opacity) = (left + width / 2, 0, width / 2, height, nil)
    default: return nil
    }
    let place = "<rect x=\"\(PictureGrid.halves(x))\" y=\"\(PictureGrid.halves(y))\""
    let size = " width=\"\(PictureGrid.halves(w))\" height=\"\(PictureGrid.halves(h))\""
    return place + size + (opacity.map { " fill-opacity=\"\($0)\"" } ?? "") + "/>"
  }

  // MARK: Layers

  private mutating func layer(of ink: PictureInk) -> Int {
    if let index = layers.firstIndex(where: { $0.ink == ink }) { return index }
    layers.append(Layer(ink: ink))
    return layers.count - 1
  }

  private mutating func add(_ element: String, _ ink: PictureInk) {
    layers[layer(of: ink)].elements += element
  }

  private static func svg(_ layer: Layer) -> String {
    let color = MarkupText.color(layer.ink.text)
    var group = "<g fill=\"\(color)\""
    if layer.ink.isBold { group += " font-weight=\"bold\"" }
    if layer.ink.isItalic { group += " font-style=\"italic\"" }
    var lines = ""
    for (path, width) in [(layer.light, 1), (layer.heavy, 3)] where !path.isEmpty {
      // Square ends close corners and the seams between rows.
      let cap = width == 1 ? " stroke-linecap=\"square\"" : ""
      lines += "<path d=\"\(path.data)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\"\(cap)/>"
    }
    return lines + (layer.elements.isEmpty ? "" : group + ">" + layer.elements + "</g>")
  }
}
