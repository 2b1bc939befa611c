import Formwork

extension InstallerForm {
  var accessPage: Page<Configuration> {
    Page("SSH") {
      Toggle("Let People Log In over SSH", \.servesSSH).id("servesSSH")
      FilePicker("Public Keys", \.keysFile).id("keysFile").optional()
        .filter("*.pub", "authorized_keys", "*.keys")
        .help("A file with one public key a line, such as id_ed25519.pub.")
        .rule(Self.keys)
        .visible(\.servesSSH)
      Toggle("Take Passwords Too", \.takesPasswords).id("takesPasswords")
        .help("Without it only keys open the door.")
        .visible(\.servesSSH)
    }
  }

  /// Reads the file beside typing, and every line of it.
  private static let keys = Rule.asynchronous("keys") { value in
    do throws(AuthorizedKeys.Fault) {
      _ = try AuthorizedKeys(path: value.text ?? "")
      return nil
    } catch {
      return .words(error.words)
    }
  }
}

/// A door without any key.
enum Access {
  static func problem(_ model: Configuration) -> Problem? {
    guard model.servesSSH, model.keysFile.isEmpty, !model.takesPasswords else { return nil }
    return .words("Choose public keys or take passwords; else nobody can log in over SSH.")
  }
}
