import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a text that has to be well-formed XML, in its order.
struct XMLElements {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// Those of the elements round it, the nearest last.
    var inherited: [[String: String]]
    var text = ""

    /// The element's own value, else that of the nearest round it.
    func value(_ name: String) -> String? {
      ([attributes] + inherited.reversed()).lazy.compactMap { $0[name] }.first
    }
  }

  struct Malformed: Error { var line: Int }

  let all: [Element]

  init(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else { throw Malformed(line: parser.lineNumber) }
    all = reader.elements
  }

  func named(_ name: String) -> [Element] { all.filter { $0.name == name } }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let inherited = open.map { elements[$0].attributes }
      elements.append(Element(name: name, attributes: attributes, inherited: inherited))
      open.append(elements.count - 1)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
