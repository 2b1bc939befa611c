extension Wording {
  /// What is said of drafts (P12).
  public struct DraftWords: Sendable {
    /// Asks whether to go on with a draft.
    public var title: String
    /// What the draft holds.
    public var message: @Sendable (_ answers: Int, _ hasSecrets: Bool) -> String
    /// Goes on with it.
    public var resume: String
    /// Begins anew.
    public var startOver: String
    /// Under the question whether to leave.
    public var leaveMessage: String
    /// Some answers of a draft have no place in the form as it is now.
    public var leftOut: @Sendable (_ labels: [String]) -> String
    /// Saving went wrong.
    public var notSaved: @Sendable (_ reason: String) -> String

    static let english = DraftWords(
      title: "Continue Where You Left Off?",
      message: { answers, hasSecrets in
        (answers == 1 ? "1 answer was kept." : "\(answers) answers were kept.")
          + (hasSecrets ? " Secrets have to be entered again." : "")
      },
      resume: "Continue", startOver: "Start Over",
      leaveMessage: "What you entered is kept for the next time, except for secrets.",
      leftOut: { "Left out, no longer valid: \($0.joined(separator: ", "))." },
      notSaved: { "The draft could not be saved: \($0)." })

    static let german = DraftWords(
      title: "Dort weitermachen, wo Sie aufgehört haben?",
      message: { answers, hasSecrets in
        (answers == 1 ? "1 Antwort wurde aufbewahrt." : "\(answers) Antworten wurden aufbewahrt.")
          + (hasSecrets ? " Geheimes ist neu einzugeben." : "")
      },
      resume: "Weitermachen", startOver: "Neu beginnen",
      leaveMessage: "Was Sie eingegeben haben, wird bis zum nächsten Mal aufbewahrt, außer Geheimem.",
      leftOut: { "Ausgelassen, nicht mehr gültig: \($0.joined(separator: ", "))." },
      notSaved: { "Der Entwurf konnte nicht gesichert werden: \($0)." })
  }
}
