const measure = /(\d[\d.,]*) ?(g|kg|oz|lb|ml|cl|l|mm|cm|m|in|inch|inches|ft)(?!\p{L})/giu

/** "30 cm" and "28 to 36 inches", each with its unit */
export const measuresIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(measure)].map(
      ([, figure = "", unit = ""]) =>
        `${figure.replace(/[.,]$/, "")} ${unit.toLowerCase().replace(/^inch(?:es)?$/, "in")}`,
    ),
  )

export const unitOf = (measured: string): string => measured.split(" ").at(-1) ?? ""
