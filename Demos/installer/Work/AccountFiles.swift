import Formwork

/// The first account: cloud-init’s user data, and the keys that open its door.
extension Configuration {
  /// - Throws: where the file of keys has changed since it was checked.
  func accountFiles() throws -> [PlannedFile] {
    let keys = servesSSH && !keysFile.isEmpty ? try keys() : nil
    let hash = PasswordHash.make(of: password)
    var files = [userDataFile(hash, keys), metaDataFile]
    if let keys {
      let text = keys.lines.joined(separator: "\n") + "\n"
      files.append(
        PlannedFile("home/\(userName)/.ssh/authorized_keys", text, mode: 0o600) {
          (try? AuthorizedKeys(parsing: Array($0.utf8))) == keys
        })
    }
    return files
  }

  private func keys() throws -> AuthorizedKeys {
    do throws(AuthorizedKeys.Fault) { return try AuthorizedKeys(path: keysFile) } catch {
      throw Target.Fault("\(keysFile): \(error.words)")
    }
  }

  /// Without a hash the account is locked, and opens by key only.
  private func userDataFile(_ hash: String?, _ keys: AuthorizedKeys?) -> PlannedFile {
    var user: [YAML.Pair] = [
      .init(key: "name", value: .text(userName)), .init(key: "gecos", value: .text(fullName)),
      .init(key: "groups", value: .list([.text("sudo")])),
      .init(key: "shell", value: .text("/bin/bash")),
      .init(key: "lock_passwd", value: .word(hash == nil ? "true" : "false")),
    ]
    if let hash { user.append(.init(key: "passwd", value: .text(hash))) }
    if let keys {
      user.append(.init(key: "ssh_authorized_keys", value: .list(keys.lines.map(YAML.text))))
    }
    var pairs: [YAML.Pair] = [
      .init(key: "hostname", value: .text(shortHostName)),
      .init(key: "users", value: .list([.map(user)])),
      .init(key: "ssh_pwauth", value: .word(servesSSH && takesPasswords ? "true" : "false")),
    ]
    let names =
      Package.allCases.filter(packages.contains).flatMap(\.names) + (servesSSH ? ["openssh-server"] : [])
    if !names.isEmpty { pairs.append(.init(key: "packages", value: .list(names.map(YAML.text)))) }
    let wanted = YAML.map(pairs)
    return PlannedFile(
      "var/lib/cloud/seed/nocloud/user-data", "#cloud-config\n" + wanted.document, mode: 0o600
    ) { [password] text in
      guard text.hasPrefix("#cloud-config\n"), let found = try? YAML(parsing: text), found == wanted else {
        return false
      }
      return hash.map { PasswordHash.matches($0, password) } ?? true
    }
  }

  private var metaDataFile: PlannedFile {
    let wanted = YAML.map([
      "instance-id": .text("installed-\(shortHostName)"), "local-hostname": .text(shortHostName),
    ])
    return PlannedFile("var/lib/cloud/seed/nocloud/meta-data", wanted.document) {
      (try? YAML(parsing: $0)) == wanted
    }
  }
}
