/// Where a pilot plays its script. A test that takes the place as an argument holds in both:
///
/// ```swift
/// @Test(arguments: PilotPlace.allCases)
/// func filledIn(place: PilotPlace) throws {
///   let pilot = try form.pilot("Ada<Tab>ada@x.org<Enter>", on: place)
///   #expect(pilot.value.email == "ada@x.org")
/// }
/// ```
public enum PilotPlace: String, Sendable, Hashable, CaseIterable {
  /// Without a terminal, in virtual time: what nearly all tests want.
  case memory
  /// On a pseudo-terminal that calls itself `xterm-256color` and writes UTF-8, in real time: the form
  /// runs as for a person, from the bytes of the keys to the bytes of the screen.
  case pseudoTerminal
}
