const given =
  /^(?:an? |the )?(?:[\p{L}]+ )?(?:gifts?|presents?) (?:for|at|on) (?!(?:an?|the|your|any|every|people|someone|him|her|them)\b)/iu

/** A day that people give things on. */
const day =
  /(?:\bday|birthdays?|christmas|easter|halloween|thanksgiving|diwali|eid|hanukkah|weddings?|housewarmings?|graduations?|anniversar(?:y|ies))$/i
/** What people give, by what it is for them. */
const present = /(?:stuffer|filler|gift|present|favou?r|keepsake|souvenir)s?$/i

/** "A gift for Father's Day and Christmas" is given on two days; "stocking stuffer and birthday gift" is two presents. */
export const occasionsOf = (items: readonly string[]): string[] =>
  items.flatMap((item) => {
    const bare = item.replace(given, "")
    const days = bare === item || day.test(bare) ? bare : item
    const parts = days.split(/ and | or /)
    const isRow = parts.length > 1 && parts.every((part) => (bare === item ? present : day).test(part))
    return isRow ? parts : [days]
  })
