import { sellsThings } from "../../rule-book/genre.ts"
import { joinToBefore } from "../../text/split/join-to-before.ts"
import { isMaterial } from "../../text/words/materials.ts"
import type { Topic } from "../fact.ts"
import { isColour, isShade } from "../search/phrases/word-classes.ts"
import { measureOf } from "../type/measure.ts"
import type { Understanding } from "../understanding.ts"
import { asItem, countWords } from "./grammar.ts"
import { labelOf } from "./lines.ts"

const price = /^(?:\p{Lu}{0,3}\p{Sc} ?|R(?=\d))\d[\d.,]*$/u
const condition = /^(?:used|second-?hand|pre-?owned|brand new|new|unused|refurbished|reconditioned)$/i
/** "45 cm wide" and "seat height 46 cm" say what is measured, and "11 cm" does not. */
const bareMeasure = /^\d[\d.,]*(?: ?[x×] ?\d[\d.,]*){0,2} ?\p{L}{1,6}$/u
const maxStuff = 2

/** The parts of one line behind its name, with a label where they say nothing alone: "Size: 11 cm", "Material: acacia wood". */
export const labeledParts = (parts: readonly string[], u: Understanding): readonly string[] =>
  joinToBefore(choicesJoined(parts), (before, part) =>
    isMoreOfColours(part, before) ? `${before}, ${part}` : null,
  ).map((part, at) => (at === 0 ? part : labeledPart(part, u)))

const choice = String.raw`\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?`
const opensChoice = new RegExp(`^in (?!an? |the |my |our )${choice}$`, "iu")
const oneMore = new RegExp(`^${choice}$`, "u")
const lastTwo = new RegExp(`^(?:${choice} )?(?:and|or) ${choice}$`, "u")

/** "In sage", "sand", "black and rust" are one choice: a row that begins with "in" ends at its "and". */
function choicesJoined(parts: readonly string[]): readonly string[] {
  const from = parts.findIndex((part) => opensChoice.test(part))
  const end = from < 0 ? -1 : parts.findIndex((part, at) => at > from && lastTwo.test(part))
  const isRow = end > from && parts.slice(from + 1, end).every((part) => oneMore.test(part))
  return isRow ? [...parts.slice(0, from), parts.slice(from, end + 1).join(", "), ...parts.slice(end + 1)] : parts
}

/** "Cream and sage" behind "pack of 4 in black, brown"; behind a color, "chocolate or oat" are two more. */
const isMoreOfColours = (part: string, before: string): boolean =>
  (isColours(before) && /^\p{L}+ or \p{L}+$/u.test(part)) ||
  (isColours(part) && (isColours(before) || / in (?:\S+, )*\S+$/.test(before)) && isColour(lastWord(before)))

const lastWord = (text: string): string => text.toLowerCase().split(/[ ,]+/).at(-1) ?? ""

function labeledPart(typed: string, u: Understanding): string {
  const part = isMostlyColours(typed) ? typed.replace(/^in /i, "") : typed
  const topic = topicOfBare(part, u)
  if (topic === null) return part
  const label = labelOf(topic, u)
  return `${label}${topic === "colour" && several.test(part) ? "s" : ""}: ${topic === "condition" ? asItem(part) : part}`
}

/** Kilograms of a washing machine are those of the washing. */
const holdsLoad = /(?:wash\p{L}* machine|washer|dryer|drier)s?$/iu

function topicOfBare(part: string, { genre, thing }: Understanding): Topic | null {
  if (price.test(part)) return "price"
  if (condition.test(part)) return "condition"
  if (!sellsThings(genre)) return null
  // A sewing machine may come with "2 feet".
  if (bareMeasure.test(part) && /kg$/i.test(part) && holdsLoad.test(thing.name)) return "capacity"
  if (bareMeasure.test(part)) return /^[1-4] feet$/.test(part) ? null : measureOf(part)
  if (countWords(part) <= maxStuff && isMaterial(part)) return "material"
  return areColours(part) || isMostlyColours(part) ? "colour" : null
}

const maxName = 2

/** "In sage, sand, black and rust": not every name of a color is in a list. */
const isMostlyColours = (part: string): boolean => {
  const names = part.replace(/^in /i, "").split(several)
  const known = names.filter(isColourName).length
  return known > 1 && known * 2 >= names.length && names.every((name) => countWords(name) <= maxName)
}

const several = /,| and | or /
const isColours = (part: string): boolean => part.split(several).every(isColourName)
/** "Black, chocolate or oat" begins with one. */
const areColours = (part: string): boolean => {
  const [first = "", ...others] = part.split(several)
  return isColourName(first) && (others.every(isColourName) || ofChoices.test(part))
}
const ofChoices = /^\p{L}+(?: \p{L}+)?, \p{L}+ or \p{L}+$/u
const isColourName = (name: string): boolean => {
  const [first = "", second, ...more] = name.toLowerCase().split(" ")
  return (
    more.length === 0 &&
    (second === undefined ? isColour(first) : isColour(second) && (isShade(first) || isColour(first)))
  )
}
