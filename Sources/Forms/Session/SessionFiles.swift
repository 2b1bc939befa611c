/// Going through folders, and taking a file (P11). Folders are read at the edge, never here.
extension Session {
  mutating func openFiles(of number: Int, _ choice: FileChoice, typed: String) {
    let home = settings.environment.home
    let path = PathText(typed, home: home)
    let folder = typed.isEmpty ? (home.isEmpty ? "." : home) : path.folder
    var files = OpenFiles(field: number, choice: choice, folder: folder)
    if !typed.isEmpty { files.arrival = .typed(path.name) }
    open(.files(files))
    effects.append(.readFolder(folder))
  }

  /// What a folder holds has come; for another than the one that is open it comes too late.
  mutating func take(_ folder: Result<Folder, FolderProblem>, ofFolder path: String) {
    guard case .files(var files) = overlay, files.folder == path else { return }
    files.take(folder, settings.wording.files)
    update(files)
    if case .failure(let problem) = folder { announcements.append(settings.wording.files.problem(problem)) }
  }

  mutating func performInFiles(_ files: OpenFiles, _ command: Command) {
    var files = files
    let filter = files.list.filter
    switch command {
    case .cancel: return closeOverlay()
    case .accept: return take(from: files)
    case .nextField:
      take(from: files)
      if overlay == nil { moveFocus(to: nextFocus(after: focus)) }
      return
    case .previousField:
      closeOverlay()
      return moveFocus(to: previousFocus(before: focus))
    case .edit(.move(.characterForward, _)):
      if case .openFolder(let path)? = files.list.current?.action { go(to: path, in: files) }
      return
    case .edit(.deleteBackward) where !filter.isEmpty:
      files.setFilter(String(filter.dropLast()), settings.wording.files)
    case .edit(.deleteBackward), .edit(.move(.characterBackward, _)): return goUp(files)
    case .edit(.killToLineStart), .edit(.killBackwardToBlank), .clear:
      files.setFilter("", settings.wording.files)
    default: guard files.list.move(command, page: listRows(of: files.list)) else { return }
    }
    update(files)
  }

  /// Types in the filter. A full stop shows what is hidden, a slash goes into a folder.
  mutating func typeInFiles(_ files: OpenFiles, _ scalar: Unicode.Scalar) {
    var files = files
    let filter = files.list.filter
    switch scalar {
    case " " where filter.isEmpty: return take(from: files)
    case "." where filter.isEmpty: files.toggleHidden(settings.wording.files)
    case "/" where filter.isEmpty: return go(to: "/", in: files)
    case "/":
      if case .openFolder(let path)? = files.list.current?.action { go(to: path, in: files) }
      return
    default: files.setFilter(filter + String(Character(scalar)), settings.wording.files)
    }
    update(files)
  }

  mutating func update(_ files: OpenFiles) {
    var files = files
    files.list.reveal(rows: listRows(of: files.list))
    overlay = .files(files)
    overlayRevision += 1
    announcements.append(files.list.current?.label ?? settings.wording.keys.noMatch)
  }

  mutating func take(from files: OpenFiles) {
    switch files.list.current?.action {
    case .openFolder(let path):
      if path == PathText(files.folder).parent { goUp(files) } else { go(to: path, in: files) }
    case .takePath(let path):
      closeOverlay()
      put(.text(path), into: files.field)
      announceValue(of: files.field)
    default: break
    }
  }

  private mutating func go(to folder: String, in files: OpenFiles) {
    var files = files
    files.go(to: folder)
    overlay = .files(files)
    overlayRevision += 1
    announcements.append(folder)
    effects.append(.readFolder(folder))
  }

  /// The folder that one comes from is highlighted then.
  private mutating func goUp(_ files: OpenFiles) {
    let path = PathText(files.folder)
    guard path.parent != files.folder else { return }
    var files = files
    files.arrival = .from(path.name)
    go(to: path.parent, in: files)
  }
}
