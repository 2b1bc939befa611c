/// The order of items on the page that is shown. Only what is asked for is looked at.
extension Session {
  func next(_ item: LayoutItem) -> LayoutItem? {
    switch item {
    case .header where hasTabs: .tabs
    case .header, .tabs: firstItem
    case .section(let number): nextField(from: form.sections[number].fields.lowerBound, in: number)
    case .field(let number): nextField(from: number + 1, in: section(of: number))
    case .reviewHeading(let section):
      nextLine(after: form.sections[section].fields.lowerBound - 1, headed: true)
    case .reviewLine(let number): nextLine(after: number)
    case .buttons: nil
    }
  }

  func previous(_ item: LayoutItem) -> LayoutItem? {
    switch item {
    case .header: return nil
    case .tabs: return .header
    case .section(let number): return lastItem(beforeSection: number)
    case .field(let number):
      let section = section(of: number)
      let first = form.sections[section].fields.lowerBound
      if let field = lastVisible(in: first..<number) { return .field(field) }
      return form.sections[section].title != nil ? .section(section) : lastItem(beforeSection: section)
    case .reviewHeading(let section): return lastLine(before: form.sections[section].fields.lowerBound)
    case .reviewLine(let number): return previousOnReview(of: number)
    case .buttons:
      return shownPage.isReview
        ? lastLine(before: reviewedFields.upperBound) : lastItem(beforeSection: shownPage.sections.upperBound)
    }
  }

  // Loops, and no closures over the session: each of those would copy it.

  func firstVisible(in range: Range<Int>) -> Int? {
    for number in range where isVisible(number) { return number }
    return nil
  }

  func lastVisible(in range: Range<Int>) -> Int? {
    for number in range.reversed() where isVisible(number) { return number }
    return nil
  }

  /// Whether the field is on its page. What was answered beforehand is not, though it is an answer.
  func isVisible(_ number: Int) -> Bool {
    fields[number].flags.intersection([.visible, .known]) == .visible
  }

  /// The section that a field is in, by halving.
  func section(of number: Int) -> Int {
    var low = 0
    var high = form.sections.count - 1
    while low < high {
      let middle = (low + high) / 2
      if form.sections[middle].fields.upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What everything on the page stands below.
  private var topItem: LayoutItem { hasTabs ? .tabs : .header }

  // MARK: Fields

  private var firstItem: LayoutItem {
    shownPage.isReview ? nextLine(after: -1) : firstItem(from: shownPage.sections.lowerBound)
  }

  private func firstItem(from section: Int) -> LayoutItem {
    for number in section..<max(section, shownPage.sections.upperBound) {
      guard let field = firstVisible(in: form.sections[number].fields) else { continue }
      return form.sections[number].title == nil ? .field(field) : .section(number)
    }
    return .buttons
  }

  private func nextField(from start: Int, in section: Int) -> LayoutItem {
    let end = form.sections[section].fields.upperBound
    if let field = firstVisible(in: start..<end) { return .field(field) }
    return firstItem(from: section + 1)
  }

  private func lastItem(beforeSection section: Int) -> LayoutItem {
    let first = shownPage.sections.lowerBound
    for number in (first..<max(first, section)).reversed() {
      if let field = lastVisible(in: form.sections[number].fields) { return .field(field) }
    }
    return topItem
  }

  // MARK: Lines of a review

  private func nextLine(after number: Int, headed: Bool = false) -> LayoutItem {
    let rest = (number + 1)..<max(number + 1, reviewedFields.upperBound)
    guard let next = rest.first(where: isListed) else { return .buttons }
    let section = section(of: next)
    let begins = !headed && beginsSection(next)
    return begins && reviewHeading(section) != nil ? .reviewHeading(section: section) : .reviewLine(next)
  }

  private func previousOnReview(of number: Int) -> LayoutItem {
    let section = section(of: number)
    if beginsSection(number), reviewHeading(section) != nil { return .reviewHeading(section: section) }
    return lastLine(before: number)
  }

  private func lastLine(before number: Int) -> LayoutItem {
    (0..<number).last(where: isListed).map(LayoutItem.reviewLine) ?? topItem
  }

  /// Whether no line of the same section stands before this one.
  private func beginsSection(_ number: Int) -> Bool {
    !(form.sections[section(of: number)].fields.lowerBound..<number).contains(where: isListed)
  }
}
