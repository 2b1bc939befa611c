// Saves two drafts in turn, for ever: to be killed at any moment by a test.
import Formwork

let file = DraftFile(CommandLine.arguments[1])
let drafts = [1, 40_000].map { length in
  Draft(
    form: "Form", fingerprint: "0",
    entries: [.init(id: "text", type: "text", value: .text(String(repeating: "é", count: length)))])
}
while true { for draft in drafts { file.save(draft) } }
