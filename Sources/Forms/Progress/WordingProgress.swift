extension Wording {
  /// What is said of long tasks (P3).
  public struct ProgressWords: Sendable {
    public var working = "Working…"
    public var stopping = "Stopping…"
    public var cancel = "Cancel"
    public var stopTitle: @Sendable (_ title: String) -> String = { "Stop “\($0)”?" }
    public var stopMessage = "What is done so far stays."
    public var keepGoing = "Keep Going"
    public var stop = "Stop"
    public var retry = "Retry"
    public var leave = "Leave"
    public var done = "Continue"
    public var readBack = "Read Back"
    public var cannotStop = "This can’t be stopped."
    public var percent: @Sendable (Int) -> String = { "\($0) %" }
    /// For rounded times: seconds below a minute, whole minutes below an hour, else whole hours.
    public var timeLeft: @Sendable (Duration) -> String = { left in
      let seconds = Int(left.components.seconds)
      if seconds < 60 { return "about \(seconds) s left" }
      return seconds < 3600 ? "about \(seconds / 60) min left" : "about \(seconds / 3600) h left"
    }
    public var stepDone: @Sendable (_ step: String) -> String = { "\($0), done" }
  }
}
