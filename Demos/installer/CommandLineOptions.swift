/// How the installer is called.
struct CommandLineOptions: Sendable, Equatable {
  /// Answers for a run without questions.
  var answers: String?
  /// Where unfinished answers are kept, to go on with after a lost connection.
  var draft: String?
  /// The destination that is offered.
  var target = ""
  var log: String?
  var wantsHelp = false

  static let usage = """
    installer: sets up a new system, into a folder of its own

      installer [--target DIR] [--draft FILE] [--answers FILE] [--log FILE]

      --target DIR    the destination that is offered; empty, or none as yet
      --draft FILE    keeps unfinished answers there, to go on with next time
      --answers FILE  asks nothing: takes all answers from a file in JSON
      --log FILE      tells there what is done, without secrets

    """

  struct Fault: Error { let words: String }

  init(_ arguments: some Sequence<String>) throws(Fault) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      if option == "--help" || option == "-h" {
        wantsHelp = true
        continue
      }
      let places: [String: WritableKeyPath<Self, String?>] = [
        "--answers": \.answers, "--draft": \.draft, "--log": \.log,
      ]
      guard option == "--target" || places[option] != nil else {
        throw Fault(words: "There is no option “\(option)”. --help lists those that there are.")
      }
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw Fault(words: "\(option) needs a value. Write it behind; --help says which.")
      }
      if let place = places[option] { self[keyPath: place] = value } else { target = value }
    }
  }
}
