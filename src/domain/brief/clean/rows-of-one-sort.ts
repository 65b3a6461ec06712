/** Behind some of these, another one is a shade: "navy blue". */
const colour =
  "black|white|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|beige|cream|teal|lilac|silver|gold|rose gold|rose|nude|turquoise|burgundy|maroon|khaki|tan|mint|navy|peach|charcoal"
const device = "iPhone|iPad|Apple Watch|Android|iOS|Mac|Windows|Linux|Chromebook|Kindle|PC"
const height = "\\d'\\d{1,2}"

/** What is surely a row of several: three words of one sort, or two devices, without a comma between them. */
const rows: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=^|[:,;.(]\s|colou?rs? (?:are )?|in )(?:${colour})(?: (?:${colour})){2,}(?=$|[,;.)]| (?:and|or)(?!\p{L}))`,
    "gimu",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${device})(?: (?:${device}))+(?!\p{L})`, "gu"),
  new RegExp(String.raw`(?<![\d.])${height}(?: ${height}){2,}(?![\d"'])`, "gu"),
]

/** "Mint pink cream" is "mint, pink, cream", and "iPhone iPad" is "iPhone, iPad". */
export const withRowsApart = (text: string): string =>
  rows.reduce(
    (rest, row) =>
      rest.replace(row, (whole) =>
        whole.replace(/(?<!Apple|navy(?= blue)|mint(?= green)|rose(?= gold)|charcoal(?= gr)) (?=\S)/gi, ", "),
      ),
    text,
  )
