extension Wording {
  /// What is said of long tasks (P3).
  public struct ProgressWords: Sendable {
    /// Where neither length nor task is told.
    public var working: String
    /// The work was told to stop, and has not yet.
    public var stopping: String
    /// The button that stops.
    public var cancel: String
    /// Asks whether to stop.
    public var stopTitle: @Sendable (_ title: String) -> String
    /// What stopping means.
    public var stopMessage: String
    /// The safe answer.
    public var keepGoing: String
    /// The other one.
    public var stop: String
    /// After an error: begins anew.
    public var retry: String
    /// After an error: leaves it at that.
    public var leave: String
    /// The button under a result.
    public var done: String
    /// What PageUp does with the log.
    public var readBack: String
    /// Esc was tried where the work may not be stopped.
    public var cannotStop: String
    /// How much is done.
    public var percent: @Sendable (Int) -> String
    /// For rounded times: seconds below a minute, whole minutes below an hour, else whole hours.
    public var timeLeft: @Sendable (Duration) -> String

    static let english = ProgressWords(
      working: "Working…", stopping: "Stopping…", cancel: "Cancel", stopTitle: { "Stop “\($0)”?" },
      stopMessage: "What is done so far stays.", keepGoing: "Keep Going", stop: "Stop", retry: "Retry",
      leave: "Leave", done: "Continue", readBack: "Read Back", cannotStop: "This can’t be stopped.",
      percent: { "\($0) %" }, timeLeft: { "about \(rounded($0, "s", "min", "h")) left" })

    static let german = ProgressWords(
      working: "In Arbeit …", stopping: "Wird angehalten …", cancel: "Abbrechen",
      stopTitle: { "„\($0)“ abbrechen?" }, stopMessage: "Was bis jetzt getan ist, bleibt.",
      keepGoing: "Weitermachen", stop: "Abbrechen", retry: "Noch einmal", leave: "Verlassen", done: "Weiter",
      readBack: "Zurückblättern", cannotStop: "Das lässt sich nicht abbrechen.",
      percent: { "\($0) %" }, timeLeft: { "noch etwa \(rounded($0, "s", "min", "h"))" })

    private static func rounded(_ time: Duration, _ second: String, _ minute: String, _ hour: String)
      -> String
    {
      let seconds = Int(time.components.seconds)
      if seconds < 60 { return "\(seconds) \(second)" }
      return seconds < 3600 ? "\(seconds / 60) \(minute)" : "\(seconds / 3600) \(hour)"
    }
  }
}
