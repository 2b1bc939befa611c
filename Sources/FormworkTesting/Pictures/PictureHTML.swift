public import TerminalScreen

extension ScreenPicture {
  /// A page with nothing but the picture, in one file: a browser without a window makes a PNG of it, with
  /// transparent corners (`chromium --headless --screenshot`).
  public func html(theme: Theme = .standard, on background: Background = .dark, title: String = "") -> String
  {
    let words = MarkupText.of(title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\(words.isEmpty ? "Formwork" : words)</title>
      <style>html, body { margin: 0; background: transparent } svg { display: block }</style>
      \(svg(theme: theme, on: background, title: title))</html>

      """
  }
}
