internal import TerminalScreen

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
    case .zsh: zsh
    case .fish: fish
    }
  }

  var shells: String { Shell.allCases.map(\.rawValue).joined(separator: " ") }

  /// A word as bash and zsh read it: nothing in it means anything.
  static func quoted(_ text: String) -> String { "'" + text.replacing(each: "'", with: #"'\''"#) + "'" }
}

// MARK: bash

extension Completions {
  private var commands: [String] { offer.orderedSubcommands.map(\.rawValue) }

  private func names(_ subcommand: Subcommand) -> [String] {
    offer.options(of: subcommand).map(\.name) + ["--help"]
  }

  private var options: [CommandOption] { CommandOption.allCases.filter(offer.options.contains) }

  /// Names of files may have blanks, so words are parted by line breaks. `--format=x` comes in three words.
  private var bash: String {
    let words = options.filter { !$0.valueWords.isEmpty }.map {
      "    \($0.name)) _formwork_words \"\($0.valueWords.joined(separator: " "))\"; return ;;"
    }
    let files = options.filter { $0.placeholder == "FILE" }.map(\.name).joined(separator: "|")
    let free = options.filter { $0.placeholder != nil && $0.placeholder != "FILE" && $0.valueWords.isEmpty }
      .map(\.name).joined(separator: "|")
    let perCommand = offer.orderedSubcommands.map {
      "    \($0.rawValue)) words=\"\(names($0).joined(separator: " "))\" ;;"
    }
    return """
      _formwork_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }
      _formwork_files() {
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$cur"))
      }
      _formwork() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=--help
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          _formwork_words "\(commands.joined(separator: " ")) --help --version"
          return
        fi
        if [ "$cur" = = ]; then
          cur=
        elif [ "$prev" = = ]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $prev in
      \(words.joined(separator: "\n"))
          \(files)) _formwork_files; return ;;
          \(free)) return ;;
          completions) _formwork_words "\(shells)"; return ;;
        esac
        case ${COMP_WORDS[1]} in
      \(perCommand.joined(separator: "\n"))
        esac
        case $cur in
          -*) _formwork_words "$words" ;;
          *) _formwork_files ;;
        esac
      }
      complete -o filenames -F _formwork formwork

      """
  }
}

// MARK: zsh

extension Completions {
  /// Works as a file in `fpath`, and read by `eval` or `source` after `compinit`.
  private var zsh: String {
    let commands = offer.orderedSubcommands.map {
      "    " + Self.quoted("\($0.rawValue):\($0.summary)")
    }
    return """
      #compdef formwork
      _formwork() {
        local curcontext=$curcontext state line
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments -C '(- *)--help[help]' '(- *)--version[the version]' '1:command:->command' '*::word:->words'
        case $state in
          command) _describe command commands ;;
          words)
            case $words[1] in
      \(offer.orderedSubcommands.map(zshCase).joined(separator: "\n"))
            esac ;;
        esac
      }
      if [ "$funcstack[1]" = _formwork ]; then _formwork "$@"; else compdef _formwork formwork; fi

      """
  }

  private func zshCase(_ subcommand: Subcommand) -> String {
    var arguments = offer.options(of: subcommand).map(zshArgument)
    arguments.append("'(- *)--help[help]'")
    if subcommand == .review { arguments.append("'*:path:_files'") }
    if subcommand.takesForm { arguments.append("'*:form:_files'") }
    if subcommand == .completions { arguments.append("'1:shell:(\(shells))'") }
    let lines = arguments.map { "          " + $0 }.joined(separator: " \\\n")
    return "        \(subcommand.rawValue)) _arguments \\\n\(lines) ;;"
  }

  /// `'--format=[words]:value:(json shell lines)'`.
  private func zshArgument(_ option: CommandOption) -> String {
    var words = ""
    for character in option.words {
      if "[]:\\".contains(character) { words.append("\\") }
      words.append(character)
    }
    guard let placeholder = option.placeholder else { return Self.quoted("\(option.name)[\(words)]") }
    let values = option.valueWords.joined(separator: " ")
    let action = placeholder == "FILE" ? "_files" : values.isEmpty ? " " : "(\(values))"
    return Self.quoted("\(option.name)=[\(words)]:\(option.rawValue):\(action)")
  }
}

// MARK: fish

extension Completions {
  private var fish: String {
    var lines = [
      "complete -c formwork -n __fish_use_subcommand -f -l help -d 'help'",
      "complete -c formwork -n __fish_use_subcommand -f -l version -d 'the version'",
    ]
    for subcommand in offer.orderedSubcommands {
      let here = "-n '__fish_seen_subcommand_from \(subcommand.rawValue)'"
      lines.append(
        "complete -c formwork -n __fish_use_subcommand -f -a \(subcommand.rawValue) -d \(fishQuoted(subcommand.summary))"
      )
      for option in offer.options(of: subcommand) {
        var line = "complete -c formwork \(here) -l \(option.rawValue) -d \(fishQuoted(option.words))"
        if option.placeholder == "FILE" {
          line += " -r -F"
        } else if option.placeholder != nil {
          let values = option.valueWords.joined(separator: " ")
          line += values.isEmpty ? " -x" : " -x -a '\(values)'"
        }
        lines.append(line)
      }
      lines.append("complete -c formwork \(here) -l help -d 'help'")
    }
    lines.append("complete -c formwork -n '__fish_seen_subcommand_from completions' -f -a '\(shells)'")
    return lines.joined(separator: "\n") + "\n"
  }

  /// In fish a backslash keeps its meaning between single quotes before another and before a quote.
  private func fishQuoted(_ text: String) -> String {
    "'" + text.replacing(each: #"\"#, with: #"\\"#).replacing(each: "'", with: #"\'"#) + "'"
  }
}

extension CommandOption {
  /// The words that its value can be; empty where any can.
  var valueWords: [String] {
    switch self {
    case .format, .mouse, .print, .background: (placeholder ?? "").split(separator: "|").map(String.init)
    case .theme: ["standard", "dark", "light", "high-contrast", "mono"]
    default: []
    }
  }
}
