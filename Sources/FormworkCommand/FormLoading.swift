internal import FormFiles
internal import Forms
internal import JSONText
internal import TerminalScreen

extension FormFile {
  /// Reads a form file; says what is wrong with it on standard error, and returns nil then.
  static func load(_ path: String, system: SystemValues) -> FormFile? {
    switch InputFile.read(path) {
    case .failure(let error):
      Output.complain(Output.safe(error.words))
      return nil
    case .success(let bytes):
      do throws(FormFileError) {
        return try FormFile(parsing: bytes, system: system)
      } catch {
        let faults = error.all
        for fault in faults.prefix(FormFileError.mostTold) {
          Output.complain(Output.safe(fault.description(file: path)))
        }
        if faults.count > FormFileError.mostTold {
          Output.complain(Output.safe("\(path): More is wrong than is told here. Mend this first."))
        }
        return nil
      }
    }
  }
}

extension Output {
  /// Text from outside as it may be shown on a terminal: what could move or mislead it is escaped.
  static func safe(_ text: String) -> String { JSONWriter.shown(text) }
}
