// swift-tools-version: 6.2
import PackageDescription

// A package as somebody else would write it: a form of its own, and tests of that form. It knows nothing
// of Formwork but its two products.
let package = Package(
  name: "Newsletter",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Formwork", path: "../..")],
  targets: [
    .target(name: "Newsletter", dependencies: [.product(name: "Formwork", package: "Formwork")]),
    .executableTarget(
      name: "CreateAccount", dependencies: [.product(name: "Formwork", package: "Formwork")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "NewsletterTests",
      dependencies: ["Newsletter", .product(name: "FormworkTesting", package: "Formwork")],
      exclude: ["Snapshots"]),
  ]
)
