/// Faults of a form file, told all at once as compilers do: what is wrong in one place does not keep
/// others from being read.
final class FaultCollector {
  private var faults: [FormFileError] = []
  /// The same fault is told once, however often its place is read.
  private var known: Set<FormFileError> = []

  func note(_ fault: FormFileError) {
    for fault in fault.all where known.insert(fault).inserted { faults.append(fault) }
  }

  /// Notes the faults of a list of places, no more than anybody reads.
  func note<Place>(
    _ places: some Sequence<Place>, most: Int = FormFileError.mostTold, _ fault: (Place) -> FormFileError?
  ) {
    var left = most
    for place in places where left > 0 {
      guard let fault = fault(place) else { continue }
      note(fault)
      left -= 1
    }
  }

  /// What `read` gives; nil, with the fault noted, where it can't.
  func attempt<Result>(_ read: () throws(FormFileError) -> Result) -> Result? {
    do throws(FormFileError) { return try read() } catch {
      note(error)
      return nil
    }
  }

  /// Throws where something was noted.
  func check() throws(FormFileError) {
    if let error = FormFileError(all: faults) { throw error }
  }
}

// MARK: Members of an object, each on its own

extension FaultCollector {
  func string(_ name: String, of object: FileObject) -> String? {
    attempt { () throws(FormFileError) in try object.string(name) } ?? nil
  }

  func bool(_ name: String, of object: FileObject) -> Bool {
    attempt { () throws(FormFileError) in try object.bool(name) } ?? false
  }

  func integer(_ name: String, of object: FileObject, in range: ClosedRange<Int>) -> Int? {
    object[name].flatMap { reader in attempt { () throws(FormFileError) in try reader.integer(in: range) } }
  }

  func word<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type, _ name: String, of object: FileObject
  ) -> Value? where Value.RawValue == String {
    object[name].flatMap { reader in attempt { () throws(FormFileError) in try reader.word(type) } }
  }

  /// The elements of a list; none where there is no list.
  func list(_ reader: FileReader?) -> [FileReader] {
    reader.flatMap { reader in attempt { () throws(FormFileError) in try reader.list() } } ?? []
  }
}
