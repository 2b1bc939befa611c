import FormFiles
import Testing

@Suite("Secrets in form files")
struct SecretsInFilesTests {
  @Test("E5: a form file that fills in a password is refused, with the place", arguments: ["value", "from"])
  func prefilled(key: String) {
    let file = """
      {"fields": [
        {"id": "password", "type": "secure", "label": "Password", "\(key)": "system.userName"}
      ]}
      """
    let error = #expect(throws: FormFileError.self) { try FormFile(parsing: Array(file.utf8)) }
    #expect(error?.line == 2)
    #expect(error?.path == "fields[0].\(key)")
    #expect(error?.words.contains("a secret is never filled in beforehand") == true)
  }
}
