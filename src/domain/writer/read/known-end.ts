import { isMaterialWord } from "../../text/words/materials.ts"
import { singular } from "../../text/words/plural.ts"
import { canBeThird, kindOf } from "../../text/words/word-kinds.ts"
import { goodsKinds } from "../search/kinds/goods-kinds.ts"
import { petsKinds } from "../search/kinds/pets-kinds.ts"
import { colours } from "../type/phrases.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { bareWord } from "./bare-word.ts"

const maxKindWords = 3
/** "Car seat birth to 4 years", "ring sizes 4 to 10" */
const opensRange = /^(?:birth|newborn|ages?|aged|sizes?|sz)$/
const measure = /^\d[\d.,]*(?:mm|cm|m|in|inch|inches|ft|oz|ml|cl|l|g|kg|lbs?|gb|tb|w|v|mah)$/
const unit = /^(?:mm|cm|m|in|inch|inches|ft|oz|ml|cl|l|litres?|liters?|g|kg|lbs?|gb|tb|w|v|mah)$/

interface KnownEnd {
  /** How many words name the thing. */
  readonly name: number
  /** How many with the measure, color or material right behind the name. */
  readonly whole: number
}

/** "60 cm wide" */
const side = /^(?:wide|high|tall|long|deep|thick|across)$/

/**
 * Where a known thing's name ends in words typed in one breath: "cat water fountain", before "2.5L quiet pump". Null if
 * they are one name, or nobody can tell.
 */
export function knownEnd(words: readonly string[]): KnownEnd | null {
  const bare = words.map(bareWord)
  for (let at = 1; at < bare.length; at += 1) {
    if (!isKind(bare.slice(0, at))) continue
    const end = afterQualities(bare, at)
    if (bare.slice(end).every((word) => kindOf(word) === "adjective" || isQuality(word))) return null
    if (opensMore(bare, end)) return { name: at, whole: end }
    if (end > at && namesAThing(bare[end] ?? "")) return null
  }
  return null
}

/** "Cat water fountain 2.5L quiet pump, 3 modes" gets a comma behind its name, and one behind the measure. */
export function withNameApart(sentence: string): string {
  const [first = ""] = sentence.split(/[,;:.(]\s/)
  const words = first.split(" ")
  const end = knownEnd(words)
  if (end === null || words.slice(0, end.name).some((word) => noName.test(kindOf(bareWord(word))))) return sentence
  const parts = [words.slice(0, end.name), words.slice(end.name, end.whole), words.slice(end.whole)]
  const apart = parts.filter(({ length }) => length > 0).map((part) => part.join(" "))
  return `${apart.join(", ")}${sentence.slice(first.length)}`
}

const noName = /^(?:preposition|third|auxiliary|conjunction|subject|relative|determiner)$/

const programme = /^(?:app|game)$/

const kinds = { ...goodsKinds, ...petsKinds }

const isKind = (named: readonly string[]): boolean =>
  programme.test(named.at(-1) ?? "") ||
  [1, 2, maxKindWords].some((length) => {
    const phrase = named.slice(-length).join(" ")
    return named.length >= length && [phrase, singular(phrase)].some((each) => Object.hasOwn(kinds, each))
  })

const isQuality = (word: string): boolean => measure.test(word) || colours.has(word) || isMaterialWord(word)

function afterQualities(words: readonly string[], from: number): number {
  let at = from
  while (at < words.length) {
    const [word = "", next = ""] = words.slice(at, at + 2)
    if (/^\d[\d.,]*$/.test(word) && unit.test(next)) at += 2
    else if (at > from && side.test(word)) at += 1
    else if (isQuality(word)) at += 1
    else break
  }
  return at
}

function opensMore(words: readonly string[], at: number): boolean {
  const [word = "", next = ""] = words.slice(at, at + 2)
  if (opensRange.test(word)) return true
  const kind = kindOf(word)
  // "Ring stacking thin", but "phone charging cable"
  if (kind === "ing") return next !== "" && !namesAThing(next)
  return (
    (/^\d/.test(word) && next !== "") ||
    (kind === "adjective" && next !== "" && kindOf(next) !== "preposition") ||
    isVerb(words, at)
  )
}

/** "Bedtime story app records your voice" */
const isVerb = (words: readonly string[], at: number): boolean =>
  canBeThird(words[at] ?? "") && /^(?:determiner|subject)$/.test(kindOf(words[at + 1] ?? ""))
