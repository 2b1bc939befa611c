extension BidiParagraph {
  /// An entry of the directional status stack (X1).
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// X1 to X8: the levels that embeddings, overrides and isolates ask for.
  mutating func resolveExplicitLevels() {
    guard original.contains(where: { $0.rawValue >= BidiClass.lre.rawValue }) else { return }
    var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
    var overflowingIsolates = 0
    var overflowingEmbeddings = 0
    var validIsolates = 0

    /// The level to push, or nil if that would be too deep.
    func next(rightToLeft: Bool) -> UInt8? {
      let level = stack.last!.level
      let next = rightToLeft ? (level + 1) | 1 : (level + 2) & ~1
      let fits = next <= Self.deepest && overflowingIsolates == 0 && overflowingEmbeddings == 0
      return fits ? next : nil
    }

    for index in original.indices {
      let kind = original[index]
      switch kind {
      case .rle, .lre, .rlo, .lro:
        if let level = next(rightToLeft: kind == .rle || kind == .rlo) {
          let override: BidiClass? = kind == .rlo ? .r : kind == .lro ? .l : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowingIsolates == 0 {
          overflowingEmbeddings += 1
        }
      case .rli, .lri, .fsi:
        place(index, stack.last!)
        // Not looked for where it can't count, so that no text takes quadratic time.
        let isRightToLeft = overflowingIsolates == 0 && opensRightToLeft(index)
        if let level = next(rightToLeft: isRightToLeft) {
          validIsolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          overflowingIsolates += 1
        }
      case .pdi:
        if overflowingIsolates > 0 {
          overflowingIsolates -= 1
        } else if validIsolates > 0 {
          overflowingEmbeddings = 0
          while !stack.last!.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        place(index, stack.last!)
      case .pdf:
        if overflowingIsolates > 0 { break }
        if overflowingEmbeddings > 0 {
          overflowingEmbeddings -= 1
        } else if !stack.last!.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .b:
        levels[index] = baseLevel
      case .bn:
        break
      default:
        place(index, stack.last!)
      }
    }
  }

  private mutating func place(_ index: Int, _ status: Status) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  /// X5a to X5c.
  private func opensRightToLeft(_ index: Int) -> Bool {
    guard original[index] == .fsi else { return original[index] == .rli }
    let end = matchingIsolateEnd(of: index) ?? original.endIndex
    return Self.firstStrongLevel(original[(index + 1)..<end]) == 1
  }

  /// The PDI that closes the isolate that an initiator opens (BD9).
  func matchingIsolateEnd(of initiator: Int) -> Int? {
    var depth = 1
    for index in (initiator + 1)..<original.endIndex {
      if original[index].isIsolateInitiator {
        depth += 1
      } else if original[index] == .pdi {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
