/// What lies open over the form: one thing at a time.
enum Overlay: Sendable {
  case alert(Alert)
  case list(OpenList)
  case calendar(OpenCalendar)
  case files(OpenFiles)
  case tip(Tip)
}

/// A question that stops everything else, titled by its task. The safe button is first, has the
/// focus, and is what Esc means (P2).
struct Alert: Sendable {
  enum Action: Sendable, Hashable {
    case close, leave, submit, resume, startOver
    case clear(field: Int)
    case revertForm
  }

  struct Button: Sendable {
    var label: String
    var action: Action
  }

  var title: String
  var message: String
  var buttons: [Button]
  var focused = 0

  static func draft(_ answers: Int, hasSecrets: Bool, _ words: Wording) -> Alert {
    Alert(
      title: words.drafts.title, message: words.drafts.message(answers, hasSecrets),
      buttons: [
        Button(label: words.drafts.resume, action: .resume),
        Button(label: words.drafts.startOver, action: .startOver),
      ])
  }

  static func leave(title: String, keepsDraft: Bool, _ words: Wording) -> Alert {
    Alert(
      title: words.alerts.leaveTitle(title),
      message: keepsDraft ? words.drafts.leaveMessage : words.alerts.leaveMessage,
      buttons: [
        Button(label: words.alerts.keepEditing, action: .close),
        Button(label: words.alerts.leave, action: .leave),
      ])
  }

  static func submit(_ confirmation: Confirmation, _ words: Wording) -> Alert {
    Alert(
      title: confirmation.title, message: confirmation.message,
      buttons: [
        Button(label: words.alerts.keepEditing, action: .close),
        Button(label: confirmation.button, action: .submit),
      ])
  }

  static func clear(_ field: Int, label: String, _ words: Wording) -> Alert {
    Alert(
      title: words.alerts.clearTitle(label), message: words.alerts.clearMessage,
      buttons: [
        Button(label: words.alerts.keep, action: .close),
        Button(label: words.alerts.clear, action: .clear(field: field)),
      ])
  }

  static func revertForm(title: String, losesSecrets: Bool, _ words: Wording) -> Alert {
    Alert(
      title: words.alerts.revertFormTitle(title),
      message: losesSecrets ? words.alerts.revertSecretsMessage : words.alerts.revertFormMessage,
      buttons: [
        Button(label: words.alerts.keep, action: .close),
        Button(label: words.alerts.revert, action: .revertForm),
      ])
  }
}

/// The tip and the full value of a field (F1, T10).
struct Tip: Sendable {
  var title: String
  var paragraphs: [String]
  /// The paragraphs as they are said: an error by its word and not by its sign (A3).
  var spoken: [String]
  /// Where to find the rest: sentences about keys and the mouse.
  var keys: [String] = []
  /// What it is of, and stands beside.
  var place: Focus
  /// It came with a mouse that rests, and goes with whatever happens next.
  var isPassing = false
}
