/// A folder's files to take one from (P11).
struct OpenFiles: Sendable {
  let field: Int
  let choice: FileChoice
  /// What is read, or being read.
  private(set) var folder: String
  /// Whether it is the folder that was opened first.
  private var isFirst = true
  private(set) var contents = Contents.reading
  private(set) var showsHidden = false
  /// What to highlight once the folder is read.
  var arrival = Arrival.top
  /// What the contents come to: the rows, filtered as is typed.
  var list: OpenList

  enum Arrival: Sendable {
    case top
    /// One comes up from this folder.
    case from(String)
    /// This much of a name was typed in the field.
    case typed(String)
  }

  enum Contents: Sendable {
    case reading
    case read(Folder)
    case failed(FolderProblem)
  }

  init(field: Int, choice: FileChoice, folder: String) {
    self.field = field
    self.choice = choice
    self.folder = folder
    list = OpenList(.files(field: field), title: folder, rows: [])
  }

  /// Goes on in another folder, to be read.
  mutating func go(to folder: String) {
    self.folder = folder
    isFirst = false
    contents = .reading
    list = OpenList(.files(field: field), title: folder, rows: [])
  }

  /// Takes what the edge read.
  mutating func take(_ result: Result<Folder, FolderProblem>, _ words: Wording.FileWords) {
    switch result {
    case .success(let folder): contents = .read(folder)
    case .failure(let problem): contents = .failed(problem)
    }
    updateRows(words, filter: "")
    switch arrival {
    case .top: break
    case .from(let name): _ = highlight(name)
    case .typed(let name):
      if !highlight(name), !name.isEmpty, case .read = contents { updateRows(words, filter: name) }
    }
    arrival = .top
  }

  private mutating func highlight(_ name: String) -> Bool {
    guard let row = list.rows.firstIndex(where: { $0.label == name || $0.label == name + "/" })
    else { return false }
    list.highlighted = row
    return true
  }

  mutating func toggleHidden(_ words: Wording.FileWords) {
    showsHidden.toggle()
    updateRows(words, filter: "")
  }

  /// Narrows down; a name that is not there can be taken as a new one.
  mutating func setFilter(_ text: String, _ words: Wording.FileWords) { updateRows(words, filter: text) }

  private mutating func updateRows(_ words: Wording.FileWords, filter: String) {
    var rows: [OpenList.Row] = []
    if isFirst {
      rows += choice.recent.map { .init(label: $0, detail: words.recent, action: .takePath($0)) }
    }
    if choice.wantsFolder { rows.append(.init(label: words.useFolder, action: .takePath(folder))) }
    if folder != "/" { rows.append(.init(label: "..", action: .openFolder(PathText(folder).parent))) }
    if case .read(let contents) = contents { rows += contents.entries.filter(isShown).map(row) }
    list = OpenList(.files(field: field), title: folder, rows: rows)
    guard !filter.isEmpty else { return }
    list.setFilter(filter)
    let name = list.filter
    let isKnown = rows.contains { $0.label == name || $0.label == name + "/" }
    if !isKnown, case .read = contents, isName(name) {
      let path = PathText(folder).appending(name)
      list.append(.init(label: words.newName(name), action: .takePath(path)))
    }
  }

  private func isName(_ text: String) -> Bool { !text.contains("/") && text != "." && text != ".." }

  /// Whether there is anything to take or go into, beside the way up.
  var hasEntries: Bool {
    if case .read(let contents) = contents { contents.entries.contains(where: isShown) } else { false }
  }

  private func isShown(_ entry: Folder.Entry) -> Bool {
    guard showsHidden || !entry.isHidden else { return false }
    return entry.isFolder || !choice.wantsFolder && choice.offers(entry.name)
  }

  private func row(_ entry: Folder.Entry) -> OpenList.Row {
    let path = PathText(folder).appending(entry.name)
    return .init(
      label: entry.isFolder ? entry.name + "/" : entry.name,
      action: entry.isFolder ? .openFolder(path) : .takePath(path))
  }
}
