/// Scripts that let a shell complete the words after `formwork`, made from the table of options.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

struct Completions {
  let shell: Shell
  var offer = Offer.implemented

  /// The script, to be read by the shell at its start.
  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: "#compdef formwork\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case .fish: fish
    }
  }

  private var commands: [String] { offer.orderedSubcommands.map(\.rawValue) }

  private func names(_ subcommand: Subcommand) -> [String] {
    offer.options(of: subcommand).map(\.name) + ["--help"]
  }

  private var options: [CommandOption] { CommandOption.allCases.filter(offer.options.contains) }

  // MARK: bash

  private var bash: String {
    let words = options.filter { !$0.valueWords.isEmpty }.map {
      "    \($0.name)) COMPREPLY=($(compgen -W \"\($0.valueWords.joined(separator: " "))\" -- \"$cur\")); return ;;"
    }
    let files = options.filter { $0.placeholder == "FILE" }.map(\.name).joined(separator: "|")
    let free = options.filter { $0.placeholder != nil && $0.placeholder != "FILE" && $0.valueWords.isEmpty }
      .map(\.name).joined(separator: "|")
    let perCommand = offer.orderedSubcommands.map {
      "    \($0.rawValue)) words=\"\(names($0).joined(separator: " "))\" ;;"
    }
    return """
      _formwork() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=--help
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.joined(separator: " ")) --help --version" -- "$cur"))
          return
        fi
        case $prev in
      \(words.joined(separator: "\n"))
          \(files)) COMPREPLY=($(compgen -f -- "$cur")); return ;;
          \(free)) return ;;
          completions) COMPREPLY=($(compgen -W "\(Shell.allCases.map(\.rawValue).joined(separator: " "))" -- "$cur")); return ;;
        esac
        case ${COMP_WORDS[1]} in
      \(perCommand.joined(separator: "\n"))
        esac
        case $cur in
          -*) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
          *) COMPREPLY=($(compgen -f -- "$cur")) ;;
        esac
      }
      complete -o filenames -F _formwork formwork

      """
  }

  // MARK: fish

  private var fish: String {
    var lines = ["complete -c formwork -f -n __fish_use_subcommand -l help -l version"]
    for subcommand in offer.orderedSubcommands {
      let here = "-n '__fish_seen_subcommand_from \(subcommand.rawValue)'"
      lines.append(
        "complete -c formwork -f -n __fish_use_subcommand -a \(subcommand.rawValue) -d '\(subcommand.summary)'"
      )
      for option in offer.options(of: subcommand) {
        var line = "complete -c formwork \(here) -l \(option.rawValue) -d '\(option.words)'"
        if option.placeholder == "FILE" { line += " -r -F" }
        if !option.valueWords.isEmpty { line += " -x -a '\(option.valueWords.joined(separator: " "))'" }
        lines.append(line)
      }
    }
    let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
    lines.append("complete -c formwork -f -n '__fish_seen_subcommand_from completions' -a '\(shells)'")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension CommandOption {
  /// The words that its value can be; empty where any can.
  var valueWords: [String] {
    switch self {
    case .format, .mouse, .print: (placeholder ?? "").split(separator: "|").map(String.init)
    case .theme: ["standard", "dark", "light", "high-contrast", "mono"]
    default: []
    }
  }
}
