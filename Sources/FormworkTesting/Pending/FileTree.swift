#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Files below a folder.
enum FileTree {
  /// Paths in the order of their bytes. Names with a dot in front, such as `.build`, are passed over, and
  /// so are links to folders.
  static func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = folder == "." ? name : "\(folder)/\(name)"
      var status = stat()
      guard !name.hasPrefix("."), lstat(path, &status) == 0 else { return [] }
      if status.st_mode & S_IFMT == S_IFDIR { return files(in: path, where: isWanted) }
      return isWanted(name) ? [path] : []
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A path without links and dots, to compare it with others; as it is where there is no such file.
  static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Snapshot files that tests asked for and that are not there.
public enum MissingSnapshots {
  /// In the order in which they were asked for.
  ///
  /// - Parameter list: the file that a run of tests wrote, as `FORMWORK_SNAPSHOTS_USED` told it to.
  public static func found(usedBy list: String) -> [String] {
    guard let text = try? TextFile.read(list) else { return [] }
    var seen: Set<String> = []
    return Snapshot.split(text).filter { !$0.isEmpty && access($0, F_OK) != 0 && seen.insert($0).inserted }
  }
}

/// Snapshot files that no test asked for.
public enum UnreferencedSnapshots {
  /// Those in a folder and below it.
  ///
  /// - Parameter list: the file that a whole run of tests wrote, as `FORMWORK_SNAPSHOTS_USED` told it to:
  ///   one path a line.
  /// - Returns: nil where there is no such list.
  public static func found(in folder: String, usedBy list: String) -> [String]? {
    guard let text = try? TextFile.read(list) else { return nil }
    let used = Set(Snapshot.split(text).map(FileTree.resolved))
    return FileTree.files(in: folder) { $0.hasSuffix(SnapshotFile.nameEnding) }
      .filter { !used.contains(FileTree.resolved($0)) }
  }
}
