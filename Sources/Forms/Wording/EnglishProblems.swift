/// The sentences for problems in English: what is wrong, and how to mend it.
struct EnglishProblems {
  let label: String
  let answered: AnswerManner
  let locale: LocaleSymbols

  func words(for problem: Problem) -> String {
    switch problem {
    case .required: "\(verb) \(label) to continue."
    case .tooShort(let minimum): "Use at least \(counted(minimum, "character"))."
    case .tooLong(let maximum): "Use at most \(counted(maximum, "character"))."
    case .tooWeak(.veryWeak): "This password is guessed at once; take several words, or other characters."
    case .tooWeak(.weak): "This password is weak; make it longer, or add other characters."
    case .tooWeak: "This password is not strong enough; make it longer."
    case .lacks(let kinds): "Use at least \(listed(kinds.map(name), "and"))."
    case .differs(let other), .differsSoFar(let other): "\(verb) the same as in \(other)."
    case .notOneOf(let allowed): "\(verb) one of these: \(short(allowed))."
    case .notAllowed: "\(verb) something else; this one is not available."
    case .wrongForm: "Enter \(label) in the form asked for."
    case .mustBeOn: "Turn this on to continue."
    case .entry(let problem): entry(problem)
    case .words(let words): QuotedText.safe(words, limit: 400)
    case .notANumber: "Enter a number."
    case .tooSmall(let minimum): "Enter \(locale.text(minimum)) or more."
    case .tooLarge(let maximum): "Enter \(locale.text(maximum)) or less."
    case .offStep(let step, let start):
      "Use steps of \(locale.text(step)), counted from \(locale.text(start))."
    case .tooFewChosen(let minimum): "Choose at least \(minimum)."
    case .tooManyChosen(let maximum): "Choose at most \(maximum)."
    case .tooEarly(let first): "\(verb) \(locale.text(first)) or a later date."
    case .tooLate(let last): "\(verb) \(locale.text(last)) or an earlier date."
    case .past: "This has expired. \(verb) a date that is not past."
    case .notAfter(let other): "\(verb) something that comes after \(other)."
    case .before(let other): "\(verb) something that does not come before \(other)."
    case .blankAtStart: "Remove the blank at the beginning."
    case .blankAtEnd: "Remove the blank at the end."
    case .email(let problem): email(problem)
    case .url(let problem): url(problem)
    case .hostName(let problem): host(problem, "host name")
    case .userName(let problem): userName(problem)
    case .realName(let problem): realName(problem)
    case .interfaceName(let problem): interfaceName(problem)
    case .ipAddress(let problem): address(problem)
    case .network(let problem): network(problem)
    case .networkNumber(let kind): networkNumber(kind)
    case .macAddress(let problem): macAddress(problem)
    case .checkDigit: "A digit is wrong or missing. Compare the number with the original."
    case .path(let problem): path(problem)
    case .notAccepted: "This was not accepted. \(verb) something else."
    case .checkTimedOut: "The check took too long. Try again."
    case .checkFailed: "This could not be checked. Try again."
    case .full(let maximum): "There is room for \(counted(maximum, "character")) only."
    case .characterNotAccepted(let character): "“\(QuotedText.safe(character))” can’t be entered here."
    }
  }

  // MARK: Parts of sentences

  private var verb: String { answered == .chosen ? "Choose" : "Enter" }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func listed(_ parts: [String], _ conjunction: String) -> String {
    parts.count < 2
      ? parts.joined()
      : "\(parts.dropLast().joined(separator: ", ")) \(conjunction) \(parts[parts.count - 1])"
  }

  /// A list that stays readable: of many the first ones.
  private func short(_ values: [String]) -> String {
    let shown = values.prefix(8).map { QuotedText.safe($0) }.joined(separator: ", ")
    return values.count > 8 ? shown + " …" : shown
  }

  private func name(_ kind: CharacterKind) -> String {
    switch kind {
    case .digit: "one digit"
    case .upper: "one capital letter"
    case .lower: "one small letter"
    case .symbol: "one sign such as ! or ?"
    }
  }

  private func sign(_ scalar: Unicode.Scalar) -> String { "“\(QuotedText.safe(scalar))”" }
}

// MARK: People and the web

extension EnglishProblems {
  private func email(_ problem: EmailAddress.Problem) -> String {
    switch problem {
    case .empty, .noAt, .noLocalPart, .noDomain, .noDot: "Enter an email address like name@domain.com."
    case .blank: "Remove the blanks. An email address has none."
    case .severalAts: "Use one @ only, as in name@domain.com."
    case .localPartTooLong: "Use at most 64 characters before the @."
    case .misplacedDot: "Remove the dot before the @ that stands at an end or follows another."
    case .character(let scalar): "Remove \(sign(scalar)) before the @. An email address can’t have it."
    case .domain(let problem): host(problem, "domain name")
    case .tooLong: "Use at most 254 characters."
    }
  }

  private func url(_ problem: WebAddress.Problem) -> String {
    switch problem {
    case .empty, .noScheme, .noHost: "Enter an address like https://example.com."
    case .blank: "Remove the blanks. A web address has none."
    case .scheme(let scheme, let allowed):
      "“\(QuotedText.safe(scheme))” can’t be used here. Begin with \(beginnings(allowed))."
    case .host(let problem): host(problem, "host name")
    case .address(let problem): address(problem)
    case .port: "Enter a port from 1 to 65535 after the colon."
    case .character(let scalar): "Remove \(sign(scalar)). A web address can’t have it."
    case .percent: "Put two hexadecimal digits after each %."
    }
  }

  private func beginnings(_ schemes: [String]) -> String {
    listed(schemes.map { "\(QuotedText.safe($0))://" }, "or")
  }

  private func userName(_ problem: UserName.Problem) -> String {
    switch problem {
    case .empty: "Enter a user name."
    case .blank: "Remove the blanks. A user name has none."
    case .tooLong: "Use at most 32 characters."
    case .first: "Begin with a small letter from a to z, or with _."
    case .character(let scalar):
      "Remove \(sign(scalar)). A user name has small letters, digits, - and _ only."
    }
  }

  private func realName(_ problem: RealName.Problem) -> String {
    switch problem {
    case .control: "Write the name in one line, without control characters."
    case .separator(let scalar): "Remove \(sign(scalar)). It can’t stand in a name here."
    case .tooLong: "Use at most 160 characters."
    }
  }

  private func path(_ problem: PathProblem) -> String {
    switch problem {
    case .missing: "Nothing is there. Enter the path of something that exists."
    case .notADirectory: "This is no folder. Enter the path of one."
    case .notWritable: "This can’t be written. Enter a path that you may write to."
    }
  }
}

// MARK: Networks

extension EnglishProblems {
  private func host(_ problem: HostName.Problem, _ noun: String) -> String {
    switch problem {
    case .empty: "Enter a \(noun)."
    case .blank: "Remove the blanks. A \(noun) has none."
    case .tooLong: "Use at most 253 characters."
    case .labelTooLong: "Use at most 63 characters between two dots."
    case .emptyLabel: "Remove the dot at the beginning or end, or the second of two in a row."
    case .hyphenAtEnd: "A \(noun) can’t begin or end with a hyphen. Remove it."
    case .character(let scalar):
      "Remove \(sign(scalar)). A \(noun) has letters, digits, hyphens and dots only."
    case .allDigits: "Use a letter in the last part. A \(noun) can’t end in a number."
    case .notQualified: "Enter the full name with its domain, like host.example.com."
    }
  }

  private func address(_ problem: IPAddress.Problem) -> String {
    switch problem {
    case .empty, .wrongGroupCount: "Enter an address like 192.0.2.1 or 2001:db8::1."
    case .blank: "Remove the blanks. An address has none."
    case .wrongFamily(.v4): "Enter an IPv4 address like 192.0.2.1."
    case .wrongFamily(.v6): "Enter an IPv6 address like 2001:db8::1."
    case .prefix: "Remove the / and what follows. An address without it is asked for."
    case .zone: "Remove the % and what follows. It is valid on one machine only."
    case .character(let scalar):
      "Remove \(sign(scalar)). An address like 192.0.2.1 or 2001:db8::1 is asked for."
    case .leadingZero: "Write the numbers without leading zeros, like 192.0.2.1."
    case .groupTooLarge: "Use numbers from 0 to 255, or four hexadecimal digits at most between two colons."
    }
  }

  private func network(_ problem: IPNetwork.Problem) -> String {
    switch problem {
    case .noPrefix: "Add the length of the prefix, like 192.0.2.0/24."
    case .address(let problem): address(problem)
    case .prefix(let range): "Enter a number from \(range.lowerBound) to \(range.upperBound) after the /."
    case .hostBits: "This names a machine in the network. Enter the network itself, like 192.0.2.0/24."
    }
  }

  private func networkNumber(_ kind: NetworkNumber) -> String {
    let range = "from \(kind.range.lowerBound) to \(kind.range.upperBound)"
    return switch kind {
    case .port: "Enter a port number \(range)."
    case .vlan: "Enter a VLAN number \(range)."
    case .mtu, .mtuIPv6: "Enter a packet size \(range)."
    }
  }

  private func interfaceName(_ problem: InterfaceName.Problem) -> String {
    switch problem {
    case .empty, .dots: "Enter the name of an interface, like eth0."
    case .blank: "Remove the blanks. The name of an interface has none."
    case .tooLong: "Use at most 15 bytes."
    case .character(let scalar): "Remove \(sign(scalar)). The name of an interface can’t have it."
    }
  }

  private func macAddress(_ problem: MACAddress.Problem) -> String {
    switch problem {
    case .empty, .notSixPairs: "Enter six pairs of hexadecimal digits, like 00:00:5e:00:53:01."
    case .character(let scalar): "Remove \(sign(scalar)). A MAC address looks like 00:00:5e:00:53:01."
    case .mixedSeparators: "Use either colons or hyphens between the pairs."
    }
  }
}
