import { isCountry } from "../../../places/regions.ts"
import { numberValue } from "../../../text/measure/number-words.ts"
import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord, isPartOfPlant } from "../../../text/words/materials.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { isColour, isGrade, isShade, isSortOfTree, unitWord } from "./word-classes.ts"

export type ModifierKind = "material" | "colour" | "measure" | "style" | "name"

/** Groups of words before the noun: "dark green", "no pull", "freeze dried", "12 oz". */
export interface Modifier {
  readonly text: string
  readonly kind: ModifierKind
}

/** "8 x 6 ft" is one word while a phrase is read. */
export const joint = "\u00a0"

export const isNegation = (word: string): boolean => /^(?:no|non|anti)$/.test(word)

export const isPlainNoun = (word: string): boolean =>
  word.length > 1 &&
  !isColour(word) &&
  !isMaterialWord(word) &&
  !isGrade(word) &&
  !/\d|-/.test(word) &&
  !unitWord.test(word) &&
  !/(?:\p{L}{3}ed|able|ible|ful|less|ous)$/u.test(word) &&
  // They do not say what it is.
  !/^(?:replacement|spare)$/.test(word) &&
  (/^(?:noun|base|third)$/.test(kindOf(word)) || (kindOf(word) === "ing" && compounding.has(word)))

/** Verbs in -ing that make a kind of thing and do not say what it does: "dining table", but not "folding table". */
export const compounding = new Set(
  `dining camping fishing sewing knitting baking serving cutting chopping riding running wedding walking gardening hiking
  seating cycling writing painting drawing gaming cooking shopping sleeping stacking mixing measuring jewelling landscaping roofing
  washing wine boxing swimming sailing climbing tennis changing printing carving stamping watering hearing sleeping parking tuning welding smoking drinking nursing ring earring building ceiling pudding string`.split(
    /\s+/,
  ),
)

export function unitsOf(words: readonly string[]): Modifier[] {
  const units: Modifier[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = "", next] = [words[at], words[at + 1]]
    // "24 short nails": the count is not part of the name.
    if (
      /^\d+$/.test(word) &&
      next !== undefined &&
      (isMaterialWord(next) ||
        /^(?:adjective|participle|ing)$/.test(kindOf(next)) ||
        (next === "hand" && /^(?:participle|past)$/.test(kindOf(words[at + 2] ?? ""))))
    )
      continue
    const length = unitLength(word, next, words[at + 2])
    const text = words
      .slice(at, at + length)
      .join(" ")
      .replaceAll(joint, " ")
    const kind = kindOfUnit(words.slice(at, at + length))
    const before = units.at(-1)
    const isNumber = length === 1 && /^[\d.,/-]+$/.test(word)
    const isModel = length === 1 && /\d/.test(word) && !word.includes(joint) && !/^\d+-?\p{L}{3,}$/u.test(word)
    // A year or a bare number says nothing unless it belongs to a name: "2018 John Deere", "Dell Latitude 7490".
    if (isNumber && before?.kind !== "name") continue
    if ((kind === "name" || isModel) && before?.kind === "name")
      units[units.length - 1] = { text: `${before.text} ${text}`, kind: "name" }
    // "Double diamond hitched", "timothy hay stuffed", "top loading": the first word belongs to the second.
    else if (
      before?.kind === "name" &&
      kind === "style" &&
      (length === 2 || (kindOf(word) === "ing" && !compounding.has(word))) &&
      isPlainWord(before.text) &&
      isPlainWord(word)
    )
      units[units.length - 1] = { text: `${before.text} ${text}`, kind }
    else if (text !== "") units.push({ text, kind })
    at += length - 1
  }
  return units
}

const isPlainWord = (word: string): boolean => /^\p{Ll}+$/u.test(word) && isRightWord(word) && !isNegation(word)

const degree = /^(?:well|deep|fully|partly|freshly|newly|lightly|half|ready|cold|hot|slow|dry|double|triple)$/

function unitLength(word: string, next: string | undefined, third: string | undefined): number {
  if (next === undefined) return 1
  if (word.includes(joint) || word === "used") return 1
  // "1967 Canada" is no quality of a dollar, and "2018 John" none of a Deere.
  if (isYear.test(word) && !unitWord.test(next)) return 1
  if (/^\d[\d.,/-]*$/.test(word)) return 2
  // "Well rotted" manure, "extra deep" sheets
  if (
    isNegation(word) ||
    (word === "extra" && kindOf(next) === "adjective") ||
    (degree.test(word) && /^(?:participle|past)$/.test(kindOf(next)))
  )
    return 2
  // "Hand block printed", "hand loom woven"
  if (word === "hand" && third !== undefined && /^(?:participle|past)$/.test(kindOf(third))) return 3
  // "Gold plated" earrings are not plated ones of gold.
  if (/^(?:plated|filled|dipped|toned?|coated)$/.test(next) && (isColour(word) || isMaterialWord(word))) return 2
  if (isColour(next) && (isShade(word) || (third === undefined && isHue(word)))) return 2
  // "green chile", "black pepper": a color before a noun other than the last belongs to that noun.
  if (isColour(word) && isPlainNoun(next) && kindOf(next) === "noun") return 2
  if (isMaterialWord(next) && (isGrade(word) || next === "wood" || isSortOfTree(word, next))) return 2
  if (isMaterialWord(word) && isPartOfPlant(next)) return 2
  // "freeze dried", "die cut", "hand dyed"
  const isDone = /^(?:participle|past)$/.test(kindOf(next)) || /[^aeiou]ed$/.test(next)
  // "Ash double-ended" is ash, and double-ended.
  const isApart = next.includes("-")
  if (isDone && !isApart && /^(?:noun|base|third)$/.test(kindOf(word)) && !isColour(word)) return 2
  // "Machine washable", "dishwasher safe", "water resistant"
  if (/^(?:washable|safe|resistant|friendly|compatible|ready)$/.test(next) && isPlainNoun(word)) return 2
  // "small batch", "long sleeve", "single origin"
  return (kindOf(word) === "adjective" || word === "single") && isPlainNoun(next) ? 2 : 1
}

const isYear = /^(?:1[6-9]|20)\d\d$/

const counted = new Set(
  `bar bass bay bin blade bottle bulb burner button channel compartment core cylinder deck door drawer drum flute gear hole
  key lane leg light needle panel piece pin pocket point prong rail reed ring row rung seat seater section shaft shelf slot
  spoke stage step stop storey story strand string stroke phase post berth speed person tier track way wheel`.split(
    /\s+/,
  ),
)
/** "3 rail turntable", "three burner barbecue": the number says how many rails one thing has. */
export const isCounted = (count = "", noun: string): boolean => {
  const value = numberValue(count)
  // A number above a thousand is a model: "4020 seat bracket".
  return Number.isInteger(value) && Number(value) <= 1000 && count !== "one" && counted.has(noun)
}

/** "ocean blue": a noun that says which blue. "Canada silver" is a metal. */
const isHue = (word: string): boolean =>
  kindOf(word) === "noun" && !isMaterialWord(word) && !isColour(word) && !isCountry(word)

function kindOfUnit(words: readonly string[]): ModifierKind {
  const [first = ""] = words
  const last = words.at(-1) ?? ""
  if (last.includes(joint)) return "measure"
  if (/^\d/.test(words[0] ?? "")) return "style"
  // A David White level is not white.
  // "Sterling silver" is no color.
  if (words.length > 1 && isGrade(first) && isMaterialWord(last)) return "material"
  if (isColour(last)) return isGivenName(first) && !isColour(first) ? "name" : "colour"
  if (isMaterialWord(last) || (isPartOfPlant(last) && isMaterialWord(words[0] ?? ""))) return "material"
  if (isColour(words[0] ?? "")) return "name"
  if (words.length > 1 || last.includes("-")) return "style"
  // "Left Lane": an irregular past form is usually a name.
  if (/^(?:participle|past)$/.test(kindOf(last)) && !/(?:ed|en|wn|ung|ut)$/.test(last)) return "name"
  return /^(?:adjective|participle|past|ing|adverb)$/.test(kindOf(last)) ? "style" : "name"
}
