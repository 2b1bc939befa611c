import TerminalScreen
import Testing

@testable import FormworkTesting

@Suite("What is attached to a failure")
struct ScreenAttachmentTests {
  private func snapshot(_ label: String) throws -> Snapshot {
    let form = Form("Booking", for: Booking()) {
      TextField("Full Name", \.name).id("name")
      TextField(label, \.email).id("email")
    }
    return try form.pilot("Ada<Tab>", size: Size(columns: 30, rows: 10)).snapshot
  }

  @Test("Both screens are attached, as snapshots and as pictures")
  func both() throws {
    let expected = try snapshot("Email")
    let got = try snapshot("E-Mail")
    let attachments = got.attachments(named: "it", expected: expected.text)
    #expect(
      attachments.map(\.name) == ["it.expected.snapshot", "it.got.snapshot", "it.expected.svg", "it.got.svg"])
    #expect(attachments[0].text == expected.text)
    #expect(attachments[1].text == got.text)
    for (picture, label) in zip(attachments.suffix(2), ["Email", "E-Mail"]) {
      #expect(try XMLElements(picture.text).all.first?.name == "svg")
      #expect(picture.text.contains(label))
    }
  }

  @Test("Pictures mark the rows that differ, and no others")
  func marks() throws {
    let got = try snapshot("E-Mail")
    let other = try #require(ComparedPictures(of: got, expected: snapshot("Email").text, name: "it"))
    let same = try #require(ComparedPictures(of: got, expected: got.text, name: "it"))
    #expect(same.got == ScreenPicture(of: got).svg(title: "Got: it"))
    #expect(other.got != same.got)
    #expect(other.got.count > same.got.count)
  }

  @Test("A screen that was not kept yet is attached as it came")
  func missing() throws {
    let names = try snapshot("Email").attachments(named: "new", expected: nil).map(\.name)
    #expect(names == ["new.got.snapshot", "new.got.svg"])
  }

  @Test("What was written to a source has no name, and what cannot be read as a screen no picture")
  func literals() throws {
    let snapshot = try snapshot("Email")
    #expect(snapshot.attachments(named: "", expected: nil).map(\.name) == ["got.snapshot", "got.svg"])
    #expect(
      snapshot.attachments(named: "it", expected: "no snapshot").map(\.name)
        == ["it.expected.snapshot", "it.got.snapshot", "it.got.svg"])
    #expect(
      snapshot.only([.spoken]).attachments(named: "it", expected: nil).map(\.name) == ["it.got.snapshot"])
  }

  @Test("E4: a secret is in no picture")
  func secrets() throws {
    let form = Form("Login", for: Login()) { SecureField("Password", \.password) }
    let snapshot = try form.pilot("hunter2").snapshot
    for attachment in snapshot.attachments(named: "it", expected: snapshot.text) {
      #expect(!attachment.text.contains("hunter2"))
    }
  }

  private struct Login: Sendable { var password = Secret() }
}
