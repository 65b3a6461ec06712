import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isColour, unitWord } from "../phrases/word-classes.ts"
import { isKnownMaker } from "./makers.ts"

const minWords = 2
/** Longer rows are written so throughout. */
const maxWords = 8
const isOfName = (word: string): boolean => /^(?:\p{Lu}\S*|\d+)$/u.test(word)

/**
 * The maker's name and the model that a seller writes with capitals, before the thing, which has none: "Hornby Flying Scotsman"
 * of a "Hornby Flying Scotsman locomotive". Its words belong together. Empty if there is no such row.
 */
export function namedInCapitals({ facts, thing }: Understanding): string {
  const first = facts.find(({ isEcho, isCareful, isEnglish }) => !isEcho && isCareful && isEnglish)
  const words = (first?.text ?? "").split(" ").slice(0, maxWords)
  const end = words.findIndex((word) => !isOfName(word))
  const row = withoutKind(words.slice(0, Math.max(0, end)), words[end] ?? "")
  const isMade = row.some((word) => isMaterialWord(word.toLowerCase()) || isColour(word.toLowerCase()))
  const name = row.join(" ")
  const isSeller = thing.seller.toLowerCase().startsWith(name.toLowerCase())
  return row.length >= minWords && !isSeller && (!isMade || startsWithMaker(row)) && thing.name.includes(name)
    ? name
    : ""
}

const startsWithMaker = (row: readonly string[]): boolean =>
  [1, 2].some((count) => isKnownMaker(row.slice(0, count).join(" ").toLowerCase()))

/** Without "Vintage" before a name, the "24" of a "24 inch bike", and the "SDS" of an SDS drill. */
function withoutKind(row: readonly string[], next: string): readonly string[] {
  const [first = "", ...rest] = row
  if (rest.length > 0 && isRightWord(first.toLowerCase()) && !startsWithMaker(row)) return withoutKind(rest, next)
  const last = row.at(-1) ?? ""
  const isOfThing =
    isGoodsKind(singular(`${last} ${next}`.toLowerCase().replace(/,$/, ""))) ||
    (/^\d+$/.test(last) && unitWord.test(next))
  return isOfThing ? row.slice(0, -1) : row
}
