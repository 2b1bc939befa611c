import Formwork

struct Extras: Sendable {
  var search = "lighthouse"
  var greeting = "hello, world"
  var colour = ""
  var short = "Twelve chars"
  var full = "Twelve chars"
  var long = "Clear asks before it removes more than 20 characters."
  var memo = "An icon stands before any kind."
  var user = ""
}

extension Gallery {
  static var extraPage: Page<Gallery> {
    Page("Extras") {
      TextField("Icon", \.extras.search).icon("⌕")
      TextField("Buttons", \.extras.greeting)
        .accessory("⇈", label: "Upper Case") { $0.uppercased() }
        .accessory("⇆", label: "Reverse") { String($0.reversed()) }
        .help("Behind the text for the mouse; F2 lists them for the keyboard.")
      TextField("Suggestions", \.extras.colour).suggestions(["Red", "Green", "Blue", "Grey"]).optional()
      TextField("Limit That Tells", \.extras.short).limit(12).help("Type one more and press Tab.")
      TextField("Limit That Refuses", \.extras.full).limit(12, .refuse)
      TextField("Clear That Asks", \.extras.long).confirmClear(above: 20)
      TextField("Several Lines with an Icon", \.extras.memo, axis: .vertical).lineLimit(1...3).icon("✎")
      TextField("From the System", \.extras.user).prefill(.userName)
        .tip("Whoever is logged in: the system knows, so nobody has to type it.")
    }
  }
}
