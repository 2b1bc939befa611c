extension TextKindTable {
  /// What nobody may read.
  static let secretText = #"""
    ## E4 digits obscured {"type":"digits","count":4,"obscured":true}
    4 | null | 1 | •
    4170 | null | 4 | ••••
    4170<Tab> | null | - | ••••
    417<Tab> | null | - | ••• | Enter all 4 digits.
    41700 | null | 4 | •••• | There is room for 4 characters only.
    41a | null | 2 | •• | Type digits only.
    <Paste>4170</Paste> | null | 4 | ••••
    <Paste>41 70</Paste> | null | 4 | ••••
    <Paste>four</Paste> | null | 0 |  | Type digits only.
    <Paste>41705</Paste> | null | 0 |  | There is room for 4 characters only.
    4170<BS> | null | 3 | •••
    4170<M-BS> | null | 0 |
    4170<C-u><C-y> | null | 0 |
    ４１ | null | 2 | ••
    4170<C-_> | null | 4 | ••••

    ## E4 secure {"type":"secure"}
    secret | null | 6 | ••••••
    secret<BS> | null | 5 | •••••
    secret<C-w> | null | 0 |
    secret<M-BS> | null | 0 |
    secret<C-u><C-y> | null | 0 |
    secret<M-v> | null | 6 | ••••••
    secret<C-_> | null | 6 | ••••••
    <Paste>pass word</Paste> | null | 9 | •••••••••
    日本語 | null | 3 | •••
    secret<Left><Left>x | null | 5 | •••••••

    ## T22 secure refused over 4 {"type":"secure","limit":4,"limitBehavior":"refuse"}
    abcde | null | 4 | •••• | There is room for 4 characters only.
    <Paste>abcde</Paste> | null | 0 |  | There is room for 4 characters only.
    """#
}
