// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Formwork",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Formwork", targets: ["Formwork"]),
    .library(name: "FormworkFormats", targets: ["FormworkFormats"]),
    .library(name: "FormworkTesting", targets: ["FormworkTesting"]),
    .executable(name: "formwork", targets: ["FormworkCommand"]),
    .executable(name: "signup", targets: ["signup"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "checkout", targets: ["checkout"]),
    .executable(name: "settings", targets: ["settings"]),
    .executable(name: "installer", targets: ["installer"]),
    .executable(name: "chooser", targets: ["chooser"]),
  ],
  targets: [
    // Values, without a terminal.
    .target(name: "CMemory"),
    .target(name: "TerminalScreen", dependencies: ["CMemory"]),
    .target(name: "JSONText"),
    .target(name: "Forms", dependencies: ["TerminalScreen", "CMemory", "JSONText"]),
    .target(name: "LocaleTable", dependencies: ["Forms"]),
    .target(name: "LocaleFormats", dependencies: ["Forms", "LocaleTable"]),
    .target(name: "AnswerFiles", dependencies: ["Forms", "JSONText"]),
    .target(name: "FormFiles", dependencies: ["AnswerFiles", "Forms", "JSONText", "TerminalScreen"]),

    // The one room that knows the terminal.
    .systemLibrary(name: "CNcurses"),
    .target(name: "CTerminal", cSettings: [.define("_GNU_SOURCE")]),
    .target(
      name: "NcursesTerminal", dependencies: ["TerminalScreen", "CNcurses", "CTerminal"]),

    // What people import and run.
    .target(
      name: "LineTerminal", dependencies: ["Forms", "TerminalScreen", "CTerminal"]),
    .target(
      name: "Formwork",
      dependencies: [
        "AnswerFiles", "Forms", "TerminalScreen", "NcursesTerminal", "LineTerminal", "CTerminal",
      ]),
    .target(name: "FormworkFormats", dependencies: ["LocaleFormats"]),
    // The command plays scripts too, and must not be linked to a test library.
    .target(
      name: "FormPilot", dependencies: ["Forms", "JSONText", "TerminalScreen"],
      path: "Sources/FormworkTesting", exclude: ["Expecting"]),
    .target(
      name: "FormworkTesting",
      dependencies: ["FormPilot", "Formwork", "Forms", "NcursesTerminal", "TerminalScreen", "CTerminal"],
      path: "Sources/FormworkTesting/Expecting"),
    .executableTarget(
      name: "FormworkCommand",
      dependencies: [
        "Formwork", "AnswerFiles", "Forms", "FormFiles", "FormPilot", "JSONText", "LocaleTable",
        "NcursesTerminal", "TerminalScreen",
      ]),
    .target(name: "DemoUsage", path: "Demos/usage"),
    .executableTarget(name: "signup", dependencies: ["DemoUsage", "Formwork"], path: "Demos/signup"),
    .executableTarget(
      name: "gallery", dependencies: ["DemoUsage", "Formwork", "FormworkFormats"], path: "Demos/gallery"),
    .executableTarget(
      name: "checkout", dependencies: ["DemoUsage", "Formwork", "FormworkFormats"], path: "Demos/checkout"),
    .executableTarget(name: "settings", dependencies: ["DemoUsage", "Formwork"], path: "Demos/settings"),
    .executableTarget(name: "installer", dependencies: ["Formwork"], path: "Demos/installer"),
    .executableTarget(name: "chooser", dependencies: ["Formwork"], path: "Demos/chooser"),

    // Proof, the lowest layer first.
    .target(name: "RepeatableRandom", path: "Tests/Support/RepeatableRandom"),
    .testTarget(name: "TerminalScreenTests", dependencies: ["RepeatableRandom", "TerminalScreen"]),
    .testTarget(
      name: "FormsTests",
      dependencies: ["Forms", "FormworkTesting", "RepeatableRandom", "TerminalScreen", "signup"],
      exclude: ["Snapshots"]),
    .executableTarget(
      name: "locale-table", dependencies: ["LocaleFormats", "Forms"], path: "Tests/Locales/locale-table"),
    .testTarget(name: "LocaleFormatsTests", dependencies: ["LocaleFormats", "LocaleTable", "Forms"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "RepeatableRandom"]),
    .testTarget(
      name: "FormFilesTests",
      dependencies: [
        "AnswerFiles", "FormFiles", "Forms", "FormworkTesting", "JSONText", "LocaleFormats",
        "RepeatableRandom", "TerminalScreen",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "FormworkTests", dependencies: ["AnswerFiles", "Formwork", "Forms", "TerminalScreen"]),
    .testTarget(
      name: "NcursesTerminalTests",
      dependencies: [
        "NcursesTerminal", "TerminalScreen", "CTerminal", "CNcurses", "Forms", "FormworkTesting",
      ]),
    .testTarget(
      name: "LineTerminalTests",
      dependencies: [
        "AnswerFiles", "LineTerminal", "Forms", "FormFiles", "FormworkTesting", "TerminalScreen",
      ]),
    .testTarget(
      name: "FormworkCommandTests",
      dependencies: ["FormworkCommand", "Forms", "FormFiles", "JSONText", "LineTerminal"]),
    .testTarget(
      name: "FormworkTestingTests",
      dependencies: ["FormPilot", "FormworkTesting", "Forms", "JSONText", "TerminalScreen"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "FuzzTests", dependencies: ["Forms", "FormFiles", "TerminalScreen"], path: "Tests/Fuzz",
      exclude: ["Entry", "fuzz", "corpora", "dictionaries"]),

    .testTarget(
      name: "DemoTests",
      dependencies: ["FormworkTesting", "FormworkFormats", "gallery", "checkout", "settings"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "InstallerTests",
      dependencies: [
        "installer", "AnswerFiles", "Formwork", "Forms", "FormworkTesting", "RepeatableRandom",
        "TerminalScreen",
      ],
      exclude: ["Snapshots"]),

    // Real programs on real terminals: a pseudo-terminal outside, libvterm as its screen.
    .target(
      name: "CTestTerminal", path: "Tests/Support/CTestTerminal",
      cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))]),
    .systemLibrary(name: "CVTerm", path: "Tests/Support/CVTerm"),
    .executableTarget(
      name: "bench-form", dependencies: ["Formwork"], path: "Tests/Benchmarks/bench-form"),
    .executableTarget(name: "CrashForm", dependencies: ["Formwork"], path: "Tests/Support/CrashForm"),
    .executableTarget(name: "LongTask", dependencies: ["Formwork"], path: "Tests/Support/LongTask"),
    .executableTarget(name: "DraftWriter", dependencies: ["Formwork"], path: "Tests/Support/DraftWriter"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "Forms", "FormworkTesting", "JSONText", "RepeatableRandom", "TerminalScreen", "CTestTerminal",
        "CVTerm", "signup",
        "CrashForm", "DraftWriter", "LongTask",
        "FormworkCommand", "gallery", "checkout", "settings", "installer", "chooser",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
