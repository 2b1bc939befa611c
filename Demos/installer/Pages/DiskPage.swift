import Formwork

extension InstallerForm {
  var diskPage: Page<Configuration> {
    Page("Disk") {
      Picker(
        "Disk", \.disk,
        options: machine.disks.map { Option($0.name, label: "\($0.name), \($0.words)") }
      )
      .help("All that is on it would be lost.")
      Picker("Layout", \.layout).pickerStyle(.radioGroup)
      SizeField("System Size", \.rootSize).prompt("20G").range(DiskSpace.leastRoot...)
        .help("A number with a unit: M, G or T. 1G is 1024M.")
        .visible { $0.layout == .chosenSizes }
      SizeField("Swap Size", \.swapSize).optional().prompt("2G")
        .visible { $0.layout == .chosenSizes }
      Picker("File System", \.fileSystem, options: ["ext4", "xfs", "btrfs"].map { Option($0, label: $0) })
    }
  }
}

/// Whether the partitions fit.
enum DiskSpace {
  static let boot = ByteSize("512M")!
  static let leastRoot = ByteSize("1G")!

  static func problem(_ model: Configuration, on machine: Machine) -> Problem? {
    guard model.layout == .chosenSizes, let disk = machine.disks.first(where: { $0.name == model.disk })
    else { return nil }
    let sizes = [boot, model.rootSize ?? .zero, model.swapSize ?? .zero].map(\.bytes)
    let sum = sizes.reduce(0) { $0.addingReportingOverflow($1).overflow ? Int.max : $0 + $1 }
    guard sum > disk.size.bytes else { return nil }
    return .words(
      "System, swap and 512M to start from do not fit on \(disk.name), which has \(disk.size.words).")
  }
}
