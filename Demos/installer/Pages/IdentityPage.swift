import Formwork

extension InstallerForm {
  var identityPage: Page<Configuration> {
    Page("Identity") {
      TextField("Your Name", \.fullName).id("fullName").rule(.realName)
      TextField("Host Name", \.hostName).prompt("server-1.example.org")
        .help("Letters, digits and hyphens; with a domain or without.")
        .rule(.hostName()).rule(Self.ownName)
      TextField("User Name", \.userName).prompt("ada")
        .validate(.beforeLeaving)
        .rule(.userName).rule(
          .notOneOf(Self.reserved).message("The system needs this name itself; choose another.")
        )
        .rule(account)
      SecureField("Password", \.password).revealable()
        .help("A few words that do not belong together are strong and easy to type.")
        .rule(.minimumLength(8)).rule(.passwordStrength(.fair))
      SecureField("Confirm Password", \.passwordAgain).validate(.onChange).matches(\.password)
    }
  }

  /// A host is not to be called what every host calls itself (RFC 6761, section 6.3).
  private static let ownName = Rule("ownName") { value, _ in
    let first = value.text?.lowercased().split(separator: ".").first
    return first == "localhost" ? .words("Every machine calls itself localhost; choose another name.") : nil
  }

  /// Looked up beside typing: the database of users may be on another machine.
  private var account: Rule {
    .asynchronous("account") { [machine] value in
      guard let name = value.text, await machine.hasAccount(name) else { return nil }
      return .words("There is an account “\(name)” already; choose another name.")
    }
  }

  /// What Debian’s base system and its usual services are called (base-passwd, adduser).
  private static let reserved = [
    "root", "daemon", "bin", "sys", "sync", "games", "man", "lp", "mail", "news", "uucp", "proxy", "www-data",
    "backup", "list", "irc", "gnats", "nobody", "sshd", "messagebus", "systemd-network", "systemd-resolve",
    "systemd-timesync", "admin", "sudo", "adm",
  ]
}
