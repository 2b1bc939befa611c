/// What happens by itself once some time has passed.
extension Session {
  /// When the session wants to be told the time again, with `.time`; nil if it waits for events only.
  public var nextDeadline: Duration? {
    let hover = hover.map { $0.since + HoverState.rest }
    return [hover, drag.repeats?.at].compactMap(\.self).min()
  }

  mutating func timePassed() {
    if let hover, now >= hover.since + HoverState.rest { openHoverTip(of: hover.field) }
    if let repeats = drag.repeats, now >= repeats.at { repeatDrag(at: repeats.point) }
  }
}
