const given =
  /^(?:an? |the )?(?:[\p{L}]+ )?(?:gifts?|presents?) (?:for|at|on) (?!(?:an?|the|your|any|every|people|someone|him|her|them)\b)/iu

/** A day that people give things on. */
const day =
  /(?:\bday|birthdays?|christmas|easter|halloween|thanksgiving|diwali|eid|hanukkah|weddings?|housewarmings?|graduations?|anniversar(?:y|ies))$/i
/** What people give, by what it is for them. */
const present = /(?:gifting|(?:stuffer|filler|gift|present|favou?r|keepsake|souvenir)s?)$/i

/** "For baby shower" wants its number. */
export const inPlural = (text: string): string =>
  text.replace(
    /^(?:wedding|birthday|housewarming|graduation|christening|baby shower|bridal shower)$/i,
    (one) => `${one}s`,
  )

/** "A gift for Father's Day and Christmas" is given on two days; "stocking stuffer and birthday gift" is two presents. */
export const occasionsOf = (items: readonly string[]): string[] =>
  items.flatMap((item) => {
    const bare = item.replace(given, "")
    const days = bare === item || day.test(bare) ? bare : item
    const parts = days.split(/ and | or /)
    const [first = "", second = "", third] = parts
    // "Autumn evenings and wedding gifts": only the second is a day for giving.
    const isMixed = present.test(second) && !present.test(first) && !day.test(first) && first.includes(" ")
    if (isMixed && third === undefined && bare === item) return parts
    const isRow = parts.length > 1 && parts.every((part) => (bare === item ? present : day).test(part))
    return isRow ? parts : [days]
  })
