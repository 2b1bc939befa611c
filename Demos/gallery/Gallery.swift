import Formwork

/// What stands in the fields: one part a page. All of it is there for the looking.
struct Gallery: Sendable {
  var look = Look()
  var texts = Texts()
  var secrets = Secrets()
  var masks = Masks()
  var numbers = Numbers()
  var choices = Choices()
  var states = States()
  var overflow = Overflow()
  var extras = Extras()
  var scripts = Scripts()
  var events = Events()

  /// Every kind, style, state and overflow mode, on tabs.
  static func form(_ journal: Journal) -> Form<Gallery> {
    Form("Gallery", for: Gallery()) {
      lookPage
      textPage
      secretPage
      maskPage
      numberPage
      choicePage
      statePage
      overflowPage
      extraPage
      scriptPage
      eventPage(journal)
    }
    .pageStyle(.tabs)
    .style { $0.look.style }
    .theme { $0.look.theme.theme }
    .submit("Done")
  }
}
