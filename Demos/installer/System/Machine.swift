import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the installer finds on the machine. Tests have one of their own.
struct Machine: Sendable {
  var disks: [Disk] = []
  var interfaces: [String] = []
  var keyboards: [Option] = [Option("us", label: "English (US)")]
  var timeZones = ["UTC"]
  /// The zone of this machine, which is probably that of the new one.
  var timeZone = "UTC"
  /// Whether the system knows a user of that name.
  var hasAccount: @Sendable (String) async -> Bool = { _ in false }

  /// This machine.
  static var current: Machine {
    var machine = Machine()
    // In a container there may be no disk and no network: the demonstration goes on with made-up ones.
    machine.disks = Disk.all.isEmpty ? [Disk.example] : Disk.all
    // lo leads nowhere.
    machine.interfaces = (SystemFile.names(in: "/sys/class/net") ?? [])
      .filter { $0 != "lo" && InterfaceName.problem(in: $0) == nil }
    if machine.interfaces.isEmpty { machine.interfaces = ["eth0"] }
    let keyboards = Keyboards.all
    if !keyboards.isEmpty { machine.keyboards = keyboards }
    machine.timeZones = TimeZones.all
    let zone = SystemValues.current.timeZone
    machine.timeZone = machine.timeZones.contains(zone) ? zone : "UTC"
    machine.hasAccount = { name in
      var entry = passwd()
      var found: UnsafeMutablePointer<passwd>?
      var texts = [CChar](repeating: 0, count: 16_384)
      return getpwnam_r(name, &entry, &texts, texts.count, &found) == 0 && found != nil
    }
    return machine
  }
}

/// A disk as the kernel shows it.
struct Disk: Sendable, Hashable {
  let name: String
  let model: String
  let size: ByteSize

  var words: String { model.isEmpty ? size.words : "\(size.words), \(model)" }

  static let example = Disk(name: "disk0", model: "Made-Up Disk", size: ByteSize("20G")!)

  /// Whole disks that can be written: no loops, memory, optical drives or disks made of others.
  static var all: [Disk] {
    let others = ["loop", "ram", "zram", "sr", "fd", "dm-", "md", "nbd"]
    return (SystemFile.names(in: "/sys/block") ?? []).compactMap { name in
      let folder = "/sys/block/\(name)"
      guard !others.contains(where: name.hasPrefix), SystemFile.line(of: "\(folder)/ro") == "0",
        // Sectors are of 512 bytes there, whatever the disk's own are.
        let sectors = SystemFile.line(of: "\(folder)/size").flatMap(Int.init), sectors > 0,
        let size = ByteSize(bytes: sectors * 512)
      else { return nil }
      let model = SystemFile.line(of: "\(folder)/device/model") ?? ""
      return Disk(name: name, model: model.split(separator: " ").joined(separator: " "), size: size)
    }
  }
}

extension ByteSize {
  /// Rounded for people: 931.5 GiB.
  var words: String {
    let unit = Unit.allCases.last { bytes >= $0.bytes } ?? .byte
    let (whole, rest) = bytes.quotientAndRemainder(dividingBy: unit.bytes)
    let tenth = unit == .byte ? 0 : rest / max(1, unit.bytes / 10)
    let name = unit == .byte ? "bytes" : "\(unit.rawValue)iB"
    return tenth == 0 ? "\(whole) \(name)" : "\(whole).\(min(9, tenth)) \(name)"
  }
}

/// Zones of the system's database that are places (zone.tab), and UTC.
enum TimeZones {
  static let folder = "/usr/share/zoneinfo"

  static var all: [String] {
    let tables = ["zone.tab", "zone1970.tab"].map { SystemFile.lines(of: "\(folder)/\($0)") }
    let zones = (tables.first { !$0.isEmpty } ?? []).compactMap { line -> String? in
      let columns = line.split(separator: "\t")
      return line.hasPrefix("#") || columns.count < 3 ? nil : String(columns[2])
    }
    return ["UTC"] + zones.sorted()
  }
}

/// The layouts that X and the console share (xkeyboard-config), or the most usual.
enum Keyboards {
  static var all: [Option] {
    let lines = SystemFile.lines(of: "/usr/share/X11/xkb/rules/base.lst")
    let layouts = lines.drop { $0 != "! layout" }.dropFirst().prefix { !$0.hasPrefix("!") }
    let found = layouts.compactMap { line -> Option? in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return nil }
      return Option(String(words[0]), label: words[1].drop { $0 == " " }.description)
    }
    return found.isEmpty ? usual : found
  }

  private static let usual = [
    Option("us", label: "English (US)"), Option("gb", label: "English (UK)"),
    Option("de", label: "German"), Option("fr", label: "French"), Option("es", label: "Spanish"),
    Option("it", label: "Italian"), Option("br", label: "Portuguese (Brazil)"),
    Option("pl", label: "Polish"), Option("jp", label: "Japanese"), Option("kr", label: "Korean"),
  ]
}
