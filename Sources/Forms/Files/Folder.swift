/// What a folder holds, as the edge read it.
public struct Folder: Sendable, Hashable {
  /// A file or folder in it.
  public struct Entry: Sendable, Hashable {
    /// Its name without the folder.
    public var name: String
    /// A folder, or a link to one.
    public var isFolder: Bool

    /// Something in a folder, by its name.
    public init(_ name: String, isFolder: Bool = false) {
      self.name = name
      self.isFolder = isFolder
    }

    /// Hidden by its name, as on every Unix.
    var isHidden: Bool { name.hasPrefix(".") }
  }

  /// Folders first, each by name.
  public let entries: [Entry]

  /// Entries in any order. Names that can't stand in a line of text (line breaks and other control
  /// characters) are left out.
  public init(_ entries: [Entry]) {
    self.entries =
      entries
      .filter { entry in
        !entry.name.isEmpty
          && entry.name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      }
      .map { (key: $0.name.lowercased(), entry: $0) }
      .sorted { left, right in
        if left.entry.isFolder != right.entry.isFolder { return left.entry.isFolder }
        return left.key == right.key ? left.entry.name < right.entry.name : left.key < right.key
      }
      .map(\.entry)
  }
}

/// Why a folder could not be read.
public enum FolderProblem: Error, Sendable, Hashable {
  case missing, notAFolder, notPermitted
  /// Another error, by the number that the system gives it (errno).
  case other(Int32)
}
