internal import TerminalScreen

/// The tip that shows while the mouse rests on a field (T10). Only terminals that tell of every
/// movement lead here (`--mouse full`).
extension Session {
  mutating func hover(at point: Point) {
    endHover()
    guard overlay == nil, let placed = layout.item(atRow: point.row), case .field(let number) = placed.item,
      placed.inputRows.contains(point.row), layout.geometry.columns.contains(point.column)
    else { return }
    hover = HoverState(field: number, since: now)
  }

  /// Any key, and any movement, ends it.
  mutating func endHover() {
    hover = nil
    if showsPassingTip { closeOverlay() }
  }

  var showsPassingTip: Bool { if case .tip(let tip) = overlay { tip.isPassing } else { false } }

  /// The tip of the field, and its value where the screen shows only a part of it.
  mutating func openHoverTip(of number: Int) {
    hover = nil
    guard overlay == nil else { return }
    let paragraphs = [form.fields[number].tip, clippedValue(of: number)].compactMap(\.self)
    guard !paragraphs.isEmpty else { return }
    open(
      .tip(
        Tip(
          title: form.fields[number].label, paragraphs: paragraphs, spoken: paragraphs, place: .field(number),
          isPassing: true)))
  }

  /// The value of a field that does not show all of it. Never of a secret.
  private func clippedValue(of number: Int) -> String? {
    guard !traits(of: number).contains(.secret) else { return nil }
    let control = control(number)
    return control.isClipped(in: inputArea(of: number)) ? control.shown : nil
  }
}
