import Formwork

/// The disk, the language, the keyboard and the time.
extension Configuration {
  /// sfdisk(8), script format: made, never run.
  func diskFile(on machine: Machine) -> PlannedFile {
    let disk = machine.disks.first { $0.name == self.disk }
    let size = disk?.size.bytes ?? 0
    var lines = ["label: gpt", "device: /dev/\(self.disk)", "unit: sectors", "sector-size: 512"]
    // Partitions begin at whole mebibytes: 2048 sectors.
    let sectors = { (size: ByteSize) in size.bytes / (1 << 20) * 2048 }
    lines.append("size=\(sectors(DiskSpace.boot)), type=U, name=\"boot\"")
    if layout == .chosenSizes {
      if let swapSize, swapSize > .zero { lines.append("size=\(sectors(swapSize)), type=S, name=\"swap\"") }
      if let rootSize { lines.append("size=\(sectors(rootSize)), type=L, name=\"root\"") }
    } else {
      lines.append("type=L, name=\"root\"")
    }
    let names = lines.count - 4
    return PlannedFile("etc/installer/\(self.disk).sfdisk", lines.joined(separator: "\n") + "\n") { text in
      let partitions = text.split(separator: "\n").filter { line in
        line.split(separator: ",").contains { $0.drop { $0 == " " }.hasPrefix("type=") }
      }
      let sizes = partitions.map { line in
        line.split(separator: ",").first { $0.hasPrefix("size=") }.flatMap { Int($0.dropFirst(5)) } ?? 0
      }
      let known = sizes.reduce(0) { $0.addingReportingOverflow($1).partialValue }
      return partitions.count == names && known <= size / 512
    }
  }

  var languageFiles: [PlannedFile] {
    [
      PlannedFile("etc/default/locale", "LANG=\(language).UTF-8\n") { [language] in
        Self.variables($0) == ["LANG": "\(language).UTF-8"]
      },
      PlannedFile(
        "etc/default/keyboard",
        "XKBMODEL=\"pc105\"\nXKBLAYOUT=\"\(keyboard)\"\nXKBVARIANT=\"\"\nXKBOPTIONS=\"\"\n"
      ) { [keyboard] in Self.variables($0)?["XKBLAYOUT"] == keyboard },
    ]
  }

  var timeFiles: [PlannedFile] {
    [
      PlannedFile("etc/timezone", timeZone + "\n") { [timeZone] in $0 == timeZone + "\n" },
      // As on every system: the link is right where the zones are.
      PlannedFile("etc/localtime", linkTo: "\(TimeZones.folder)/\(timeZone)"),
    ]
  }

  /// Lines of `NAME=value` or `NAME="value"`; nil for any other.
  static func variables(_ text: String) -> [String: String]? {
    var variables: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].allSatisfy({ $0.isUppercase || $0 == "_" }) else { return nil }
      let isQuoted = parts[1].count >= 2 && parts[1].hasPrefix("\"") && parts[1].hasSuffix("\"")
      variables[String(parts[0])] = String(isQuoted ? parts[1].dropFirst().dropLast() : parts[1])
    }
    return variables
  }
}
