import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A demo that lies beside this program.
struct DemoProgram: Sendable {
  let name: String
  /// What people read.
  let title: String
  /// Words of its command, with what it is given for a draft or a folder of its own.
  let arguments: @Sendable (_ folder: String) -> [String]
  /// Whether it keeps a draft, `NAME.draft`, to be gone on with.
  let keepsDraft: Bool

  /// All there could be, in the order in which they are offered.
  static let all = [
    DemoProgram(name: "signup", title: "Sign Up"),
    DemoProgram(name: "installer", title: "Install a System", keepsDraft: true) {
      ["--draft", "\($0)/installer.draft", "--target", "\($0)/new-system"]
    },
    DemoProgram(name: "checkout", title: "Check Out"),
    DemoProgram(name: "settings", title: "Settings"),
    DemoProgram(name: "gallery", title: "Gallery of Fields"),
  ]

  init(
    name: String, title: String, keepsDraft: Bool = false,
    arguments: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    (self.name, self.title, self.keepsDraft, self.arguments) = (name, title, keepsDraft, arguments)
  }

  /// Those that were built.
  static func built(in folder: String) -> [DemoProgram] {
    all.filter { access("\(folder)/\($0.name)", X_OK) == 0 }
  }

  /// What stands in the list: an unfinished draft is told.
  func label(drafts: String) -> String {
    let isUnfinished = keepsDraft && access("\(drafts)/\(name).draft", F_OK) == 0
    return isUnfinished ? "\(title) (Unfinished)" : title
  }

  /// Runs it on this terminal and waits for its end. Returns its status, 128 and more for a signal.
  func run(from programs: String, drafts: String) -> Int32 {
    let words = ["\(programs)/\(name)"] + arguments(drafts)
    var pointers = words.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, words[0], nil, nil, &pointers, environ) == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
