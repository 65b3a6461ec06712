import { titleCase } from "../../text/case/title-case.ts"
import { isRightWord } from "../../text/spell/right-words.ts"
import { contentWords } from "../../text/words/content-words.ts"
import { isMaterialWord } from "../../text/words/materials.ts"
import { isGivenName } from "../../text/words/names.ts"
import { isPlural, singular } from "../../text/words/plural.ts"
import { placeName } from "../../text/words/proper-names.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { bareName } from "../read/thing.ts"
import type { Understanding } from "../understanding.ts"
import { isGoodsKind } from "./kinds/goods-kinds.ts"
import { isPlainNoun } from "./phrases/modifiers.ts"
import { ownKeywords } from "./phrases/own-keywords.ts"
import { isColour, isGrade } from "./phrases/word-classes.ts"

const maxField = 2

/** Who buys it, how good it is, and what is done with it: none of these says which thing it is. */
const noField =
  /^(?:wooden|custom|gift|present|uk|usa|us|nz|kid|child|men|woman|women|lady|girl|boy|baby|toddler|home|house|diy|bulk|wholesale|novelty|lover|beginner|starter|student|craft|art|hand|world|set|kit|pair|pack|party|boho|style|design|quality|travel|office|safety|double|single|mini|jumbo|king|queen|size)$/

/** "Toe Guards" whose seller types "roller skate toe guards" are for roller skates. */
export function withField(name: string, u: Understanding): string {
  if (u.language !== "en" || u.genre !== "goods") return name
  const words = bareName(name).split(" ")
  const known = new Set(contentWords(name))
  const found = sourcesOf(u)
    .flatMap((phrase) => placesOf(phrase.split(" "), words))
    .find(({ field, at }) => isField(field, known, u) && words.slice(0, at).every(isQuality))
  if (found === undefined) return name
  const first = words.join(" ")
  const whole = [...words.slice(0, found.at), titleCase(found.field.join(" ")), ...words.slice(found.at)].join(" ")
  return name.startsWith(first) ? whole + name.slice(first.length) : name
}

/** The seller's keywords, and the categories where it is listed. */
function sourcesOf(u: Understanding): readonly string[] {
  const { subject, brief, clean } = u
  const shelves = [subject.category, brief.shopifyProductType, brief.amazonCategory].map(
    (raw) =>
      clean(raw)
        .split(/\s*[>/|]\s*/)
        .at(-1) ?? "",
  )
  return [...ownKeywords(u), ...shelves].map((phrase) => phrase.trim().toLowerCase())
}

interface Place {
  readonly field: readonly string[]
  readonly at: number
}

/** Where the words of a phrase go on as the name does: "roller skate" before the toe guards of both. */
function placesOf(phrase: readonly string[], words: readonly string[]): readonly Place[] {
  const low = words.map((word) => singular(word.toLowerCase()))
  return Array.from({ length: Math.min(maxField, phrase.length - 1) }, (_, index): Place[] => {
    const field = phrase.slice(0, index + 1)
    const rest = phrase.slice(index + 1).map(singular)
    const at = low.indexOf(rest[0] ?? "")
    const shared = rest.findIndex((word, place) => low[at + place] !== word)
    const count = shared < 0 ? rest.length : shared
    const isAtEnd = at + count === low.length
    const isWhole = shared < 0 && isAtEnd
    // "Cricket bat care" of a bat refresh pack
    const isOpening = at === 0 && !isAtEnd
    const isVague = count > 1 || !isGoodsKind(low.at(-1) ?? "")
    return at >= 0 && isVague && (isWhole || count > 1 || isOpening) ? [{ field, at }] : []
  }).flat()
}

/** New words that the seller also says elsewhere. */
function isField(field: readonly string[], known: ReadonlySet<string>, u: Understanding): boolean {
  const { brief, subject } = u
  const told = new Set(
    contentWords(
      [brief.description, subject.description, subject.category, brief.industry, brief.businessName].join(". "),
    ),
  )
  const trade = new Set(contentWords([brief.industry, subject.category, brief.amazonCategory].join(". ")))
  // "Curling", of a shop for curling
  const isActivity = (word: string): boolean =>
    kindOf(word) === "ing" && contentWords(word).every((stem) => trade.has(stem))
  const isFieldWord = (word: string, at: number): boolean =>
    (isPlainNoun(word) || !isRightWord(word) || (at > 0 && kindOf(word) === "ing") || isActivity(word)) &&
    !noField.test(singular(word)) &&
    !isPlural(word) &&
    !isMaterialWord(word) &&
    !isGivenName(word) &&
    placeName(word) === undefined &&
    /^\p{L}{3,}$/u.test(word) &&
    contentWords(word).every((stem) => told.has(stem) && !known.has(stem))
  return field.every(isFieldWord) && !isOneOf(field.at(-1) ?? "", `${brief.description} ${subject.description}`)
}

/** A bow "for violin, viola and cello" is for no violin alone. */
const isOneOf = (word: string, text: string): boolean =>
  new RegExp(String.raw`\b${word}s?(?:, \p{L}+){0,4} (?:and|or|&) \p{L}|\b(?:and|or|&) ${word}s?\b`, "iu").test(text)

const isQuality = (word: string): boolean => {
  const low = word.toLowerCase()
  return (
    /\d|-/.test(low) ||
    isMaterialWord(low) ||
    isColour(low) ||
    isGrade(low) ||
    /^(?:adjective|participle|past)$/.test(kindOf(low))
  )
}
