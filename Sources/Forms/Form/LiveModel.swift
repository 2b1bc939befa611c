public import TerminalScreen

/// What a form does with its model while it is filled in, beside asking.
struct LiveModel<Model: Sendable>: Sendable {
  var style: (@Sendable (Model) -> FormStyle)?
  var theme: (@Sendable (Model) -> Theme)?
  var observers: [@Sendable (Model) -> Void] = []
}

extension Form {
  /// How groups are drawn, by what was entered: another answer shows at once (T5).
  public func style(_ style: @escaping @Sendable (Model) -> FormStyle) -> Form {
    changingLive { $0.style = style }
  }

  /// How meanings look, by what was entered: another answer shows at once (P9). It takes the place of the
  /// theme that the form is run with.
  public func theme(_ theme: @escaping @Sendable (Model) -> Theme) -> Form {
    changingLive { $0.theme = theme }
  }

  /// Does something with the model whenever a value was entered, such as keeping settings (P9).
  ///
  /// The model holds valid values only. `action` runs on the form's thread between two keys: it must not
  /// wait. It is not called for what the form begins with.
  public func onChange(perform action: @escaping @Sendable (Model) -> Void) -> Form {
    changingLive { $0.observers.append(action) }
  }

  /// The theme for a session of this form; nil where the form has no say in it.
  package var liveTheme: ((Session) -> Theme?)? {
    live.theme.map { theme in { $0.model(as: Model.self).map(theme) } }
  }

  /// Tells those who asked for it of the model as it is now; nil where nobody did.
  package var observer: ((Session) -> Void)? {
    let observers = live.observers
    if observers.isEmpty { return nil }
    return { session in
      guard let model = session.model(as: Model.self) else { return }
      for observer in observers { observer(model) }
    }
  }
}
