// One import gives every locale: `LocaleSymbols.locale("de_DE")`, `LocaleSymbols.current`.
@_exported public import LocaleFormats
