internal import TerminalScreen

/// Where cells are in a picture. All lengths are whole or half pixels, so that lines are sharp.
enum PictureGrid {
  /// Six tenths of the font's size, which is what most fonts for terminals have.
  static let cellWidth = 9
  static let cellHeight = 18
  static let fontSize = 15
  /// From the top of a row to the line that letters stand on.
  static let baseline = 14
  /// What is left free round the screen.
  static let margin = 12

  /// What terminals have on macOS, Windows and Linux, in this order.
  static let fonts =
    "ui-monospace,'SF Mono',Menlo,'Cascadia Mono',Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"

  static func width(of size: Size) -> Int { size.columns * cellWidth + 2 * margin }
  static func height(of size: Size) -> Int { size.rows * cellHeight + 2 * margin }

  /// A length that is given in half pixels.
  static func halves(_ count: Int) -> String { count % 2 == 0 ? "\(count / 2)" : "\(count / 2).5" }
}
