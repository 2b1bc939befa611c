internal import FormFiles
internal import Formwork
internal import FormPilot
internal import Forms
internal import JSONText
internal import TerminalScreen

/// `formwork replay`: runs the form without a terminal, feeds it keys, prints what came of it.
struct ReplayCommand {
  let options: ReplayOptions

  init(_ options: ReplayOptions) { self.options = options }

  func run() -> Int32 {
    guard let file = FormFile.load(options.form, system: .replayed) else { return 2 }
    let keys: [ScriptedKey]
    do { keys = try KeyNotation.parse(options.keys) } catch {
      Output.complain("formwork replay: --\(Output.safe("\(error)"))")
      return 2
    }
    var settings: SessionSettings
    let theme: Theme
    do throws(RunFailure) {
      theme = try RunSettings.theme(options.theme, file, nil, for: .replay)
      settings = try RunSettings.session(
        locale: options.locale, file, path: options.form, for: .replay, else: .enUS)
    } catch {
      for line in error.lines { Output.complain(Output.safe(line)) }
      return error.status
    }
    settings.environment.today = today
    let traits = TerminalTraits(term: options.term ?? "xterm-256color")
    settings.traits = traits
    settings.traits.hasDim = theme.showsQuiet(on: traits)
    let size = Size(columns: options.size.columns, rows: options.size.rows)
    settings.environment.home = SystemValues.replayed.home
    var player = ScriptPlayer(
      Session(file.form, size: size, settings: settings),
      performing: { [allowsCommands = options.allowCommands] check in
        if case .command = check.work, !allowsCommands { return nil }
        return check.problemWaiting
      },
      readFolder: { Folder.read($0) })
    switch options.print {
    case .animation, .asciicast:
      let film = Film(of: player, playing: keys)
      show(film, ReplayedScreen(theme: theme, traits: traits, title: file.form.definition.title))
      return 0
    case .screen, .styled, .svg, .html, .report, .snapshot: break
    }
    for key in keys {
      player.play(key)
      if options.trace { Output.write(JSONWriter().text(Report(player).json) + "\n") }
    }
    if options.trace { return 0 }
    return finish(
      player, ReplayedScreen(theme: theme, traits: traits, title: file.form.definition.title))
  }

  /// The day that was asked for, else one that is the same on every machine.
  private var today: CalendarDate {
    let asked = options.now.flatMap { CalendarDate(year: $0.year, month: $0.month, day: $0.day) }
    return asked ?? SessionSettings().environment.today
  }

  private func finish(_ player: ScriptPlayer, _ screen: ReplayedScreen) -> Int32 {
    if let against = options.against {
      do { try SnapshotFile(path: against).check(Snapshot(of: player)) } catch {
        Output.complain("\(error)")
        return 1
      }
      return 0
    }
    switch options.print {
    case .report: Output.write(JSONWriter(.pretty).text(Report(player).json) + "\n")
    case .screen: Output.write(player.frame.rows.joined(separator: "\n") + "\n")
    case .snapshot: Output.write(Snapshot(of: player).text)
    case .styled:
      Output.write(StyledScreen(frame: player.frame, theme: screen.theme, traits: screen.traits).text)
    case .svg:
      Output.write(ScreenPicture(of: player).svg(theme: screen.theme, on: background, title: screen.title))
    case .html:
      Output.write(ScreenPicture(of: player).html(theme: screen.theme, on: background, title: screen.title))
    case .animation, .asciicast: break
    }
    return 0
  }

  private func show(_ film: Film, _ screen: ReplayedScreen) {
    if options.print == .asciicast {
      Output.write(film.asciicast(theme: screen.theme, traits: screen.traits, title: screen.title))
    } else {
      Output.write(film.svg(theme: screen.theme, on: background, title: screen.title))
    }
  }

  private var background: Background { options.background == .dark ? .dark : .light }
}

/// What the looks of a screen depend on beside what is on it.
private struct ReplayedScreen {
  let theme: Theme
  let traits: TerminalTraits
  let title: String
}
