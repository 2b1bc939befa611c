internal import Forms

// One command, several ways to answer a form. Each subcommand returns its exit status.
StandardStreams.fillClosed()
do {
  switch try Invocation(parsing: Array(CommandLine.arguments.dropFirst())) {
  case .run(let options): leave(RunCommand(options).run())
  case .replay(let options): leave(ReplayCommand(options).run())
  case .review(let options): leave(ReviewCommand(options).run())
  case .audit(let form): leave(AuditCommand(form: form).run())
  case .schema: leave(SchemaCommand.run())
  case .completions(let shell):
    leave(Output.write(Array(Completions(shell: shell).text.utf8), to: 1) ? 0 : 2)
  case .help(let subcommand):
    Output.write(HelpPage(subcommand).text)
    leave(0)
  case .version:
    Output.write("formwork \(Version.current)\n")
    leave(0)
  }
} catch {
  Output.complain(error.message(offering: .implemented))
  leave(UsageError.status)
}
