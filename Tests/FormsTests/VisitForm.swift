import Forms
import FormworkTesting
import TerminalScreen

/// What the form of these tests asks for.
struct Visit: Sendable {
  var name = ""
  var text = ""
  var email = ""
  var password = Secret()
  var agreed = false
}

/// A form with a field of several lines among others, played by keys.
struct VisitForm {
  var model = Visit()
  var lines = 2...4
  var size = Size(columns: 60, rows: 20)
  var limit: Limit?
  var wrap = RowWrap.word

  var form: Form<Visit> {
    Form("Visit", for: model) {
      TextField("Full Name", \.name)
      text
      TextField("Email", \.email).kind(.email).limit(30, .refuse).optional()
      SecureField("Password", \.password)
      Toggle("I Agree", \.agreed)
    }
  }

  private var text: TextField<Visit> {
    let field = TextField("Describe Your Visit", \Visit.text, axis: .vertical).lineLimit(lines).wrap(wrap)
      .id("text").confirmClear(above: 20)
    return limit.map { field.limit($0.count, $0.behavior) } ?? field
  }

  /// Plays keys, which begin in the field of several lines.
  func play(_ keys: String) throws -> ScriptPlayer {
    var player = ScriptPlayer(Session(form, size: size))
    try player.play("<Tab>" + keys)
    return player
  }
}

extension ScriptPlayer {
  /// The text of a field; "" where there is none.
  func text(_ id: String) -> String {
    guard case .text(let text)? = session.answers.first(where: { $0.id == id })?.value else { return "" }
    return text
  }

  var caret: Int? { session.caret?.index }

  var status: String { frame.rows.last?.trimmingPrefix { $0 == " " }.description ?? "" }

  /// The rows of the field of several lines, without their sides: it stands below the name.
  func rows(_ range: Range<Int>) -> [String] {
    range.map { row in
      var text = frame.rows[row].dropFirst(3).dropLast()
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  /// Where the cells of a row are drawn as selected.
  func selected(inRow row: Int) -> [Int] {
    (0..<frame.size.columns).filter { frame[row, $0].role == .selection }
  }
}
