import FormFiles
import FormworkTesting
import Testing

/// What a form file may not say of a field of one line, and the words that mend it.
@Suite struct TextTypeErrorTests {
  private func error(_ field: String) throws -> String {
    let file = #"{"fields": [{"id": "f", "label": "It", \#(field)}]}"#
    do throws(FormFileError) {
      _ = try FormFile(parsing: Array(file.utf8))
      return ""
    } catch {
      return "\(error.path): \(error.words)"
    }
  }

  @Test(
    arguments: [
      (#""type": "text", "mask": "---""#, "fields[0].mask: a mask has places to type in"),
      (#""type": "text", "mask": "99\\""#, "fields[0].mask: a `\\` takes the character after it"),
      (
        #""type": "text", "mask": ""# + String(repeating: "9", count: 1_025) + "\"",
        "fields[0].mask: a mask has at most 1024 places and literals"
      ),
      (#""type": "text", "mask": 99"#, "fields[0].mask: expected a text in quotes, found the number 99"),
      (
        #""type": "text", "mask": "999", "value": "12x""#,
        "fields[0].value: “12x” can't stand in this field: Type a digit here"
      ),
      (
        #""type": "text", "mask": "99", "value": "123""#,
        "fields[0].value: “123” can't stand in this field: There is room for 2"
      ),
      (#""type": "text", "value": "a\nb""#, "fields[0].value: a field of one line takes no line breaks"),
      (
        #""type": "text", "limitBehavior": "refuse""#,
        "fields[0].limitBehavior: `limitBehavior` needs a `limit`"
      ),
      (#""type": "text", "limit": 0"#, "fields[0].limit: expected a whole number from 1"),
      (#""type": "text", "limit": {"words": 3}"#, "fields[0].limit.words: "),
      (#""type": "text", "truncate": "start""#, "fields[0].truncate: "),
      (#""type": "text", "icon": """#, "fields[0].icon: an icon has 1 to 4 characters"),
      (#""type": "text", "decimals": 2"#, "fields[0].decimals: "),
      (#""type": "phone", "value": "call me""#, "fields[0].value: “call me” can't stand in this field"),
      (#""type": "card", "value": "4111-x""#, "fields[0].value: “4111-x” can't stand in this field"),
      (#""type": "digits""#, "fields[0]: `count` is missing"),
      (#""type": "digits", "count": 0"#, "fields[0].count: expected a whole number from 1 to 32"),
      (
        #""type": "digits", "count": 4, "obscured": true, "value": "1234""#,
        "fields[0].value: a secret is never filled in beforehand"
      ),
      (
        #""type": "digits", "count": 4, "reveal": true"#,
        "fields[0].reveal: only what is `obscured` can be revealed"
      ),
      (#""type": "digits", "count": 4, "value": "12a""#, "fields[0].value: “12a” can't stand in this field"),
      (#""type": "secure", "value": "x""#, "fields[0].value: a secret is never filled in beforehand"),
      (#""type": "secure", "mask": "99""#, "fields[0].mask: "),
      (#""type": "number", "min": "1""#, "fields[0].min: expected a number"),
      (#""type": "number", "min": 5, "max": 1"#, "fields[0].max: `max` is below `min`, which is 5"),
      (#""type": "number", "step": 0"#, "fields[0].step: a step is above zero"),
      (#""type": "number", "decimals": -1"#, "fields[0].decimals: expected a whole number from 0 to 38"),
      (#""type": "number", "value": "12""#, "fields[0].value: expected a number"),
      (
        #""type": "number", "min": 1, "value": 0"#,
        "fields[0].value: this can't stand in the field: Enter 1 or more."
      ),
      (
        #""type": "number", "decimals": 1, "value": 1.25"#,
        "fields[0].value: this can't stand in the field: Use at most 1 decimal."
      ),
      (
        #""type": "currency", "currency": "euro""#,
        "fields[0].currency: a currency is named by its three letters"
      ),
      (#""type": "size", "min": "lots""#, "fields[0].min: expected a size such as `\"10G\"`"),
      (#""type": "size", "min": "2G", "max": "1G""#, "fields[0].max: `max` is below `min`, which is 2G"),
      (#""type": "size", "min": "2G", "value": "1G""#, "fields[0].value: this can't stand in the field"),
      (#""type": "date", "value": "31.12.2026""#, "fields[0].value: expected a day as `YYYY-MM-DD`"),
      (#""type": "date", "value": "2026-02-30""#, "fields[0].value: expected a day as `YYYY-MM-DD`"),
      (#""type": "expiration", "format": "yy/mm""#, "fields[0].format: "),
    ])
  func told(field: String, words: String) throws {
    let error = try error(field)
    #expect(error.hasPrefix(words), "\(error)")
  }

  @Test(
    "E3: values that fit are taken, with and without the literals of a mask",
    arguments: [
      (#""type": "phone", "value": "555-123-4567""#, "555-123-4567"),
      (#""type": "phone", "value": "+41 44 668 18 00""#, "+41446681800"),
      (#""type": "card", "value": "4111 1111""#, "4111-1111-"),
      (#""type": "text", "mask": "99:99", "value": "12:30""#, "12:30"),
      (#""type": "text", "mask": "99:99", "value": "1230""#, "12:30"),
      (#""type": "date", "value": "2026-12-31""#, "12/31/2026"),
      (#""type": "expiration", "value": "2026-12-31""#, "31/12/2026"),
      (#""type": "expiration", "format": "mm/yy", "value": "2026-12""#, "12/26"),
      (#""type": "digits", "count": 6, "value": "123 456""#, "123456"),
      (#""type": "number", "value": 1234.50"#, "1,234.50"),
      (#""type": "number", "value": 1.5e3"#, "1,500"),
      (#""type": "currency", "value": 5"#, "$5.00"),
      (#""type": "percent", "value": 12.5"#, "12.5%"),
      (#""type": "size", "value": "1.5 TiB""#, "1.5T"),
      (#""type": "size", "value": 1024"#, "1K"),
      (#""type": "url", "value": "https://example.org""#, "https://example.org"),
    ])
  func taken(field: String, shown: String) throws {
    let file =
      #"{"fields": [{"id": "g", "label": "Other", "type": "text"}, {"id": "f", "label": "It", \#(field)}]}"#
    let player = try FormFile(parsing: Array(file.utf8)).form.playing()
    #expect(player.session.shown.first?.text == shown)
  }
}
