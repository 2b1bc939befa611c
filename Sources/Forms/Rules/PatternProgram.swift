/// A pattern as a nondeterministic automaton, and its simulation (Thompson 1968).
struct PatternProgram: Sendable {
  private enum Instruction {
    /// Takes one scalar of a class and goes on.
    case one(Int)
    /// Goes on only where the text begins, or ends.
    case start, end
    case jump(Int)
    /// Goes both ways.
    case split(Int, Int)
    case accept
  }

  private var instructions: [Instruction] = []
  private let classes: [PatternClass]
  /// Visits of nodes: a repetition of nothing makes no instruction but costs time all the same.
  private var visits = 0

  init(_ node: PatternNode, classes: [PatternClass]) throws(PatternError) {
    self.classes = classes
    try emit(node)
    instructions.append(.accept)
  }

  func accepts(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    var scalars = text.makeIterator()
    var next = scalars.next()
    var threads = PatternThreads(size: instructions.count)
    follow(0, in: &threads, atStart: true, atEnd: next == nil)
    while let scalar = next {
      next = scalars.next()
      if threads.current.isEmpty { return false }
      threads.step()
      for thread in threads.last {
        if case .one(let index) = instructions[thread], classes[index].contains(scalar) {
          follow(thread + 1, in: &threads, atStart: false, atEnd: next == nil)
        }
      }
    }
    return threads.hasAccepted
  }

  /// Notes each instruction that takes a scalar and can be reached from one without taking any.
  private func follow(_ first: Int, in threads: inout PatternThreads, atStart: Bool, atEnd: Bool) {
    threads.waiting.append(first)
    while let place = threads.waiting.popLast() {
      guard threads.isNew(place) else { continue }
      switch instructions[place] {
      case .one: threads.current.append(place)
      case .start: if atStart { threads.waiting.append(place + 1) }
      case .end: if atEnd { threads.waiting.append(place + 1) }
      case .jump(let target): threads.waiting.append(target)
      case .split(let one, let other):
        threads.waiting.append(other)
        threads.waiting.append(one)
      case .accept: threads.hasAccepted = true
      }
    }
  }
}

/// The places in a program where a match may be, each once.
private struct PatternThreads {
  var current: [Int] = []
  var last: [Int] = []
  var waiting: [Int] = []
  /// Whether the text may end here.
  var hasAccepted = false
  private var round = 1
  private var seen: [Int]

  init(size: Int) { seen = Array(repeating: 0, count: size) }

  mutating func step() {
    swap(&current, &last)
    current.removeAll(keepingCapacity: true)
    hasAccepted = false
    round += 1
  }

  mutating func isNew(_ place: Int) -> Bool {
    guard seen[place] != round else { return false }
    seen[place] = round
    return true
  }
}

extension PatternProgram {
  private mutating func emit(_ node: PatternNode) throws(PatternError) {
    visits += 1
    guard visits <= Pattern.sizeLimit, instructions.count < Pattern.sizeLimit else {
      throw PatternError(.tooLarge, column: 1)
    }
    switch node {
    case .one(let index): instructions.append(.one(index))
    case .start: instructions.append(.start)
    case .end: instructions.append(.end)
    case .sequence(let parts): for part in parts { try emit(part) }
    case .choice(let branches): try emit(choice: branches[...])
    case .repeated(let node, let least, let most): try emit(node, least: least, most: most)
    }
  }

  private mutating func emit(choice branches: ArraySlice<PatternNode>) throws(PatternError) {
    var ends: [Int] = []
    for branch in branches.dropLast() {
      let split = reserve()
      try emit(branch)
      ends.append(reserve())
      instructions[split] = .split(split + 1, instructions.count)
    }
    if let last = branches.last { try emit(last) }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func emit(_ node: PatternNode, least: Int, most: Int?) throws(PatternError) {
    for _ in 0..<least { try emit(node) }
    guard let most else { return try emit(endless: node) }
    var splits: [Int] = []
    for _ in least..<most {
      splits.append(reserve())
      try emit(node)
    }
    for split in splits { instructions[split] = .split(split + 1, instructions.count) }
  }

  private mutating func emit(endless node: PatternNode) throws(PatternError) {
    let split = reserve()
    try emit(node)
    instructions.append(.jump(split))
    instructions[split] = .split(split + 1, instructions.count)
  }

  /// A place to be filled when its target is known.
  private mutating func reserve() -> Int {
    instructions.append(.jump(instructions.count + 1))
    return instructions.count - 1
  }
}
