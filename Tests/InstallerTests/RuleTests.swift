import Forms
import FormworkTesting
import Testing

@testable import installer

@Suite("Rules of the installer")
struct InstallerRuleTests {
  @Test(
    "A gateway is a neighbour: in the network, not the machine itself, an address that a host can have",
    arguments: [
      ("192.0.2.10/24", "192.0.2.1", true), ("192.0.2.10/24", "192.0.3.1", false),
      ("192.0.2.10/24", "192.0.2.10", false), ("192.0.2.10/24", "192.0.2.0", false),
      ("192.0.2.10/24", "192.0.2.255", false), ("192.0.2.10/31", "192.0.2.11", true),
      ("192.0.2.10/32", "192.0.2.1", false), ("192.0.2.10/24", "2001:db8::1", false),
      ("2001:db8::10/64", "2001:db8::1", true), ("2001:db8::10/64", "2001:db8:1::1", false),
      ("2001:db8::10/64", "fe80::1", true), ("192.0.2.129/25", "192.0.2.1", false),
      ("192.0.2.129/25", "192.0.2.128", false), ("192.0.2.129/25", "192.0.2.254", true),
    ])
  func gateway(address: String, gateway: String, isRight: Bool) {
    var model = Configuration()
    model.addressing = .fixed
    model.address = address
    model.gateway = gateway
    #expect((Gateway.problem(model) == nil) == isRight)
    model.addressing = .automatic
    #expect(Gateway.problem(model) == nil)
  }

  @Test(
    "A host has no address of a network, of all, of a group, or of no one",
    arguments: [
      "192.0.2.0/24", "192.0.2.255/24", "224.0.0.1/24", "127.0.0.1/8", "0.0.0.0/0", "ff02::1/64", "::1/128",
    ])
  func hostAddress(address: String) async throws {
    let player = try await play(InstallerKeys.to(2) + "<Tab><Down><Space><Tab>\(address)<Tab>")
    #expect(player.session.errors.map(\.id) == ["address"])
  }

  @Test(
    "Name servers: one to three addresses",
    arguments: [",", "1.1.1.1 one", "1.1.1.1,1.1.1.2,1.1.1.3,1.1.1.4", "010.1.1.1"])
  func nameServers(text: String) async throws {
    let keys = "<Tab><Down><Space><Tab>192.0.2.10/24<Tab>192.0.2.1<Tab>\(text)<Tab>"
    let player = try await play(InstallerKeys.to(2) + keys)
    #expect(player.session.errors.map(\.id) == ["nameServers"])
  }

  @Test("What does not fit on the disk is told, whichever size is too large")
  func space() {
    var model = Configuration()
    model.disk = "sda"
    model.layout = .chosenSizes
    model.rootSize = ByteSize("7.5G")
    #expect(DiskSpace.problem(model, on: .test) == nil)
    model.swapSize = ByteSize("1B")
    #expect(DiskSpace.problem(model, on: .test) != nil)
    model.swapSize = ByteSize(bytes: .max)
    #expect(DiskSpace.problem(model, on: .test) != nil)
    model.layout = .wholeDisk
    #expect(DiskSpace.problem(model, on: .test) == nil)
  }

  @Test("E8: a user that there is, a name that the system needs, and a weak password are told in words")
  func identity() async throws {
    let page = InstallerKeys.to(4) + "<Tab><Tab>"
    let taken = try await play(page + "taken<Wait 1ms><Tab>")
    #expect(taken.session.errors.first?.words.contains("already") == true)
    let reserved = try await play(page + "www-data<Tab>")
    #expect(reserved.session.errors.first?.words.contains("system needs") == true)
    let weak = try await play(page + "ada<Wait 1ms><Tab>password1<Tab>")
    #expect(weak.session.errors.first?.words.contains("guessed at once") == true)
    let local = try await play(InstallerKeys.to(4) + "<Tab>localhost.example<Tab>")
    #expect(local.session.errors.map(\.id) == ["hostName"])
  }

  @Test("A door without any key is told")
  func access() {
    var model = Configuration()
    #expect(Access.problem(model) != nil)
    model.keysFile = "/root/id.pub"
    #expect(Access.problem(model) == nil)
    model.keysFile = ""
    model.servesSSH = false
    #expect(Access.problem(model) == nil)
  }

  @Test(
    "A proxy’s name and password are in no log",
    arguments: [
      ("http://ada:xyzzy@proxy:3128/", "http://…@proxy:3128/"), ("http://proxy:3128", "http://proxy:3128"),
      ("http://a@b:xyzzy@proxy", "http://…@proxy"), ("https://proxy/@x", "https://proxy/@x"),
    ])
  func proxy(url: String, shown: String) {
    #expect(Proxy.withoutCredentials(url) == shown)
    var model = Configuration()
    model.proxy = url
    #expect(!model.summary.joined().contains("xyzzy"))
  }
}
