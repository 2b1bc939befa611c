import Testing

/// Form files that can't be used, as a person meets them: `FILE:LINE:COLUMN: keys: words`, and what would be right.
@Suite("Form files that are refused")
struct FormFileRefusalTests {
  /// Fields of a form, where it has to be told, with which keys, and a part of the words.
  static let cases: [(fields: String, column: Int, words: String)] = [
    (
      #"{"id": "a", "type": "text", "label": "A", "optinal": true}"#, 55,
      "fields[0].optinal: `optinal` is not known here; did you mean `optional`?"
    ),
    (
      #"{"id": "a", "type": "txt", "label": "A"}"#, 33,
      "fields[0].type: `txt` is not known here; did you mean `text`?"
    ),
    (
      #"{"id": "a", "type": "text", "label": "A"}, {"id": "a", "type": "text", "label": "B"}"#, 63,
      "fields[1].id: The id `a` is taken by the field at line 1"
    ),
    (
      #"{"id": "a", "id": "b", "type": "text", "label": "A"}"#, 25,
      "`id` stands on line 1 already. Remove one of the two."
    ),
    (
      #"{"id": "plan", "type": "text", "label": "A", "visible": {"pan": "x"}}"#, 77,
      "fields[0].visible.pan: There is no field with this id: `pan` is not known here; did you mean `plan`?"
    ),
    (
      #"{"id": "a", "type": "toggle", "label": "A", "visible": {"b": true}}, {"id": "b", "type": "toggle", "label": "B", "enabled": {"a": true}}"#,
      143, "`a` → `b` → `a`; remove one of them"
    ),
    (
      #"{"id": "a", "type": "text", "label": "A", "mask": "--"}"#, 63,
      "fields[0].mask: A mask has places to type in"
    ),
    (
      #"{"id": "a", "type": "secure", "label": "A", "value": "hunter2"}"#, 66,
      "fields[0].value: A secret is never filled in beforehand"
    ),
    (
      #"{"id": "a", "type": "digits", "count": 4, "obscured": true, "label": "A", "value": "1234"}"#, 96,
      "fields[0].value: A secret is never filled in beforehand"
    ),
    (
      #"{"id": "a", "type": "text", "label": "A", "rules": [{"pattern": "(a)\\1"}]}"#, 77,
      "fields[0].rules[0].pattern: Back-references are not supported."
    ),
    (
      #"{"id": "a", "type": "number", "label": "A", "min": 5, "max": 1}"#, 74,
      "fields[0].max: `max` is below `min`, which is 5"
    ),
    (
      #"{"id": "a", "type": "picker", "label": "A", "options": ["x", "x"]}"#, 74,
      "fields[0].options[1]: The value `x` is in the list already"
    ),
  ]

  @Test("File, line, column, keys, and what would be right; status 2, nothing printed", arguments: cases)
  func refused(fields: String, column: Int, words: String) throws {
    let file = try TemporaryFile("{\"fields\": [\(fields)]}")
    let result = try Program.run([Products.path(of: "formwork"), "run", file.path, "--batch"])
    #expect(result.ending == .status(2))
    #expect(result.output == "")
    #expect(result.error.hasPrefix("\(file.path):1:\(column): "), "\(result.error)")
    #expect(result.error.contains(words), "\(result.error)")
    #expect(!result.error.contains("hunter2"))
    #expect(!result.error.contains("1234"))
    #expect(result.error.hasSuffix(".\n") || result.error.hasSuffix("?\n"), "a sentence: \(result.error)")
  }

  @Test("All faults are told, a line each and in order of place, 20 at most; status 2, nothing printed")
  func several() throws {
    let fields = (1...30).map { #"{"id": "f\#($0)", "type": "txt", "label": "L"}"# }
    let few = try TemporaryFile("{\"fields\": [\n\(fields.prefix(3).joined(separator: ",\n"))\n]}")
    let many = try TemporaryFile("{\"fields\": [\n\(fields.joined(separator: ",\n"))\n]}")
    for (file, count) in [(few, 3), (many, 20)] {
      let result = try Program.run([Products.path(of: "formwork"), "audit", file.path])
      #expect(result.ending == .status(2) && result.output == "")
      let lines = result.error.split(separator: "\n")
      for (index, line) in lines.prefix(count).enumerated() {
        #expect(line.hasPrefix("\(file.path):\(index + 2):"))
        #expect(line.hasSuffix("fields[\(index)].type: `txt` is not known here; did you mean `text`?"))
      }
      let rest = count < 20 ? [] : ["\(file.path): More is wrong than is told here. Mend this first."]
      #expect(lines.dropFirst(count).map(String.init) == rest)
    }
  }

  @Test("A locale that nobody knows is told at its place, by run and by replay")
  func locale() throws {
    let file = try TemporaryFile("{\n  \"locale\": \"xx_XX\",\n  \"fields\": []}")
    for command in [["run", file.path, "--batch"], ["replay", file.path, "--keys", "x"]] {
      let result = try Program.run([Products.path(of: "formwork")] + command)
      #expect(result.ending == .status(2))
      #expect(
        result.error
          == "\(file.path):2:13: locale: The locale `xx_XX` is not known; write one as in `de_DE`.\n")
    }
  }

  @Test("A locale that nobody knows is told as an option, too")
  func localeOption() throws {
    let file = try TemporaryFile(#"{"fields": [{"id": "a", "type": "text", "label": "A"}]}"#)
    let result = try Program.run(
      [Products.path(of: "formwork"), "run", file.path, "--batch", "--locale", "xx_XX"])
    #expect(result.ending == .status(2))
    #expect(result.error == "formwork run: The locale `xx_XX` is not known. Write one as in de_DE.\n")
  }

  @Test("What is too deep or too large is refused at once")
  func limits() throws {
    for text in [
      String(repeating: "[", count: 100_000),
      #"{"fields": [{"id": "a", "type": "text", "label": "A", "visible": "#
        + String(repeating: #"{"not": "#, count: 300) + #"{"a": "x"}"# + String(repeating: "}", count: 300)
        + "}]}",
      String(repeating: " ", count: (16 << 20) + 1),
    ] {
      let file = try TemporaryFile(text)
      let result = try Program.run([Products.path(of: "formwork"), "audit", file.path])
      #expect(result.ending == .status(2))
      #expect(result.error.hasPrefix(file.path + ":"))
      #expect(result.error.count < 300)
    }
  }
}
