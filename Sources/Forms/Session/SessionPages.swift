/// The pages of a form: a wizard goes through them step by step, tabs stand side by side (P9, P10).
extension Session {
  var isWizard: Bool { form.pages.count > 1 && form.pageStyle == .steps }

  var hasTabs: Bool { form.pages.count > 1 && form.pageStyle == .tabs }

  /// What is on the screen.
  var shownPage: PageDefinition { form.pages[page] }

  /// Numbers of the fields of the page that is shown.
  var pageFields: Range<Int> { shownPage.fields }

  /// The page that a field is on, by halving.
  func page(of field: Int) -> Int {
    var low = 0
    var high = form.pages.count - 1
    while low < high {
      let middle = (low + high) / 2
      if form.pages[middle].fields.upperBound <= field { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The page that Continue leads to; nil where it submits.
  var nextPage: Int? { ((page + 1)..<max(page + 1, form.pages.count)).first { shownPages[$0] } }

  /// The page that Back leads to; nil on the first.
  var previousPage: Int? { (0..<page).last { shownPages[$0] } }

  /// Back is there from the second step on, and where a review waits.
  var hasBack: Bool { isWizard && (returnPage != nil || previousPage != nil) }

  /// The review that waits for a person to come back.
  var returnPage: Int? { followed?.review }

  /// The label of the button that goes on.
  var continueLabel: String {
    isWizard && (returnPage != nil || nextPage != nil)
      ? settings.wording.pages.continueLabel : form.submitLabel
  }

  /// The step that is shown and how many there are, from 1.
  var step: (number: Int, count: Int) {
    (shownPages[...page].count { $0 }, shownPages.count { $0 })
  }

  // MARK: Going from page to page

  /// Back: never barred, whatever stands in the fields; nothing is lost.
  mutating func goBack() {
    guard hasBack, let target = returnPage ?? previousPage else { return }
    go(toPage: target)
  }

  /// The next tab, or round to the first; in a wizard the same as Continue, but it never submits.
  mutating func goForward() {
    if hasTabs { return turnTab(1) }
    if isWizard, returnPage != nil || nextPage != nil { pressSubmit() }
  }

  mutating func turnTab(_ direction: Int) {
    let shown = shownPages.indices.filter { shownPages[$0] }
    guard hasTabs, shown.count > 1, let index = shown.firstIndex(of: page) else { return }
    go(toPage: shown[(index + direction + shown.count) % shown.count], keepsTabs: focus == .tabs)
  }

  /// Shows a page, with the focus on its first field; coming back to a review, on the line that was
  /// followed.
  mutating func go(toPage target: Int, keepsTabs: Bool = false) {
    guard target != page else { return }
    var arrival = keepsTabs ? .tabs : firstFocus(ofPage: target)
    if let followed, target == followed.review, isListed(followed.field) { arrival = .line(followed.field) }
    changeFocus(to: arrival, onPage: target)
    if case .field(let number) = arrival { send(.focusByKey, to: number) }
    announceFocus()
  }

  /// From a line of the review to its field. Continue and Back come back from there.
  mutating func follow(line number: Int) {
    guard isReachable(number) else { return }
    let line = FollowedLine(review: page, field: number)
    changeFocus(to: .field(number))
    followed = line
    send(.focusByKey, to: number)
    announceFocus()
  }

  /// The page changes; the view begins at its top.
  mutating func show(page target: Int) {
    page = target
    farthestPage = max(farthestPage, target)
    if shownPage.isReview { followed = nil }
    scroll = ScrollAnchor()
    layoutIsStale = true
    overlayRevision += 1
    announcePage()
  }

  // MARK: Which pages there are

  /// The first page: the one asked for, as far as a person could have got to it.
  mutating func beginPages() {
    updatePages()
    let first = shownPages.firstIndex(of: true) ?? 0
    var target = first
    if form.pages.indices.contains(settings.startPage), shownPages[settings.startPage] {
      target = settings.startPage
    }
    if isWizard, let barred = (first..<target).first(where: { pageCounts[$0].blockers > 0 }) {
      target = barred
    }
    page = target
    farthestPage = target
    focus = firstFocus(ofPage: target)
    if form.pages.count > 1 { announcePage() }
  }

  /// Pages come and go with their conditions, and where none of their fields is left to show.
  mutating func updatePages() {
    guard form.pages.count > 1, layoutIsStale || store.hasConditionalPages else { return }
    for number in form.pages.indices {
      let isShown = store.isVisible(page: number) && showsSomething(form.pages[number])
      guard isShown != shownPages[number] else { continue }
      shownPages[number] = isShown
      layoutIsStale = true
      overlayRevision += 1
    }
    guard !shownPages[page] else { return }
    // The page went from under the person: the one before it is the nearest to what they did.
    let target = previousPage ?? nextPage ?? page
    guard target != page else { return }
    followed = nil
    focus = firstFocus(ofPage: target)
    show(page: target)
    announceFocus()
  }

  private func showsSomething(_ page: PageDefinition) -> Bool {
    page.fields.isEmpty || firstVisible(in: page.fields) != nil
  }

  // MARK: The review

  /// Numbers of the fields that a review page may show: those of the pages before it.
  var reviewedFields: Range<Int> { 0..<shownPage.fields.lowerBound }

  /// Whether a field has a line on the review: notes have no value, and a confirmation
  /// says nothing new.
  func isListed(_ number: Int) -> Bool {
    isVisible(number) && shownPages[page(of: number)] && form.fields[number].kind.asks
      && !isConfirmation(number)
  }

  /// What the review shows of a field; nil where nothing was given. Of a secret not even the length; of
  /// a card its brand and last four digits, as is shown of cards everywhere (PCI DSS 4.0, 3.4.1).
  func reviewed(_ number: Int) -> String? {
    let control = control(number)
    guard let shown = control.shown else { return nil }
    if form.fields[number].traits.contains(.secret) {
      return String(repeating: String(glyphs.bullet), count: 6)
    }
    if let kind = form.fields[number].kind as? TextKind, case .card = kind.content {
      return CardEntry().disguised(control.value.text ?? "", bullet: glyphs.bullet)
    }
    return shown
  }

  /// What stands above the first line of a section on the review; nil for nothing.
  func reviewHeading(_ section: Int) -> String? {
    let first = form.sections[section].fields.lowerBound
    let page = form.pages[page(of: first)]
    let isFirst = !(page.fields.lowerBound..<first).contains(where: isListed)
    let parts = [isFirst ? page.title : nil, form.sections[section].title].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}

/// A line of a review that a person went to mend.
struct FollowedLine: Sendable {
  /// The page to come back to.
  var review: Int
  var field: Int
}
