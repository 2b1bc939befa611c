/// How far the fields of a page are (E10).
struct PageCounts: Sendable, Hashable {
  /// How many shut the gate.
  var blockers = 0
  /// How many demand an answer, and how many of those have a right one.
  var required = 0
  var done = 0
  /// How many show an error; kept for tabs only.
  var marked = 0
}

/// The gate of the button that is shown: Continue of a step counts the fields of its page, the last
/// one and the one below tabs those of all pages.
extension Session {
  var gateCounts: PageCounts {
    if gatesPageOnly { return pageCounts[page] }
    return PageCounts(blockers: blockers, required: required, done: done)
  }

  var gateFields: Range<Int> { gatesPageOnly ? pageFields : fields.indices }

  private var gatesPageOnly: Bool { isWizard && (returnPage != nil || nextPage != nil) }

  mutating func countOnPage(_ flag: FieldState.Flags, _ change: Int, _ number: Int) {
    let page = page(of: number)
    switch flag {
    case .blocks: pageCounts[page].blockers += change
    case .required: pageCounts[page].required += change
    case .done: pageCounts[page].done += change
    case .marked: pageCounts[page].marked += change
    default: break
    }
  }
}
