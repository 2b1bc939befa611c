internal import Forms
internal import TerminalScreen

extension Snapshot {
  /// Takes a form as it stands after the last key, in all planes.
  public init(of player: ScriptPlayer) {
    let session = player.session
    let picture = Snapshot(of: player.concealedFrame)
    self.init(
      size: picture.size, cursor: picture.cursor, setting: Self.setting(of: session.settings),
      parts: picture.parts + [
        Part(plane: .spoken, lines: player.announcements.map { SafeText.of($0) }),
        Part(plane: .meaning, lines: Self.meaning(of: session).map { SafeText.of($0) }),
      ])
  }

  /// The locale and the class of the terminal: all that a screen depends on beside form and keys.
  private static func setting(of settings: SessionSettings) -> String {
    let traits = settings.traits
    let colors = traits.colors == 0 ? "no colors" : "\(traits.colors) colors"
    let words = [traits.isUTF8 ? "UTF-8" : "ASCII", colors] + (traits.hasDim ? ["dim"] : [])
    return settings.environment.locale.identifier + "; " + words.joined(separator: ", ")
  }

  private static func meaning(of session: Session) -> [String] {
    var lines = [line("state", session.outcome.rawValue)]
    if session.form.pages.count > 1 { lines.append(line("page", String(session.page))) }
    let caret = session.caret.map { ", caret at \($0.index)" } ?? ""
    lines.append(line("focus", session.focusedID + caret))
    if let open = session.openName { lines.append(line("open", open)) }
    lines.append(line("continue", gate(of: session)))
    lines += session.pending.map { line("checking", $0) }
    lines += session.errors.map { line("error", "\($0.id): \($0.words)") }
    lines += session.answers.compactMap { answer in
      words(for: answer.value).map { line("value", "\(answer.id): \($0)") }
    }
    return lines
  }

  private static func gate(of session: Session) -> String {
    if session.isGateOpen { return "enabled" }
    return "disabled, missing " + session.missing.joined(separator: ", ")
  }

  private static func line(_ name: String, _ words: String) -> String {
    name + String(repeating: " ", count: 10 - name.count) + words
  }

  private static func words(for value: AnswerValue) -> String? {
    switch value {
    case .null: nil
    case .text(let text): "“\(text)”"
    case .toggle(let isOn): isOn ? "on" : "off"
    case .number(let text): text
    case .list(let texts): texts.isEmpty ? nil : texts.map { "“\($0)”" }.joined(separator: ", ")
    case .secret(let secret): secret.isEmpty ? nil : "hidden"
    }
  }
}
