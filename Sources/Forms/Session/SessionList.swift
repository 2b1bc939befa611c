internal import TerminalScreen

/// Moving in an open list, narrowing it down, and taking from it.
extension Session {
  mutating func performInList(_ list: OpenList, _ command: Command) {
    var list = list
    switch command {
    case .cancel: return closeOverlay()
    case .accept: return accept(list)
    case .nextField: return takeAndMoveOn(list)
    case .previousField:
      closeOverlay()
      return moveFocus(to: previousFocus(before: focus))
    case .edit(.deleteBackward) where list.isFiltered: list.setFilter(String(list.filter.dropLast()))
    case .edit(.killToLineStart) where list.isFiltered, .edit(.killBackwardToBlank) where list.isFiltered,
      .clear where list.isFiltered:
      list.setFilter("")
    default:
      guard list.move(command, page: listRows(of: list)) else { return }
    }
    update(list)
  }

  /// Space takes until a filter has text: then it is part of that.
  mutating func typeInList(_ list: OpenList, _ scalar: Unicode.Scalar) {
    var list = list
    if scalar == " ", list.filter.isEmpty {
      if case .checks = list.purpose { toggleCurrent(in: list) } else { take(from: list) }
    } else if list.isFiltered {
      list.setFilter(list.filter + String(Character(scalar)))
      update(list)
    }
  }

  /// What is highlighted stays in view when a window becomes smaller.
  mutating func revealHighlighted() {
    switch overlay {
    case .list(var list):
      reveal(&list)
      overlay = .list(list)
    case .files(var files):
      files.list.reveal(rows: listRows(of: files.list))
      overlay = .files(files)
    case .alert, .calendar, .tip, nil: break
    }
  }

  mutating func update(_ list: OpenList) {
    var list = list
    reveal(&list)
    overlay = .list(list)
    overlayRevision += 1
    announcements.append(list.current.map(spoken) ?? settings.wording.keys.noMatch)
  }

  func spoken(_ row: OpenList.Row) -> String {
    guard let isChecked = row.isChecked else { return row.label }
    return "\(row.label), \(isChecked ? settings.wording.roles.on : settings.wording.roles.off)"
  }

  /// Enter: takes one and closes. Boxes are checked already; one that was looked for is checked now.
  private mutating func accept(_ list: OpenList) {
    guard case .checks = list.purpose else { return take(from: list) }
    if list.filter.isEmpty { closeOverlay() } else { toggleCurrent(in: list) }
  }

  /// Tab: takes what is highlighted, and moves on.
  private mutating func takeAndMoveOn(_ list: OpenList) {
    switch list.purpose {
    case .checks:
      if !list.filter.isEmpty, list.current?.isChecked == false { toggleCurrent(in: list) }
      closeOverlay()
    default:
      guard list.current != nil else { return update(list) }
      take(from: list)
    }
    guard overlay == nil else { return }
    switch list.purpose {
    case .options, .checks, .suggestions, .files: moveFocus(to: nextFocus(after: focus))
    case .menu, .summary: break
    }
  }

  mutating func take(from list: OpenList) {
    guard let row = list.current else { return }
    switch (row.action, list.purpose) {
    case (.choose(let option), .options(let number)):
      closeOverlay()
      choose(option, in: number)
    case (.choose, _): toggleCurrent(in: list)
    case (.perform(let command), _):
      closeOverlay()
      perform(command)
    case (.go(let number), _):
      closeOverlay()
      moveFocus(to: .field(number))
    case (.suggest(let text), .suggestions(let number)):
      closeOverlay()
      put(text.isEmpty ? .empty : .text(text), into: number, named: .completion)
      announceValue(of: number)
    case (.forgetHistory, .suggestions(let number)): forgetHistory(of: number)
    case (.suggest, _), (.forgetHistory, _), (.openFolder, _), (.takePath, _): break
    }
  }

  private mutating func choose(_ option: Int, in number: Int) {
    guard case .options(let options, _) = control(number).offer else { return }
    put(.choice(options[option].value), into: number)
  }

  /// Changes a box in the list, and the value with it.
  private mutating func toggleCurrent(in list: OpenList) {
    guard case .checks(let number) = list.purpose, case .choose(let option)? = list.current?.action,
      case .checks(let options, var taken) = control(number).offer
    else { return }
    if taken.remove(option) == nil { taken.insert(option) }
    put(taken.isEmpty ? .empty : .choices(taken.sorted().map { options[$0].value }), into: number)
    var list = list
    list.check { if case .choose(let option) = $0.action { taken.contains(option) } else { false } }
    list.dropFilter()
    update(list)
  }

  mutating func announceValue(of number: Int) {
    if let shown = control(number).shown { announcements.append(shown) }
  }
}

extension OpenList {
  /// Moves as a command says; returns whether it is one of movement.
  mutating func move(_ command: Command, page: Int) -> Bool {
    switch command {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -max(1, page - 1))
    case .pageDown: move(by: max(1, page - 1))
    case .edit(.move(.lineStart, _)), .edit(.move(.textStart, _)): move(by: -rows.count)
    case .edit(.move(.lineEnd, _)), .edit(.move(.textEnd, _)): move(by: rows.count)
    default: return false
    }
    return true
  }
}
