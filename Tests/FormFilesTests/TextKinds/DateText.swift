extension TextKindTable {
  /// Days and months.
  static let dateText = #"""
    ## T16 expiration with a day {"type":"expiration"}
    31122030 | "2030-12-31" | 8 | 31/12/2030
    31122030<Tab> | "2030-12-31" | - | 31/12/2030
    31/12/2030 | "2030-12-31" | 8 | 31/12/2030
    3/1/2030 | "2030-01-03" | 8 | 03/01/2030
    3/1/2030<Tab> | "2030-01-03" | - | 03/01/2030
    31/1 | "311" | 3 | 31/1
    32122030<Tab> | "32122030" | - | 32/12/2030 | There is no day 32 in that month; its last is 31.
    31022030<Tab> | "31022030" | - | 31/02/2030 | There is no day 31 in that month; its last is 28.
    31/12<Tab> | "3112" | - | 31/12/ | Enter a whole date, like 31/12/2030.
    <Paste>2030-12-31</Paste><Tab> | "2030-12-31" | - | 31/12/2030
    31122030<BS><BS><BS><BS><BS> | "311" | 3 | 31/1
    31122030<Home><Del> | "1122030" | 0 | 11/22/030
    31x | "31" | 2 | 31/ | Type a digit here, not “x”.
    311220301 | "2030-12-31" | 8 | 31/12/2030 | There is room for 8 characters only.

    ## T16 expiration with a month {"type":"expiration","format":"mm/yy"}
    1227 | "2027-12" | 4 | 12/27
    1227<Tab> | "2027-12" | - | 12/27
    12/27 | "2027-12" | 4 | 12/27
    1/27<Tab> | "2027-01" | - | 01/27
    1327<Tab> | "1327" | - | 13/27 | There is no month 13; enter one from 01 to 12.
    12<Tab> | "12" | - | 12/ | Enter a whole date, like 12/30.
    122<BS> | "12" | 2 | 12/
    <Paste>12/27</Paste> | "2027-12" | 4 | 12/27
    <Paste>2027-12</Paste><Tab> | "2027-12" | - | 12/27
    12270 | "2027-12" | 4 | 12/27 | There is room for 4 characters only.
    1227<C-_> | null | 0 |

    ## T16 expiration not past {"type":"expiration","rules":[{"notPast":true}]}
    09032026<Tab> | "2026-03-09" | - | 09/03/2026
    08032026<Tab> | "2026-03-08" | - | 08/03/2026 | This has expired. Enter a date that is not past.
    10032026<Tab> | "2026-03-10" | - | 10/03/2026

    ## T16 expiration of a month not past {"type":"expiration","format":"mm/yy","rules":[{"notPast":true}]}
    0326<Tab> | "2026-03" | - | 03/26
    0226<Tab> | "2026-02" | - | 02/26 | This has expired. Enter a date that is not past.

    ## T16 date {"type":"date"}
    12312026 | "2026-12-31" | 8 | 12/31/2026
    12312026<Tab> | "2026-12-31" | - | 12/31/2026
    12/31/2026 | "2026-12-31" | 8 | 12/31/2026
    1/2/2026 | "2026-01-02" | 8 | 01/02/2026
    1/2/2026<Tab> | "2026-01-02" | - | 01/02/2026
    2026-12-31 | "2026-12-31" | 10 | 2026-12-31
    2026-12-31<Tab> | "2026-12-31" | - | 12/31/2026
    2026-1 | "2026-1" | 6 | 2026-1
    <Paste>2026-12-31</Paste> | "2026-12-31" | 10 | 2026-12-31
    <Paste>12/31/2026</Paste> | "2026-12-31" | 8 | 12/31/2026
    <Paste>1/2/2026</Paste> | "2026-01-02" | 8 | 01/02/2026
    13012026<Tab> | "13012026" | - | 13/01/2026 | There is no month 13; enter one from 01 to 12.
    02292026<Tab> | "02292026" | - | 02/29/2026 | There is no day 29 in that month; its last is 28.
    02292028<Tab> | "2028-02-29" | - | 02/29/2028
    1231<Tab> | "1231" | - | 12/31/ | Enter a whole date, like 12/31/2030.
    12312026<Home><Del> | "2312026" | 0 | 23/12/026
    12312026<BS> | "1231202" | 7 | 12/31/202
    12312026<Left><Left><Left><Left><BS> | "1232026" | 3 | 12/32/026
    123120261 | "2026-12-31" | 8 | 12/31/2026 | There is room for 8 characters only.
    1a | "1" | 1 | 1 | Type a digit here, not “a”.
    12312026<C-_> | null | 0 |
    2026-12-31<C-_><M-_> | "2026-12-31" | 10 | 2026-12-31
    12312026<M-BS> | null | 0 |
    12312026<Tab><S-Tab><BS> | "1231202" | 7 | 12/31/202

    ## T16 date in Germany {"type":"date"} de_DE
    31122026<Tab> | "2026-12-31" | - | 31.12.2026
    31.12.2026 | "2026-12-31" | 8 | 31.12.2026
    1.2.2026<Tab> | "2026-02-01" | - | 01.02.2026
    2026-12-31<Tab> | "2026-12-31" | - | 31.12.2026
    31022026<Tab> | "31022026" | - | 31.02.2026 | There is no day 31 in that month; its last is 28.

    ## T16 date in Japan {"type":"date"} ja_JP
    20261231<Tab> | "2026-12-31" | - | 2026/12/31
    2026/1/2<Tab> | "2026-01-02" | - | 2026/01/02
    """#
}
