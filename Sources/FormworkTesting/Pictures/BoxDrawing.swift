/// Lines of frames as lines: fonts leave gaps between rows, and a picture must not.
///
/// Knows the straight light and heavy characters of the block Box Drawing and its round corners. Others stay
/// text.
struct BoxDrawing {
  enum Weight { case light, heavy }

  /// Which sides of the cell the lines reach.
  struct Sides: OptionSet {
    let rawValue: UInt8
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let up = Sides(rawValue: 4)
    static let down = Sides(rawValue: 8)
  }

  let sides: Sides
  let weight: Weight
  let isRound: Bool

  /// nil for what is text.
  init?(_ scalar: Unicode.Scalar) {
    guard (0x2500...0x257F).contains(scalar.value) else { return nil }
    let all: [(String, Weight, Bool)] = [
      ("╴╶─╵┘└┴╷┐┌┬│┤├┼", .light, false), ("╸╺━╹┛┗┻╻┓┏┳┃┫┣╋", .heavy, false),
    ]
    for (scalars, weight, isRound) in all {
      guard let index = Array(scalars.unicodeScalars).firstIndex(of: scalar) else { continue }
      self.init(sides: Sides(rawValue: UInt8(index) + 1), weight: weight, isRound: isRound)
      return
    }
    switch scalar {
    case "╭": self.init(sides: [.right, .down], weight: .light, isRound: true)
    case "╮": self.init(sides: [.left, .down], weight: .light, isRound: true)
    case "╯": self.init(sides: [.left, .up], weight: .light, isRound: true)
    case "╰": self.init(sides: [.right, .up], weight: .light, isRound: true)
    default: return nil
    }
  }

  private init(sides: Sides, weight: Weight, isRound: Bool) {
    self.sides = sides
    self.weight = weight
    self.isRound = isRound
  }
}

/// The lines of one row in one colour and weight, as the data of a path.
struct BoxPath {
  private var horizontals: [Range<Int>] = []
  private var rest = ""

  /// Half of a cell, in half pixels.
  private static let (halfWidth, middle) = (PictureGrid.cellWidth, PictureGrid.cellHeight + 1)
  private static let bottom = PictureGrid.cellHeight * 2

  var isEmpty: Bool { horizontals.isEmpty && rest.isEmpty }

  var data: String {
    horizontals.map {
      "M\(PictureGrid.halves($0.lowerBound)) \(PictureGrid.halves(Self.middle))H\(PictureGrid.halves($0.upperBound))"
    }.joined() + rest
  }

  mutating func add(_ box: BoxDrawing, column: Int) {
    let left = column * PictureGrid.cellWidth * 2
    if box.isRound {
      addCorner(box.sides, left)
      return
    }
    let center = left + Self.halfWidth
    if box.sides.contains(.left) { add(left..<center) }
    if box.sides.contains(.right) { add(center..<(center + Self.halfWidth)) }
    guard !box.sides.isDisjoint(with: [.up, .down]) else { return }
    let top = box.sides.contains(.up) ? 0 : Self.middle
    let end = box.sides.contains(.down) ? Self.bottom : Self.middle
    rest += "M\(PictureGrid.halves(center)) \(PictureGrid.halves(top))V\(PictureGrid.halves(end))"
  }

  /// A line that goes on where the last one ended is the same line.
  private mutating func add(_ range: Range<Int>) {
    if let last = horizontals.last, last.upperBound == range.lowerBound {
      horizontals[horizontals.count - 1] = last.lowerBound..<range.upperBound
    } else {
      horizontals.append(range)
    }
  }

  /// From the row above or below round to the side.
  private mutating func addCorner(_ sides: BoxDrawing.Sides, _ left: Int) {
    let radius = 8
    let center = left + Self.halfWidth
    let goesDown = sides.contains(.down)
    let goesRight = sides.contains(.right)
    let bend = Self.middle + (goesDown ? radius : -radius)
    let side = center + (goesRight ? radius : -radius)
    let middle = PictureGrid.halves(Self.middle)
    rest += "M\(PictureGrid.halves(center)) \(PictureGrid.halves(goesDown ? Self.bottom : 0))"
    rest +=
      "V\(PictureGrid.halves(bend))Q\(PictureGrid.halves(center)) \(middle) \(PictureGrid.halves(side)) \(middle)"
    rest += "H\(PictureGrid.halves(goesRight ? left + 2 * Self.halfWidth : left))"
  }
}
