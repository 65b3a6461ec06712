/** Units and their other spellings; entries in one row are equal. */
const rows = [
  "oz ounce ounces",
  "ft foot feet",
  "in inch inches",
  "lb lbs pound pounds",
  "yd yard yards",
  "yr yrs year years",
  "mo month months",
  "wk week weeks",
  "hr hrs h hour hours",
  "min mins minute minutes",
  "sec secs s second seconds",
  "pc pcs pce piece pieces",
  "pr prs pair pairs",
  "kg kilo kilos kilogram kilograms",
  "g gr gram grams gramme grammes",
  "ml millilitre millilitres milliliter milliliters",
  "l litre litres liter liters ltr ltrs",
  "mm millimetre millimetres millimeter millimeters",
  "cm centimetre centimetres centimeter centimeters",
  "m metre metres meter meters mtr mtrs mts",
  "km kilometre kilometres kilometer kilometers",
  "mb megabyte megabytes",
  "gb gigabyte gigabytes",
  "hz hertz",
  "w watt watts",
  "v volt volts",
] as const

const spellings: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap((row) => {
    const words = row.split(" ")
    return words.map((word): [string, readonly string[]] => [word, words])
  }),
)

/** "oz" → oz, ounce, ounces; a word that is not a unit has only its own spelling. */
export const unitSpellings = (word: string): readonly string[] => spellings.get(word) ?? [word]
