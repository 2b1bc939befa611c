import Formwork

/// The parts of an address that differ from country to country.
struct Address: Sendable {
  var city = ""
  var region = ""
  var postalCode = ""
}

/// By the code of ISO 3166, which locales end with.
enum Country: String, CaseIterable {
  case canada = "CA"
  case germany = "DE"
  case ireland = "IE"
  case japan = "JP"
  case unitedKingdom = "GB"
  case unitedStates = "US"
}

extension Country {
  /// The rest of an address as it is written there: which parts there are, what they are called, which
  /// have to be given, and in which order.
  @FormBuilder<Order> var addressFields: FormContent<Order> {
    switch self {
    case .canada:
      city("City")
      region("Province or Territory", Self.provinces)
      postalCode("Postal Code", "[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]", like: "K1A 0B1")
    case .germany:
      postalCode("Postal Code", "[0-9]{5}", like: "10115")
      city("City")
    case .ireland:
      city("Town or City")
      TextField("County", \.[self].region)
      postalCode("Eircode", "[A-Za-z][0-9][0-9Ww] ?[0-9A-Za-z]{4}", like: "D02 AF30").optional()
    case .japan:
      postalCode("Postal Code", "[0-9]{3}-?[0-9]{4}", like: "100-0001")
      TextField("Prefecture", \.[self].region)
      city("City")
    case .unitedKingdom:
      city("Town or City")
      postalCode("Postcode", "[A-Za-z]{1,2}[0-9][0-9A-Za-z]? ?[0-9][A-Za-z]{2}", like: "SW1A 1AA")
    case .unitedStates:
      city("City")
      region("State", Self.states)
      postalCode("ZIP Code", "[0-9]{5}(-[0-9]{4})?", like: "94103")
    }
  }

  private func city(_ label: String) -> TextField<Order> { TextField(label, \.[self].city) }

  private func region(_ label: String, _ names: String) -> Picker<Order> {
    Picker(label, \.[self].region, options: names.split(separator: ",").map { Option(String($0)) })
  }

  private func postalCode(_ label: String, _ pattern: StaticString, like example: String) -> TextField<Order>
  {
    TextField(label, \.[self].postalCode).width(10).prompt(example)
      .rule(.pattern(pattern).message("Enter the \(label) like \(example)."))
  }

  private static let provinces = """
    Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Northwest Territories,\
    Nova Scotia,Nunavut,Ontario,Prince Edward Island,Quebec,Saskatchewan,Yukon
    """

  private static let states = """
    Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,\
    Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,\
    Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,\
    New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,\
    South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming
    """
}
