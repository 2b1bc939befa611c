import Forms
import Testing

@Suite("Addresses and names in networks")
struct ValidatorNetworkTests {
  static let label63 = String(repeating: "a", count: 63)
  static let name253 =
    Array(repeating: label63, count: 3).joined(separator: ".") + "." + String(repeating: "b", count: 61)

  @Test(
    "Host names follow RFC 1123",
    arguments: [
      ("a", nil), ("web-1", nil), ("1and1.example", nil), ("3com.com", nil), ("A.Example.COM", nil),
      (label63, nil),
      (name253, nil),
      ("", .empty), ("my host", .blank), ("host ", .blank), ("host\n", .blank), ("my_host", .character("_")),
      (label63 + "a", .labelTooLong(label63 + "a")), (name253 + "b", .tooLong), (".invalid", .emptyLabel),
      ("a..b", .emptyLabel), ("a.", .emptyLabel), ("-a", .hyphenAtEnd("-a")), ("b.a-", .hyphenAtEnd("a-")),
      ("123", .allDigits), ("10.0.0.1", .allDigits), ("müller", .character("ü")), ("h１", .character("１")),
      ("a/b", .character("/")),
    ] as [(String, HostName.Problem?)])
  func hostNames(text: String, problem: HostName.Problem?) {
    #expect(HostName.problem(in: text) == problem)
  }

  @Test("A name with a domain is asked for where one is due")
  func qualified() {
    #expect(HostName.problem(in: "web", qualified: true) == .notQualified)
    #expect(HostName.problem(in: "web.example", qualified: true) == nil)
  }

  @Test(
    "Version 4 is a strict dotted quad",
    arguments: [
      ("0.0.0.0", nil), ("10.0.0.1", nil), ("255.255.255.255", nil),
      ("", .empty), ("010.0.0.1", .leadingZero), ("1.2.3.00", .leadingZero), ("1.2.3.4/24", .prefix),
      ("1.2.3", .wrongGroupCount),
      ("1.2.3.4.5", .wrongGroupCount), ("1.2.3.", .wrongGroupCount), ("1..2.3", .wrongGroupCount),
      ("256.1.1.1", .groupTooLarge),
      ("1.1.1.99999999999999999999", .groupTooLarge), ("１.2.3.4", .character("１")),
      ("1.2.3.x", .character("x")),
      (" 1.2.3.4", .blank), ("1.2.3.4\n", .blank), ("+1.2.3.4", .character("+")),
      ("0x1.2.3.4", .character("x")),
      ("::1", .wrongFamily(due: .v4)),
    ] as [(String, IPAddress.Problem?)])
  func version4(text: String, problem: IPAddress.Problem?) {
    #expect(IPAddress.problem(in: text, family: .v4) == problem)
  }

  @Test(
    "Version 6 is any text form of RFC 4291",
    arguments: [
      ("ABCD:EF01:2345:6789:ABCD:EF01:2345:6789", nil), ("2001:DB8:0:0:8:800:200C:417A", nil),
      ("2001:db8::8:800:200c:417a", nil),
      ("FF01::101", nil), ("::1", nil), ("::", nil), ("0:0:0:0:0:0:13.1.68.3", nil),
      ("::ffff:129.144.52.38", nil),
      ("1::", nil), ("1:2:3:4:5:6:7::", nil), ("::2:3:4:5:6:7:8", nil), ("1:2:3:4:5:6:1.2.3.4", nil),
      ("", .empty), (":", .wrongGroupCount), (":::", .wrongGroupCount), ("1::2::3", .wrongGroupCount),
      ("1:2:3:4:5:6:7", .wrongGroupCount),
      ("1:2:3:4:5:6:7:8:9", .wrongGroupCount), ("1:2:3:4::5:6:7:8", .wrongGroupCount),
      (":1:2:3:4:5:6:7", .wrongGroupCount),
      ("1:2:3:4:5:6:7:", .wrongGroupCount), ("12345::", .groupTooLarge), ("00001::", .groupTooLarge),
      ("g::", .character("g")),
      ("fe80::1%eth0", .zone), ("::1/64", .prefix), ("::010.0.0.1", .leadingZero),
      ("::1.2.3", .wrongGroupCount),
      ("1.2.3.4::", .character(".")), ("::1.2.3.4:5", .character(".")), ("::a.2.3.4", .character("a")),
      ("::１", .character("１")),
      ("[::1]", .character("[")), ("1.2.3.4", .wrongFamily(due: .v6)), ("::+1", .character("+")),
    ] as [(String, IPAddress.Problem?)])
  func version6(text: String, problem: IPAddress.Problem?) {
    #expect(IPAddress.problem(in: text, family: .v6) == problem)
  }

  @Test("Different texts of one address are the same address")
  func sameAddress() {
    #expect(IPAddress("2001:DB8:0::1") == IPAddress("2001:db8::0001"))
    #expect(IPAddress("::ffff:1.2.3.4")?.bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 1, 2, 3, 4])
    #expect(IPAddress("1.2.3.4")?.bytes == [1, 2, 3, 4])
    #expect(IPAddress(bytes: [1, 2, 3]) == nil)
  }

  @Test(
    "A network has a prefix that its version allows, and as a subnet no host bits",
    arguments: [
      ("0.0.0.0/0", nil), ("192.0.2.0/24", nil), ("192.0.2.1/32", nil), ("2001:db8::/32", nil), ("::/0", nil),
      ("::1/128", nil),
      ("192.0.2.128/25", nil),
      ("", .address(.empty)), ("192.0.2.0", .noPrefix), ("192.0.2.0/33", .prefix(0...32)),
      ("::/129", .prefix(0...128)),
      ("192.0.2.0/", .prefix(0...32)), ("192.0.2.0/024", .prefix(0...32)), ("192.0.2.0/-1", .prefix(0...32)),
      ("192.0.2.0/24/8", .prefix(0...32)), ("192.0.2.0/２４", .prefix(0...32)),
      ("192.0.2.0/ 24", .prefix(0...32)),
      ("192.0.2/24", .address(.wrongGroupCount)), ("192.0.2.0/255.255.255.0", .prefix(0...32)),
      ("192.0.2.1/24", .hostBits), ("192.0.2.64/25", .hostBits), ("2001:db8::1/32", .hostBits),
      ("128.0.0.0/0", .hostBits),
    ] as [(String, IPNetwork.Problem?)])
  func networks(text: String, problem: IPNetwork.Problem?) {
    #expect(IPNetwork.problem(in: text, strict: true) == problem)
  }

  @Test("Host bits are no fault in the address of an interface")
  func hostBits() throws {
    #expect(IPNetwork.problem(in: "192.0.2.1/24") == nil)
    #expect(try #require(IPNetwork("192.0.2.1/24")).hasHostBits)
  }

  @Test(
    "A gateway has to lie inside its subnet, and be of the same version",
    arguments: [
      ("192.0.2.0/24", "192.0.2.254", true), ("192.0.2.10/24", "192.0.2.1", true),
      ("192.0.2.0/24", "192.0.3.1", false),
      ("192.0.2.128/25", "192.0.2.127", false), ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "::1", false),
      ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
    ])
  func gateways(network: String, address: String, isInside: Bool) throws {
    #expect(try #require(IPNetwork(network)).contains(try #require(IPAddress(address))) == isInside)
  }

  @Test(
    "Numbers lie in the range that the network allows",
    arguments: [
      (.port, "1", nil), (.port, "65535", nil), (.port, "0", .outside(1...65535)),
      (.port, "65536", .outside(1...65535)),
      (.port, "", .empty), (.port, "080", .leadingZero), (.port, "-1", .notDigits), (.port, "８０", .notDigits),
      (.port, "80 ", .notDigits),
      (.port, "1e3", .notDigits), (.port, "99999999999999999999", .outside(1...65535)),
      (.vlan, "1", nil), (.vlan, "4094", nil), (.vlan, "4095", .outside(1...4094)),
      (.vlan, "0", .outside(1...4094)),
      (.mtu, "68", nil), (.mtu, "9000", nil), (.mtu, "67", .outside(68...9000)),
      (.mtu, "9001", .outside(68...9000)),
      (.mtuIPv6, "1280", nil), (.mtuIPv6, "1279", .outside(1280...9000)),
    ] as [(NetworkNumber, String, NetworkNumber.Problem?)])
  func numbers(kind: NetworkNumber, text: String, problem: NetworkNumber.Problem?) {
    #expect(kind.problem(in: text) == problem)
  }

  @Test(
    "Hardware addresses are six pairs",
    arguments: [
      ("00:1a:2B:3c:4d:5E", nil), ("00-1a-2b-3c-4d-5e", nil), ("", .empty), ("00:1a:2b:3c:4d", .notSixPairs),
      ("00:1a:2b:3c:4d:5e:6f", .notSixPairs), ("0:1a:2b:3c:4d:5e", .notSixPairs),
      ("001a2b3c4d5e", .notSixPairs),
      (":00:1a:2b:3c:4d", .notSixPairs), ("00:1a-2b:3c:4d:5e", .mixedSeparators),
      ("00:1a:2b:3c:4d:5g", .character("g")),
      ("００:1a:2b:3c:4d:5e", .character("０")), ("00:1a:2b:3c:4d:5e\n", .character("\n")),
      ("001a.2b3c.4d5e", .character(".")),
    ] as [(String, MACAddress.Problem?)])
  func hardwareAddresses(text: String, problem: MACAddress.Problem?) {
    #expect(MACAddress.problem(in: text) == problem)
  }

  @Test(
    "Interface names have 15 bytes at most",
    arguments: [
      ("eth0", nil), ("bond0.4094", nil), ("enp0s31f6_abcde", nil), ("", .empty),
      ("abcdefghijklmnop", .tooLong), ("ééééééé", nil),
      ("éééééééé", .tooLong), ("a/b", .character("/")), ("eth0:1", .character(":")), ("my if", .blank),
      (".", .dots), ("..", .dots),
      ("a\u{7}", .character("\u{7}")),
    ] as [(String, InterfaceName.Problem?)])
  func interfaceNames(text: String, problem: InterfaceName.Problem?) {
    #expect(InterfaceName.problem(in: text) == problem)
  }
}
