import FormworkTesting
import JSONText
import Testing

@Suite("Films of scripted runs")
struct FilmTests {
  private let size = Size(columns: 40, rows: 12)

  @Test("A shot a key, each for as long as a person would look; what changes nothing makes none")
  func shots() throws {
    let film = try Booking.form.pilot(size: size).film("Ad<Tab><Wait 2s>")
    #expect(film.shots.count == 4)
    #expect(
      film.shots.map(\.duration) == [.seconds(1), .milliseconds(90), .milliseconds(90), .milliseconds(6700)])
    #expect(film.shots[1].frame.rows.contains { $0.contains("A") })
  }

  @Test("The pilot that makes a film presses nothing itself")
  func copies() throws {
    let pilot = try Booking.form.pilot(size: size)
    _ = try pilot.film("Ada<Tab>")
    #expect(pilot.focus == "name")
    #expect(throws: KeyNotationError.self) { try pilot.film("<Nonsense>") }
  }

  @Test(
    "An SVG that moves: well-formed, each shot in it, rows in common once, the last shot for who wants no motion"
  )
  func svg() throws {
    let film = try Booking.form.pilot(size: size).film("Ada<Tab>")
    let svg = film.svg(title: "Booking")
    let elements = try XMLElements(svg)
    let uses = elements.named("use").compactMap { $0.attributes["href"] }
    let rows = elements.named("g").compactMap { $0.attributes["id"] }
    #expect(Set(uses) == Set(rows.map { "#" + $0 }))
    #expect(rows.count < uses.count / 2)
    let width = try #require(elements.all.first?.attributes["width"].flatMap { Int($0) })
    let strip = try #require(elements.named("g").first { $0.attributes["class"] == "film" })
    #expect(strip.attributes["transform"] == "translate(-\((film.shots.count - 1) * width) 0)")
    #expect(elements.named("style").first?.text.contains("prefers-reduced-motion") == true)
    #expect(svg == (try Booking.form.pilot(size: size).film("Ada<Tab>").svg(title: "Booking")))
  }

  @Test("E4: no shot shows a secret")
  func secrets() throws {
    let film = try Booking.form.pilot("<Tab><Tab>", size: size).film("hunter2<M-v><Left>")
    #expect(!film.svg().contains("hunter"))
    #expect(!film.asciicast().contains("hunter"))
  }

  @Test("An asciicast: a header and lines of JSON, their times never going back, to the end of the last shot")
  func asciicast() throws {
    let film = try Booking.form.pilot(size: size).film("Ada<Tab>")
    let lines = film.asciicast(title: "Booking").split(separator: "\n").map(String.init)
    #expect(lines.first == #"{"version": 2, "width": 40, "height": 12, "title": "Booking"}"#)
    #expect(lines.count == film.shots.count + 2)
    for line in lines { _ = try JSONNode(parsing: line) }
    let times = lines.dropFirst().compactMap {
      $0.dropFirst().split(separator: ",").first.flatMap { Double($0) }
    }
    #expect(times == times.sorted() && times.count == film.shots.count + 1)
    #expect(times.last == 5.97)
  }
}
