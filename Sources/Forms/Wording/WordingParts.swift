extension Wording {
  /// The names of keys and of what they do, for the row of keys and the menu.
  public struct KeyWords: Sendable {
    /// To the next field.
    public var next: String
    /// To the previous field.
    public var previous: String
    /// Shows the tip.
    public var help: String
    /// Leaves the form.
    public var leave: String
    /// Closes what is open.
    public var close: String
    /// Changes a toggle.
    public var change: String
    /// Opens what a field offers.
    public var open: String
    /// Takes what is highlighted.
    public var take: String
    /// What typing does in a list.
    public var filter: String
    /// The filter leaves nothing.
    public var noMatch: String
    /// Presses the button.
    public var go: String
    /// Sends the form.
    public var submit: String
    /// Shows a secret.
    public var show: String
    /// Hides it again.
    public var hide: String
    /// Empties the field.
    public var clear: String
    /// Takes an edit back.
    public var undo: String
    /// Does an edit again.
    public var redo: String
    /// Brings back what the field held at first.
    public var revert: String
    /// The same of all fields.
    public var revertForm: String
    /// To the folder above.
    public var up: String
    /// Ticks a row.
    public var check: String
    /// Closes a list of rows to tick.
    public var done: String
    /// To another month.
    public var month: String
    /// Through a text that is longer than the screen.
    public var scroll: String
    /// Shows or hides hidden files.
    public var hidden: String
    /// Title of the menu of a field.
    public var menuTitle: String
    /// Title of the list of problems.
    public var summaryTitle: String
    /// A sentence on the help that says which key has the menu.
    public var menuHint: @Sendable (_ key: String) -> String
    /// The same of how the mouse selects text of the screen.
    public var mouseHint: String
  }

  /// What a screen reader calls each kind of control (A1).
  public struct RoleWords: Sendable {
    /// A field of one line.
    public var textField: String
    /// A field whose text is hidden.
    public var secureField: String
    /// A field for what is looked for.
    public var searchField: String
    /// Stands for a secret whose length is not told.
    public var hidden: String
    /// A field of several lines.
    public var multiline: String
    /// Off or on.
    public var toggle: String
    /// One of a list that opens.
    public var picker: String
    /// What is pressed.
    public var button: String
    /// A toggle that is on.
    public var on: String
    /// A toggle that is off.
    public var off: String
    /// What can't be used now.
    public var dimmed: String
    /// The length of a secret.
    public var characters: @Sendable (Int) -> String
    /// One of the pages of settings.
    public var tab: String
    /// One of several rows.
    public var choice: String
    /// Several of several rows.
    public var multiple: String
    /// A number that keys change by steps.
    public var stepper: String
    /// Text that takes no input.
    public var note: String
    /// The row is the one taken.
    public var selected: String
    /// The row is not taken.
    public var notSelected: String
    /// Which of how many.
    public var place: @Sendable (_ number: Int, _ count: Int) -> String
  }

  /// Titles, sentences and buttons of alerts.
  public struct AlertWords: Sendable {
    /// Asks whether to leave the form of a title.
    public var leaveTitle: @Sendable (_ title: String) -> String
    /// What leaving loses.
    public var leaveMessage: String
    /// The safe answer to leaving.
    public var keepEditing: String
    /// Leaves.
    public var leave: String
    /// Asks whether to clear the field of a label.
    public var clearTitle: @Sendable (_ label: String) -> String
    /// What clearing loses.
    public var clearMessage: String
    /// The safe answer to clearing.
    public var keep: String
    /// Clears.
    public var clear: String
    /// Asks whether to revert the form of a title.
    public var revertFormTitle: @Sendable (_ title: String) -> String
    /// What reverting does.
    public var revertFormMessage: String
    /// The same where secrets are lost.
    public var revertSecretsMessage: String
    /// Reverts.
    public var revert: String
  }

  /// What undo and redo name, in Title Case.
  public struct EditWords: Sendable {
    /// The name of a kind of edit.
    public var name: @Sendable (EditName) -> String
  }
}
