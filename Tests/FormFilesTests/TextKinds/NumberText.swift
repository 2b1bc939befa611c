extension TextKindTable {
  /// Numbers, amounts, percentages, sizes.
  static let numberText = #"""
    ## T8 number {"type":"number"}
    1234 | 1234 | 4 | 1234
    1234<Tab> | 1234 | - | 1,234
    1234567.50<Tab> | 1234567.50 | - | 1,234,567.50
    1,234<Tab> | 1234 | - | 1,234
    1,23<Tab> | "1,23" | - | 1,23 | Leave out “,”, or write “.” before decimals.
    12,34567<Tab> | "12,34567" | - | 12,34567 | Leave out “,”, or write “.” before decimals.
    -12<Tab> | -12 | - | -12
    +12<Tab> | 12 | - | 12
    007<Tab> | 7 | - | 7
    12.50<Tab> | 12.50 | - | 12.50
    .5<Tab> | 0.5 | - | 0.5
    5.<Tab> | 5 | - | 5
    12a | 12 | 2 | 12 | Type a digit, “.” or “-” here, not “a”.
    12a<BS> | 1 | 1 | 1
    1e5 | 15 | 2 | 15
    1 2 | 12 | 2 | 12
    -<Tab> | "-" | - | - | Enter a number.
    1.2.3<Tab> | "1.2.3" | - | 1.2.3 | Enter a number without “.” in that place.
    <Paste> 1,234.5 </Paste><Tab> | 1234.5 | - | 1,234.5
    <Paste>12 apples</Paste> | null | 0 |  | Type a digit, “.” or “-” here, not “a”.
    <Paste>-5</Paste> | -5 | 2 | -5
    1234<Tab><S-Tab> | 1234 | 4 | 1234
    1234<Tab><S-Tab>5 | 12345 | 5 | 12345
    1234<Tab><S-Tab>5<Tab> | 12345 | - | 12,345
    1234<Left><Left>9 | 12934 | 3 | 12934
    12345678901234567890123456789012345678<Tab> | 12345678901234567890123456789012345678 | - | 12,345,678,901,234,567,890,123,456,789,012,345,678
    123456789012345678901234567890123456789<Tab> | "123456789012345678901234567890123456789" | - | 123456789012345678901234567890123456789 | Use at most 38 digits.
    0.1<Tab> | 0.1 | - | 0.1
    1234<C-_> | null | 0 |
    1234<Tab><C-_> | null | 0 |
    ٣٤ | null | 0 |  | Type a digit, “.” or “-” here, not “٤”.
    1234<M-x> | null | 0 |
    12<C-w><C-y><Tab> | 12 | - | 12

    ## T8 number from 1 to 500 {"type":"number","min":1,"max":500}
    42<Tab> | 42 | - | 42
    0<Tab> | 0 | - | 0 | Enter a value from 1 to 500.
    501<Tab> | 501 | - | 501 | Enter a value from 1 to 500.
    -5 | 5 | 1 | 5
    1.5<Tab> | 1.5 | - | 1.5
    500<Tab> | 500 | - | 500
    1<Tab> | 1 | - | 1

    ## T8 number up to 10 {"type":"number","max":10}
    11<Tab> | 11 | - | 11 | Enter 10 or less.
    -11<Tab> | -11 | - | -11
    10<Tab> | 10 | - | 10

    ## T8 number from 1000 {"type":"number","min":1000}
    999<Tab> | 999 | - | 999 | Enter 1,000 or more.
    1000<Tab> | 1000 | - | 1,000

    ## T8 number in steps of 5 from 10 {"type":"number","min":10,"step":5}
    15<Tab> | 15 | - | 15
    17<Tab> | 17 | - | 17 | Use steps of 5, counted from 10.
    10.0<Tab> | 10.0 | - | 10.0

    ## T8 whole number {"type":"number","decimals":0}
    12. | 12 | 2 | 12 | Type a digit or “-” here, not “.”.
    12<Tab> | 12 | - | 12
    -3<Tab> | -3 | - | -3

    ## T8 number of 2 decimals {"type":"number","decimals":2}
    1.25<Tab> | 1.25 | - | 1.25
    1.255<Tab> | "1.255" | - | 1.255 | Use at most 2 decimals.
    1.2<Tab> | 1.2 | - | 1.2

    ## T8 number in Germany {"type":"number"} de_DE
    1234,5<Tab> | 1234.5 | - | 1.234,5
    1.234,5<Tab> | 1234.5 | - | 1.234,5
    1.23<Tab> | "1.23" | - | 1.23 | Leave out “.”, or write “,” before decimals.
    12a | 12 | 2 | 12 | Type a digit, “,” or “-” here, not “a”.

    ## T8 number in France {"type":"number"} fr_FR
    1234,5<Tab> | 1234.5 | - | 1 234,5
    1 234,5<Tab> | 1234.5 | - | 1 234,5

    ## T8 number in India {"type":"number"} hi_IN
    12345678<Tab> | 12345678 | - | 1,23,45,678
    1,23,456<Tab> | 123456 | - | 1,23,456

    ## T8 number in Egypt {"type":"number"} ar_EG
    1234<Tab> | 1234 | - | ١٬٢٣٤
    ١٢٣٤<Tab> | 1234 | - | ١٬٢٣٤

    ## T8 number in Japan {"type":"number"} ja_JP
    1234567<Tab> | 1234567 | - | 1,234,567

    ## T16 currency {"type":"currency","currency":"USD"}
    9 | 9 | 1 | $9
    9999.99 | 9999.99 | 7 | $9999.99
    9999.99<Tab> | 9999.99 | - | $9,999.99
    9,999.99<Tab> | 9999.99 | - | $9,999.99
    $9,999.99<Tab> | 9999.99 | - | $9,999.99
    -5 | -5 | 2 | -$5
    -5<Tab> | -5 | - | -$5.00
    5<Tab> | 5 | - | $5.00
    5.5<Tab> | 5.5 | - | $5.50
    5.555<Tab> | "5.555" | - | $5.555 | Use at most 2 decimals.
    5€ | 5 | 1 | $5 | Type a digit, “.” or “-” here, not “€”.
    5<BS> | null | 0 |
    9999.99<Home>1 | 19999.99 | 1 | $19999.99
    9999.99<Left><Left><Left><BS> | 999.99 | 3 | $999.99
    <Paste>$1,234.56</Paste><Tab> | 1234.56 | - | $1,234.56
    <Paste>1234.56 USD</Paste><Tab> | 1234.56 | - | $1,234.56
    9999<Tab><S-Tab> | 9999 | 4 | $9999
    9999<C-_> | null | 0 |
    0<Tab> | 0 | - | $0.00
    <Click 9,4>1234<Click 3,4> | 1234 | 0 | $1234
    <Click 9,4>1234<Click 5,4> | 1234 | 0 | $1234

    ## T16 currency in Germany {"type":"currency","currency":"EUR"} de_DE
    1234,5 | 1234.5 | 6 | 1234,5 €
    1234,5<Tab> | 1234.5 | - | 1.234,50 €
    -1234,5<Tab> | -1234.5 | - | -1.234,50 €
    12€<Tab> | 12 | - | 12,00 €

    ## T16 currency without decimals {"type":"currency","currency":"JPY"}
    1234<Tab> | 1234 | - | ¥1,234
    12. | 12 | 2 | ¥12 | Type a digit or “-” here, not “.”.

    ## T16 currency in Japan {"type":"currency","currency":"JPY"} ja_JP
    1234<Tab> | 1234 | - | ¥1,234

    ## T8 percent {"type":"percent"}
    12.5 | 12.5 | 4 | 12.5
    12.5<Tab> | 12.5 | - | 12.5%
    12.5%<Tab> | 12.5 | - | 12.5%
    -3<Tab> | -3 | - | -3%
    0.125<Tab> | 0.125 | - | 0.125%
    12x | 12 | 2 | 12 | Type a digit, “.” or “-” here, not “x”.

    ## T8 percent from 0 to 100 {"type":"percent","min":0,"max":100}
    101<Tab> | 101 | - | 101% | Enter a value from 0% to 100%.
    100<Tab> | 100 | - | 100%

    ## T8 percent in Germany {"type":"percent"} de_DE
    12,5<Tab> | 12.5 | - | 12,5 %

    ## T8 percent in Egypt {"type":"percent"} ar_EG
    12.5<Tab> | 12.5 | - | ١٢٫٥٪

    ## T11 size {"type":"size"}
    10G | 10737418240 | 3 | 10G
    10G<Tab> | 10737418240 | - | 10G
    1.5 TiB<Tab> | 1649267441664 | - | 1.5T
    1.5 TiB<Tab><S-Tab> | 1649267441664 | 7 | 1.5 TiB
    512 mb<Tab> | 536870912 | - | 512M
    1000B<Tab> | 1000 | - | 1000B
    10<Tab> | "10" | - | 10 | Add a unit: B, K, M, G, T or P.
    10X | "10" | 2 | 10 | Type a size like 10G or 512M here, not “X”.
    -1 | "1" | 1 | 1
    G<Tab> | "G" | - | G | Enter a size like 10G or 512M.
    1.5.5G<Tab> | "1.5.5G" | - | 1.5.5G | Enter a size like 10G or 512M.
    <Paste>10 GB<NL></Paste><Tab> | 10737418240 | - | 10G
    9999999P<Tab> | "9999999P" | - | 9999999P | Enter a smaller size.
    0.3K<Tab> | 307 | - | 307B
    10G<C-_> | null | 0 |

    ## T11 size from 1G to 1T {"type":"size","min":"1G","max":"1T"}
    512M<Tab> | 536870912 | - | 512M | Enter a value from 1G to 1T.
    2T<Tab> | 2199023255552 | - | 2T | Enter a value from 1G to 1T.
    1G<Tab> | 1073741824 | - | 1G

    ## T11 size in Germany {"type":"size"} de_DE
    1,5G<Tab> | 1610612736 | - | 1,5G
    """#
}
