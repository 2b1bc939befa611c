/// Grouping that follows the typing.
extension NumberEntry {
  /// A text being typed with the grouping signs that its whole digits have by now, and the caret (in characters)
  /// kept behind the same digit. Signs, decimals and what can't be a number stay as they are.
  ///
  /// Grouping signs in the whole digits are always set anew, so a field that uses this lets none be typed
  /// (`acceptsWhileGrouping`).
  public func grouped(typing text: String, caret: Int) -> (text: String, caret: Int) {
    guard let sign = symbols.groupingSign else { return (text, caret) }
    let characters = Array(text)
    guard let start = characters.firstIndex(where: isDigit),
      !characters[..<start].contains(where: isDecimalSign)
    else { return (text, caret) }
    let end = wholeEnd(of: characters, from: start)
    let whole = characters[start..<end].filter(isDigit).count
    let first = symbols.grouping.firstGroup(of: whole)

    var result = Array(characters[..<start])
    var newCaret = min(caret, start)
    var passed = 0
    for index in start..<end {
      if isDigit(characters[index]) {
        if passed >= first, symbols.grouping.separates(last: whole - passed) {
          result.append(Character(sign))
        }
        result.append(characters[index])
        passed += 1
      }
      if caret > index { newCaret = result.count }
    }
    if caret > end { newCaret = result.count + caret - end }
    return (String(result + characters[end...]), newCaret)
  }

  private func isDigit(_ character: Character) -> Bool {
    character.onlyScalar.flatMap(symbols.digit) != nil
  }

  private func isDecimalSign(_ character: Character) -> Bool {
    character.onlyScalar.map(symbols.isDecimalSign) ?? false
  }

  /// Where the run of digits and grouping signs (and marks of direction, which go) that begins at `start` ends. A blank belongs to it only before a
  /// digit: otherwise it stands before a sign.
  private func wholeEnd(of characters: [Character], from start: Int) -> Int {
    var end = start
    while end < characters.count, let scalar = characters[end].onlyScalar {
      let isSign = symbols.isGroupingSign(scalar) || scalar.isDirectionMark
      let digitFollows = end + 1 < characters.count && isDigit(characters[end + 1])
      guard symbols.digit(scalar) != nil || isSign && (!scalar.isBlank || digitFollows) else { break }
      end += 1
    }
    return end
  }
}
