/// The sentences for problems in German: what is wrong, and how to mend it.
struct GermanProblems {
  let label: String
  let answered: AnswerManner
  let locale: LocaleSymbols

  func words(for problem: Problem) -> String {
    switch problem {
    case .required: "\(answered == .chosen ? "Wählen" : "Füllen") Sie „\(label)“ aus, um fortzufahren."
    case .tooShort(let minimum): "Verwenden Sie mindestens \(minimum) Zeichen."
    case .tooLong(let maximum): "Verwenden Sie höchstens \(maximum) Zeichen."
    case .tooWeak(.veryWeak):
      "Dieses Kennwort ist sofort erraten; nehmen Sie mehrere Wörter oder andere Zeichen."
    case .tooWeak(.weak):
      "Dieses Kennwort ist schwach; machen Sie es länger oder nehmen Sie andere Zeichen hinzu."
    case .tooWeak: "Dieses Kennwort ist nicht stark genug; machen Sie es länger."
    case .lacks(let kinds): "Verwenden Sie mindestens \(listed(kinds.map(name)))."
    case .differs(let other), .differsSoFar(let other): demand("dasselbe wie in „\(other)“")
    case .notOneOf(let allowed): demand("eines hiervon", ": \(short(allowed)).")
    case .notAllowed: demand("etwas anderes", "; dies ist nicht verfügbar.")
    case .wrongForm: "Geben Sie „\(label)“ in der verlangten Form ein."
    case .mustBeOn: "Kreuzen Sie dies an, um fortzufahren."
    case .entry(let problem): entry(problem)
    case .words(let words): QuotedText.safe(words, limit: 400)
    case .notANumber: "Geben Sie eine Zahl ein."
    case .tooSmall(let minimum): "Geben Sie \(locale.text(minimum)) oder mehr ein."
    case .tooLarge(let maximum): "Geben Sie \(locale.text(maximum)) oder weniger ein."
    case .offStep(let step, let start):
      "Verwenden Sie Schritte von \(locale.text(step)), gezählt ab \(locale.text(start))."
    case .tooFewChosen(let minimum): "Wählen Sie mindestens \(minimum)."
    case .tooManyChosen(let maximum): "Wählen Sie höchstens \(maximum)."
    case .tooEarly(let first): demand("den \(locale.text(first)) oder einen späteren Tag")
    case .tooLate(let last): demand("den \(locale.text(last)) oder einen früheren Tag")
    case .past: "Dies ist abgelaufen. " + demand("einen Tag", ", der nicht vergangen ist.")
    case .notAfter(let other): demand("etwas", ", das nach „\(other)“ kommt.")
    case .before(let other): demand("etwas", ", das nicht vor „\(other)“ kommt.")
    case .blankAtStart: "Entfernen Sie das Leerzeichen am Anfang."
    case .blankAtEnd: "Entfernen Sie das Leerzeichen am Ende."
    case .email(let problem): email(problem)
    case .url(let problem): url(problem)
    case .hostName(let problem): host(problem, "Hostname")
    case .userName(let problem): userName(problem)
    case .realName(let problem): realName(problem)
    case .interfaceName(let problem): interfaceName(problem)
    case .ipAddress(let problem): address(problem)
    case .network(let problem): network(problem)
    case .networkNumber(let kind): networkNumber(kind)
    case .macAddress(let problem): macAddress(problem)
    case .checkDigit: "Eine Ziffer ist falsch oder fehlt. Vergleichen Sie die Nummer mit dem Original."
    case .path(let problem): path(problem)
    case .notAccepted: "Dies wurde nicht angenommen. " + demand("etwas anderes")
    case .checkTimedOut: "Die Prüfung hat zu lange gedauert. Versuchen Sie es erneut."
    case .checkFailed: "Dies konnte nicht geprüft werden. Versuchen Sie es erneut."
    case .full(let maximum): "Hier ist nur für \(maximum) Zeichen Platz."
    case .characterNotAccepted(let character):
      "„\(QuotedText.safe(character))“ kann hier nicht eingegeben werden."
    }
  }

  // MARK: Parts of sentences

  /// Asks for something with the verb that fits, whose second half stands behind it.
  private func demand(_ what: String, _ ending: String = ".") -> String {
    answered == .chosen ? "Wählen Sie \(what)\(ending)" : "Geben Sie \(what) ein\(ending)"
  }

  private func listed(_ parts: [String], _ conjunction: String = "und") -> String {
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
    case .digit: "eine Ziffer"
    case .upper: "einen Großbuchstaben"
    case .lower: "einen Kleinbuchstaben"
    case .symbol: "ein Satzzeichen wie ! oder ?"
    }
  }

  private func sign(_ scalar: Unicode.Scalar) -> String { "„\(QuotedText.safe(scalar))“" }
}

// MARK: People and the web

extension GermanProblems {
  private func email(_ problem: EmailAddress.Problem) -> String {
    switch problem {
    case .empty, .noAt, .noLocalPart, .noDomain, .noDot:
      "Geben Sie eine E-Mail-Adresse wie name@domain.com ein."
    case .blank: "Entfernen Sie die Leerzeichen. Eine E-Mail-Adresse hat keine."
    case .severalAts: "Verwenden Sie nur ein @, wie in name@domain.com."
    case .localPartTooLong: "Verwenden Sie höchstens 64 Zeichen vor dem @."
    case .misplacedDot: "Entfernen Sie vor dem @ den Punkt, der am Rand oder nach einem anderen steht."
    case .character(let scalar):
      "Entfernen Sie \(sign(scalar)) vor dem @. Eine E-Mail-Adresse kann es nicht enthalten."
    case .domain(let problem): host(problem, "Domainname")
    case .tooLong: "Verwenden Sie höchstens 254 Zeichen."
    }
  }

  private func url(_ problem: WebAddress.Problem) -> String {
    switch problem {
    case .empty, .noScheme, .noHost: "Geben Sie eine Adresse wie https://example.com ein."
    case .blank: "Entfernen Sie die Leerzeichen. Eine Webadresse hat keine."
    case .scheme(let scheme, let allowed):
      "„\(QuotedText.safe(scheme))“ ist hier nicht möglich. Beginnen Sie mit \(beginnings(allowed))."
    case .host(let problem): host(problem, "Hostname")
    case .address(let problem): address(problem)
    case .port: "Geben Sie nach dem Doppelpunkt einen Port von 1 bis 65535 ein."
    case .character(let scalar): "Entfernen Sie \(sign(scalar)). Eine Webadresse kann es nicht enthalten."
    case .percent: "Setzen Sie nach jedem % zwei hexadezimale Ziffern."
    }
  }

  private func beginnings(_ schemes: [String]) -> String {
    listed(schemes.map { "\(QuotedText.safe($0))://" }, "oder")
  }

  private func userName(_ problem: UserName.Problem) -> String {
    switch problem {
    case .empty: "Geben Sie einen Benutzernamen ein."
    case .blank: "Entfernen Sie die Leerzeichen. Ein Benutzername hat keine."
    case .tooLong: "Verwenden Sie höchstens 32 Zeichen."
    case .first: "Beginnen Sie mit einem Kleinbuchstaben von a bis z oder mit _."
    case .character(let scalar):
      "Entfernen Sie \(sign(scalar)). Ein Benutzername hat nur Kleinbuchstaben, Ziffern, - und _."
    }
  }

  private func realName(_ problem: RealName.Problem) -> String {
    switch problem {
    case .control: "Schreiben Sie den Namen in eine Zeile, ohne Steuerzeichen."
    case .separator(let scalar): "Entfernen Sie \(sign(scalar)). Es kann hier nicht im Namen stehen."
    case .tooLong: "Verwenden Sie höchstens 160 Zeichen."
    }
  }

  private func path(_ problem: PathProblem) -> String {
    switch problem {
    case .missing: "Dort ist nichts. Geben Sie den Pfad von etwas Vorhandenem ein."
    case .notADirectory: "Dies ist kein Ordner. Geben Sie den Pfad eines Ordners ein."
    case .notWritable:
      "Dies kann nicht beschrieben werden. Geben Sie einen Pfad ein, den Sie beschreiben dürfen."
    }
  }
}

// MARK: Networks

extension GermanProblems {
  private func host(_ problem: HostName.Problem, _ noun: String) -> String {
    switch problem {
    case .empty: "Geben Sie einen Namen ein."
    case .blank: "Entfernen Sie die Leerzeichen. Ein \(noun) hat keine."
    case .tooLong: "Verwenden Sie höchstens 253 Zeichen."
    case .labelTooLong: "Verwenden Sie höchstens 63 Zeichen zwischen zwei Punkten."
    case .emptyLabel: "Entfernen Sie den Punkt am Anfang oder Ende oder den zweiten von zweien."
    case .hyphenAtEnd: "Ein \(noun) kann nicht mit einem Bindestrich beginnen oder enden. Entfernen Sie ihn."
    case .character(let scalar):
      "Entfernen Sie \(sign(scalar)). Ein \(noun) hat nur Buchstaben, Ziffern, Bindestriche und Punkte."
    case .allDigits:
      "Verwenden Sie im letzten Teil einen Buchstaben. Ein \(noun) kann nicht mit einer Zahl enden."
    case .notQualified: "Geben Sie den vollen Namen mit der Domain ein, wie host.example.com."
    }
  }

  private func address(_ problem: IPAddress.Problem) -> String {
    switch problem {
    case .empty, .wrongGroupCount: "Geben Sie eine Adresse wie 192.0.2.1 oder 2001:db8::1 ein."
    case .blank: "Entfernen Sie die Leerzeichen. Eine Adresse hat keine."
    case .wrongFamily(.v4): "Geben Sie eine IPv4-Adresse wie 192.0.2.1 ein."
    case .wrongFamily(.v6): "Geben Sie eine IPv6-Adresse wie 2001:db8::1 ein."
    case .prefix: "Entfernen Sie das / und was folgt. Verlangt ist eine Adresse ohne Präfix."
    case .zone: "Entfernen Sie das % und was folgt. Es gilt nur auf einem Rechner."
    case .character(let scalar):
      "Entfernen Sie \(sign(scalar)). Verlangt ist eine Adresse wie 192.0.2.1 oder 2001:db8::1."
    case .leadingZero: "Schreiben Sie die Zahlen ohne führende Nullen, wie 192.0.2.1."
    case .groupTooLarge:
      "Verwenden Sie Zahlen von 0 bis 255 oder höchstens vier hexadezimale Ziffern zwischen zwei Doppelpunkten."
    }
  }

  private func network(_ problem: IPNetwork.Problem) -> String {
    switch problem {
    case .noPrefix: "Ergänzen Sie die Länge des Präfixes, wie 192.0.2.0/24."
    case .address(let problem): address(problem)
    case .prefix(let range):
      "Geben Sie nach dem / eine Zahl von \(range.lowerBound) bis \(range.upperBound) ein."
    case .hostBits:
      "Dies bezeichnet einen Rechner im Netz. Geben Sie das Netz selbst ein, wie 192.0.2.0/24."
    }
  }

  private func networkNumber(_ kind: NetworkNumber) -> String {
    let range = "von \(kind.range.lowerBound) bis \(kind.range.upperBound)"
    return switch kind {
    case .port: "Geben Sie eine Portnummer \(range) ein."
    case .vlan: "Geben Sie eine VLAN-Nummer \(range) ein."
    case .mtu, .mtuIPv6: "Geben Sie eine Paketgröße \(range) ein."
    }
  }

  private func interfaceName(_ problem: InterfaceName.Problem) -> String {
    switch problem {
    case .empty, .dots: "Geben Sie den Namen einer Schnittstelle ein, wie eth0."
    case .blank: "Entfernen Sie die Leerzeichen. Der Name einer Schnittstelle hat keine."
    case .tooLong: "Verwenden Sie höchstens 15 Bytes."
    case .character(let scalar):
      "Entfernen Sie \(sign(scalar)). Der Name einer Schnittstelle kann es nicht enthalten."
    }
  }

  private func macAddress(_ problem: MACAddress.Problem) -> String {
    switch problem {
    case .empty, .notSixPairs: "Geben Sie sechs Paare hexadezimaler Ziffern ein, wie 00:00:5e:00:53:01."
    case .character(let scalar):
      "Entfernen Sie \(sign(scalar)). Eine MAC-Adresse sieht wie 00:00:5e:00:53:01 aus."
    case .mixedSeparators: "Verwenden Sie zwischen den Paaren entweder Doppelpunkte oder Bindestriche."
    }
  }
}
