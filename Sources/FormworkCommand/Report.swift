internal import FormPilot
internal import Forms
internal import JSONText
internal import TerminalScreen

/// What `replay` tells of a session: its state, its values and its screen.
struct Report {
  private let player: ScriptPlayer
  private var session: Session { player.session }

  init(_ player: ScriptPlayer) { self.player = player }

  var json: JSONNode {
    object([
      ("state", .string(session.outcome.rawValue)),
      ("page", .number(JSONNumber(session.page))),
      ("focus", .string(session.focusedID)),
      ("values", object(session.answers.map { ($0.id, $0.value.json) })),
      ("shown", object(session.shown.map { ($0.id, .string($0.text)) })),
      ("errors", object(session.errors.map { ($0.id, .string($0.words)) })),
      ("pending", .array(session.pending.map(JSONNode.string))),
      ("continue", gate),
      ("caret", caret),
      ("open", session.openName.map(JSONNode.string) ?? .null),
      ("cursor", cursor),
      ("undo", session.undoName.map(JSONNode.string) ?? .null),
      ("redo", session.redoName.map(JSONNode.string) ?? .null),
      ("announcements", .array(player.announcements.map(JSONNode.string))),
      ("screen", .array(player.frame.rows.map(JSONNode.string))),
    ])
  }

  private func object(_ members: [(String, JSONNode)]) -> JSONNode {
    .object(members.map { JSONNode.Member($0.0, $0.1) })
  }

  private var gate: JSONNode {
    object([
      ("enabled", .bool(session.isGateOpen)),
      ("missing", .array(session.missing.map(JSONNode.string))),
    ])
  }

  private var caret: JSONNode {
    session.caret.map { object([("field", .string($0.id)), ("index", .number(JSONNumber($0.index)))]) }
      ?? .null
  }

  private var cursor: JSONNode {
    object([
      ("column", .number(JSONNumber(player.frame.cursor?.column ?? 0))),
      ("row", .number(JSONNumber(player.frame.cursor?.row ?? 0))),
      ("visible", .bool(player.frame.cursor != nil)),
    ])
  }
}
