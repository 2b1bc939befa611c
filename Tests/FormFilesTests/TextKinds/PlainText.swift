extension TextKindTable {
  /// Text, addresses, searches.
  static let plainText = #"""
    ## T1 text {"type":"text"}
    Ada | "Ada" | 3 | Ada
    Ada<BS> | "Ad" | 2 | Ad
    Ada<Left><Left>d | "Adda" | 2 | Adda
    Ada<Home>x | "xAda" | 1 | xAda
    Ada<Home><Del> | "da" | 0 | da
    Ada Lovelace<C-w> | "Ada " | 4 | Ada
    Ada Lovelace<M-BS><M-BS> | null | 0 |
    Ada Lovelace<C-a><C-k> | null | 0 |
    Ada Lovelace<C-a><C-k><C-y><C-y> | "Ada LovelaceAda Lovelace" | 24 | Ada LovelaceAda Lovelace
    Ada<C-t> | "Aad" | 3 | Aad
    ada<C-a><M-u> | "ADA" | 3 | ADA
    ADA<C-a><M-l> | "ada" | 3 | ada
    ada lovelace<C-a><M-c><M-c> | "Ada Lovelace" | 12 | Ada Lovelace
    Ada<M-x> | null | 0 |
    Ada<M-x><C-_> | "Ada" | 3 | Ada
    Ada<C-_> | null | 0 |
    Ada<C-_><M-_> | "Ada" | 3 | Ada
    Ada<S-Left><S-Left>x | "Ax" | 2 | Ax
    Ada<M-a>B | "B" | 1 | B
    Ada<M-a><C-_> | null | 0 |
    <Paste>Ada Lovelace</Paste> | "Ada Lovelace" | 12 | Ada Lovelace
    <Paste>Ada<NL>Lovelace</Paste> | "Ada Lovelace" | 12 | Ada Lovelace
    <Paste>	Ada</Paste> | "Ada" | 3 | Ada
    Ada<Tab> | "Ada" | - | Ada
    日本語 | "日本語" | 3 | 日本語
    日本語<BS> | "日本" | 2 | 日本
    e<Paste>́</Paste>x<BS> | "é" | 1 | é
    👨‍👩‍👧<BS> | null | 0 |
    Ada<M-r> | null | 0 |
    a<lt>b | "a<b" | 3 | a<b
    Ada  <M-\> | "Ada" | 3 | Ada
    C'est l'été | "C'est l'été" | 11 | C'est l'été

    ## T22 text told over 5 characters {"type":"text","limit":5}
    Hello | "Hello" | 5 | Hello
    Hello! | "Hello!" | 6 | Hello!
    Hello!<Tab> | "Hello!" | - | Hello! | Use at most 5 characters.
    Hello!<Tab><S-Tab><BS> | "Hello" | 5 | Hello
    日本語日本<Tab> | "日本語日本" | - | 日本語日本
    日本語日本語<Tab> | "日本語日本語" | - | 日本語日本語 | Use at most 5 characters.
    👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧<Tab> | "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧" | - | 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧
    <Paste>Hello World</Paste><Tab> | "Hello World" | - | Hello World | Use at most 5 characters.

    ## T22 text refused over 5 characters {"type":"text","limit":5,"limitBehavior":"refuse"}
    Hello | "Hello" | 5 | Hello
    Hello! | "Hello" | 5 | Hello | There is room for 5 characters only.
    Hello!<BS> | "Hell" | 4 | Hell
    Hello<Home>x | "Hello" | 0 | Hello | There is room for 5 characters only.
    Hello<S-Left>x | "Hellx" | 5 | Hellx
    <Paste>Hello World</Paste> | null | 0 |  | There is room for 5 characters only.
    Hel<Paste>lo</Paste> | "Hello" | 5 | Hello
    Hel<Paste>lo!</Paste> | "Hel" | 3 | Hel | There is room for 5 characters only.
    Hello<M-a><Paste>World</Paste> | "World" | 5 | World
    日本語日本 | "日本語日本" | 5 | 日本語日本
    日本語日本語 | "日本語日本" | 5 | 日本語日本 | There is room for 5 characters only.
    Hello<C-w>World | "World" | 5 | World
    Hel<C-u><C-y><C-y> | "Hel" | 3 | Hel | There is room for 5 characters only.

    ## T22 text refused over 6 bytes {"type":"text","limit":{"bytes":6},"limitBehavior":"refuse"}
    abcdef | "abcdef" | 6 | abcdef
    abcdefg | "abcdef" | 6 | abcdef | There is room for 6 bytes only.
    日本 | "日本" | 2 | 日本
    日本x | "日本" | 2 | 日本 | There is room for 6 bytes only.

    ## T22 text told over 6 bytes {"type":"text","limit":{"bytes":6}}
    日本語<Tab> | "日本語" | - | 日本語 | Use at most 6 bytes.
    abcdef<Tab> | "abcdef" | - | abcdef

    ## T11 email {"type":"email"}
    ada@example.org | "ada@example.org" | 15 | ada@example.org
    ada@example.org<Tab> | "ada@example.org" | - | ada@example.org
    ada@<Tab> | "ada@" | - | ada@ | Enter an email address like name@domain.com.
    ada @ | "ada@" | 4 | ada@
    <Paste> ada@example.org </Paste> | "ada@example.org" | 15 | ada@example.org
    <Paste>ada@example.org<NL></Paste> | "ada@example.org" | 15 | ada@example.org
    <Paste>ada b@example.org</Paste> | null | 0 |  | Type this without spaces.
    ada@<Tab><S-Tab>x.org | "ada@x.org" | 9 | ada@x.org
    ada@<Tab><S-Tab>x.org<C-_> | "ada@" | 4 | ada@ | Enter an email address like name@domain.com.
    ada@x.org<M-BS> | "ada@x." | 6 | ada@x.
    日本@例え.jp<Tab> | "日本@例え.jp" | - | 日本@例え.jp

    ## T11 url {"type":"url"}
    https://example.org<Tab> | "https://example.org" | - | https://example.org
    example.org<Tab> | "example.org" | - | example.org | Enter an address like https://example.com.
    https://exa mple | "https://example" | 15 | https://example
    <Paste>  https://example.org/a?b=c#d </Paste><Tab> | "https://example.org/a?b=c#d" | - | https://example.org/a?b=c#d
    https://[::1]:8080/<Tab> | "https://[::1]:8080/" | - | https://[::1]:8080/
    https://<Tab> | "https://" | - | https:// | Enter an address like https://example.com.

    ## T9 clip {"type":"text","width":10}
    abcdefghijklmnop | "abcdefghijklmnop" | 16 | abcdefghijklmnop
    abcdefghijklmnop<Home> | "abcdefghijklmnop" | 0 | abcdefghijklmnop
    abcdefghijklmnop<Tab> | "abcdefghijklmnop" | - | abcdefghijklmnop
    日本語日本語日本語 | "日本語日本語日本語" | 9 | 日本語日本語日本語

    ## A5 text from right to left {"type":"text"}
    שלום | "שלום" | 4 | שלום
    שלום<Home> | "שלום" | 0 | שלום
    שלום<Left> | "שלום" | 3 | שלום
    שלום abc<Tab> | "שלום abc" | - | שלום abc
    abc שלום (x) | "abc שלום (x)" | 12 | abc שלום (x)
    1 שלום<BS> | "1 שלו" | 5 | 1 שלו
    مرحبا | "مرحبا" | 5 | مرحبا

    ## T15 icon {"type":"text","icon":"@","width":12}
    ada | "ada" | 3 | ada
    ada<Tab> | "ada" | - | ada

    ## T12 search {"type":"search"}
    swift<Tab> | "swift" | - | swift
    swift<M-x> | null | 0 |
    """#
}
