import Forms
import Testing

@Suite("Addresses of mail and web")
struct ValidatorAddressTests {
  static let local64 = String(repeating: "a", count: 64)
  static let domain189 =
    Array(repeating: String(repeating: "b", count: 60), count: 3).joined(separator: ".") + ".bbbbbb"

  @Test(
    "An e-mail address is a dot-atom, an @ and a domain with a dot",
    arguments: [
      ("name@domain.com", nil), ("a@b.c", nil), ("first.last+tag@mail.example.co.uk", nil),
      ("o'brien_!#$%&*/=?^`{|}~-@x.org", nil),
      (local64 + "@b.com", nil), (local64 + "@" + domain189, nil), ("müller@bücher.example", nil),
      ("пример@пример.рф", nil),
      ("用户@例子.广告", nil), ("e\u{301}@x.org", nil),
      ("", .empty), ("name", .noAt), ("@domain.com", .noLocalPart), ("name@", .noDomain),
      ("name@localhost", .noDot),
      ("a@b@c.com", .severalAts), (local64 + "a@b.com", .localPartTooLong),
      (local64 + "@" + domain189 + ".", .domain(.emptyLabel)),
      (local64 + "@" + domain189 + "b", .tooLong), (".a@b.com", .misplacedDot), ("a.@b.com", .misplacedDot),
      ("a..b@c.com", .misplacedDot), ("a b@c.com", .blank), ("a@b.com ", .blank), ("a@b.com\n", .blank),
      ("a\u{A0}@b.com", .blank),
      (#""a"@b.com"#, .character("\"")), ("a(b)@c.com", .character("(")), ("a,b@c.com", .character(",")),
      ("a\u{200B}@b.com", .character("\u{200B}")), ("a\u{202E}@b.com", .character("\u{202E}")),
      ("a\u{0}@b.com", .character("\u{0}")),
      ("１@b.com", .character("１")), ("ａ@b.com", .character("ａ")), ("😀@b.com", .character("😀")),
      ("a@[192.0.2.1]", .domain(.character("["))), ("a@\u{301}b.com", .domain(.character("\u{301}"))),
      ("\u{301}a@b.com", .character("\u{301}")),
      ("a@-b.com", .domain(.hyphenAtEnd("-b"))),
      ("a@b..com", .domain(.emptyLabel)),
      ("a@b_c.com", .domain(.character("_"))), ("a@192.0.2.1", .domain(.allDigits)),
      ("a@ｂ.com", .domain(.character("ｂ"))),
      ("a@b。com", .domain(.character("。"))),
    ] as [(String, EmailAddress.Problem?)])
  func emailAddresses(text: String, problem: EmailAddress.Problem?) {
    #expect(EmailAddress.problem(in: text) == problem)
  }

  @Test(
    "A URL has a scheme, a host, and the shape of RFC 3986",
    arguments: [
      ("http://example.com", nil), ("HTTPS://example.com/", nil),
      ("https://user:pw@example.com:8443/a/b%20c;d?e=f&g#h/?", nil),
      ("http://localhost", nil), ("http://192.0.2.1:80/", nil), ("http://[2001:db8::1]:65535/x", nil),
      ("ftp://a?b", nil),
      ("git+ssh://host/x~y", nil), ("https://bücher.example/straße?q=日本", nil), ("http://h#f", nil),
      ("", .empty), ("http://a b.com", .blank), ("http://a.com/b c", .blank), (" http://a.com", .blank),
      ("http://a.com\n", .blank),
      ("example.com", .noScheme), ("//example.com", .noScheme), ("http:/example.com", .noScheme),
      ("http:example.com", .noScheme),
      ("mailto:a@b.com", .noScheme), ("1http://a.com", .noScheme), ("://a.com", .noScheme),
      ("ht_tp://a.com", .noScheme),
      ("http://", .noHost), ("http:///path", .noHost), ("http://:80", .noHost), ("http://user@", .noHost),
      ("http://?q", .noHost),
      ("http://a.com:0", .port), ("http://a.com:65536", .port), ("http://a.com:", .port),
      ("http://a.com:8O", .port),
      ("http://a.com:80:80", .port), ("http://a.com:８０", .port), ("http://[::1]:x", .port),
      ("http://a_b.com", .host(.character("_"))), ("http://-a.com", .host(.hyphenAtEnd("-a"))),
      ("http://010.0.0.1", .host(.allDigits)),
      ("http://a..b", .host(.emptyLabel)), ("http://[::1", .character("[")),
      ("http://[1.2.3.4]", .address(.wrongFamily(due: .v6))),
      ("http://[::1]x", .port), ("http://[fe80::1%25eth0]", .address(.zone)),
      ("http://[]", .address(.empty)),
      ("http://a.com/%", .percent), ("http://a.com/%2", .percent), ("http://a.com/%zz", .percent),
      ("http://a.com/\"", .character("\"")),
      ("http://a.com/<b>", .character("<")), ("http://a.com/a\\b", .character("\\")),
      ("http://a.com/{b}", .character("{")),
      ("http://a.com/a|b", .character("|")), ("http://a.com/^", .character("^")),
      ("http://a.com/#a#b", .character("#")),
      ("http://a.com/\u{1B}[2J", .character("\u{1B}")), ("http://a.com/\u{202E}", .character("\u{202E}")),
      ("http://a@b@c.com", .character("@")),
    ] as [(String, WebAddress.Problem?)])
  func urls(text: String, problem: WebAddress.Problem?) {
    #expect(WebAddress.problem(in: text) == problem)
  }

  @Test("T22: a scheme that is not allowed is told with those that are")
  func schemeWords() {
    let problem = Problem.url(.scheme("ftp", allowed: ["http", "https"]))
    #expect(
      Wording.english.problem(problem, "Proxy", .entered, .enUS)
        == "“ftp” can’t be used here. Begin with http:// or https://.")
    #expect(
      Wording.german.problem(problem, "Proxy", .entered, .enUS)
        == "„ftp“ ist hier nicht möglich. Beginnen Sie mit http:// oder https://.")
  }

  @Test("A proxy is http or https")
  func schemes() {
    let schemes = ["http", "https"]
    #expect(WebAddress.problem(in: "HTTP://proxy.example:3128", schemes: schemes) == nil)
    #expect(
      WebAddress.problem(in: "socks5://proxy.example", schemes: schemes)
        == .scheme("socks5", allowed: schemes))
  }
}
