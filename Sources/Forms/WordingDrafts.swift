extension Wording {
  /// What is said of drafts (P12).
  public struct DraftWords: Sendable {
    public var title = "Continue Where You Left Off?"
    public var message: @Sendable (_ answers: Int, _ hasSecrets: Bool) -> String = { answers, hasSecrets in
      (answers == 1 ? "1 answer was kept." : "\(answers) answers were kept.")
        + (hasSecrets ? " Secrets have to be entered again." : "")
    }
    public var resume = "Continue"
    public var startOver = "Start Over"
    /// Under the question whether to leave.
    public var leaveMessage = "What you entered is kept for the next time, but for secrets."
    /// Some answers of a draft have no place in the form as it is now.
    public var leftOut: @Sendable (_ labels: [String]) -> String = { labels in
      "No longer fitting and left out: \(labels.joined(separator: ", "))."
    }
    public var notSaved: @Sendable (_ reason: String) -> String = { "The draft could not be saved: \($0)." }
  }
}
