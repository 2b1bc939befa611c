import Forms

/// What the words after `formwork` ask for. Nothing is opened or looked up yet.
enum Invocation: Hashable, Sendable {
  case run(RunOptions)
  case replay(ReplayOptions)
  case review(ReviewOptions)
  /// The form file whose guidance is to be checked.
  case audit(form: String)
  case schema
  /// The script that completes words for a shell.
  case completions(Shell)
  /// The page of a command, or the one of all.
  case help(Subcommand?)
  case version
}

/// `formwork run`.
struct RunOptions: Hashable, Sendable {
  /// How the form is asked.
  enum Face: Hashable, Sendable {
    /// On the terminal, or line by line where the environment says so.
    case automatic
    case inline, lineMode, batch
  }

  enum Mouse: String, CaseIterable, Sendable {
    case off, click, full
  }

  var form: String
  var face = Face.automatic
  var answers: String?
  var draft: String?
  var format = AnswersFormat.json
  /// Nil: standard output.
  var output: String?
  var locale: String?
  var theme: String?
  var showSecrets = false
  /// Nil: as the environment says.
  var mouse: Mouse?
}

/// `formwork replay`.
struct ReplayOptions: Hashable, Sendable {
  enum Print: String, CaseIterable, Sendable {
    case screen, styled, svg, html, animation, asciicast, report, snapshot
  }

  /// What stands for a terminal's own colours in a picture.
  enum Background: String, CaseIterable, Sendable {
    case dark, light
  }

  /// Columns and rows, each from 1 to 1000.
  struct Size: Hashable, Sendable {
    var columns = 80
    var rows = 24
  }

  /// A day of the Gregorian calendar that exists.
  struct Day: Hashable, Sendable {
    let year: Int
    let month: Int
    let day: Int
  }

  var form: String
  /// In the notation of keys, not read yet.
  var keys: String
  var size = Size()
  var print = Print.report
  var trace = false
  /// The snapshot to compare with.
  var against: String?
  var now: Day?
  var term: String?
  var locale: String?
  /// Nil: as the form says.
  var theme: String?
  var background = Background.dark
  var allowCommands = false
}

/// `formwork review`.
struct ReviewOptions: Hashable, Sendable {
  /// What becomes of the changes that wait.
  enum Decision: Hashable, Sendable {
    /// A person says for each.
    case asked
    case accepted, rejected
    /// All go to a file, and go on waiting.
    case reported(String)
  }

  var folder = "."
  var decision = Decision.asked
  /// The list of the snapshots that tests asked for.
  var used: String?
}
