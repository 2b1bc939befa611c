import TerminalScreen

/// An event in words, so that tests read and compare easily.
func words(_ event: Event) -> String {
  switch event {
  case .key(let press): words(press)
  case .paste(let text): "paste(" + text.withBytes { String(decoding: $0, as: UTF8.self) } + ")"
  case .mouse(let mouse):
    "\(mouse.action) \(mouse.position.column),\(mouse.position.row)" + words(mouse.modifiers)
  case .resize(let size): "resize \(size.columns)x\(size.rows)"
  case .focus(let gained): gained ? "focus in" : "focus out"
  case .hangup: "hangup"
  }
}

func words(_ press: KeyPress) -> String {
  let name =
    switch press.key {
    case .text(let scalar): String(Character(scalar))
    case .function(let number): "F\(number)"
    default: "\(press.key)"
    }
  return name + words(press.modifiers)
}

private func words(_ modifiers: Modifiers) -> String {
  (modifiers.contains(.control) ? "+C" : "") + (modifiers.contains(.alt) ? "+M" : "")
    + (modifiers.contains(.shift) ? "+S" : "")
}

/// What a decoder makes of chunks of bytes, flushed after the last.
func decode(_ chunks: [[UInt8]], keys: [(sequence: [UInt8], press: KeyPress)] = []) -> [String] {
  var decoder = InputDecoder(keys: keys)
  var events: [String] = []
  for chunk in chunks { chunk.withUnsafeBytes { decoder.feed($0) { events.append(words($0)) } } }
  decoder.flush { events.append(words($0)) }
  return events
}

func decode(_ text: String) -> [String] { decode([Array(text.utf8)]) }
