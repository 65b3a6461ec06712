import { isMaterialWord } from "../../text/words/materials.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { isGoodsKind } from "../search/kinds/goods-kinds.ts"
import { unitWord } from "../search/phrases/word-classes.ts"
import { colours } from "../type/phrases.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { bareWord } from "./bare-word.ts"

const maxKindWords = 3

interface KnownEnd {
  /** How many words name the thing. */
  readonly name: number
  /** How many with the measure right behind the name. */
  readonly whole: number
}

/** "60 cm wide", "2 kg each" */
const side = /^(?:wide|high|tall|long|deep|thick|across|each)$/
/**
 * Where a known thing's name ends in words typed in one breath: "cat water fountain", before "2.5L quiet pump". Null if
 * they are one name, or nobody can tell.
 */
export function knownEnd(words: readonly string[]): KnownEnd | null {
  const mark = words.findIndex((word) => /[,;:]$/.test(word))
  const bare = words.slice(0, mark < 0 ? words.length : mark + 1).map(bareWord)
  for (let at = 1; at < bare.length; at += 1) {
    // "Widget not work good on some phones" is one remark.
    if (bare[at - 1] === "not") return null
    const known = kindWords(bare.slice(0, at))
    const isKnown = known > 0
    if (!isKnown && !(at > 1 && isThingBefore(bare, at))) continue
    const end = after(bare, at, isQuality)
    if (!isKnown && end === at) continue
    if (end === bare.length) return null
    const whole = after(bare, at, isMeasure)
    // "Norco Storm 20 inch kids bike" is a bike.
    if (whole > at) return !isKnown && opensKind(bare.slice(whole)) ? null : { name: at, whole }
    if (end > at && namesAThing(bare[end] ?? "")) return null
  }
  return null
}

/** "8 ft" in "calf creep feeder 8 ft galv": the measure right behind a known thing. Empty if it is not certain. */
export function measureBehindName(sentence: string): string {
  const words = sentence.split(" ")
  const end = knownEnd(words)
  if (end === null || end.whole === end.name || !isName(words.slice(0, end.name).map(bareWord))) return ""
  // A machine of 8 kg does not weigh that, and "4 inch approx" is no size.
  const isOfOther = /^(?:x|by|machines?|washers?|dryers?)$/i.test(bareWord(words[end.name - 1] ?? ""))
  const isLimited = /^(?:approx\p{L}*|about|roughly|ish|or|to|x|×|by)$/iu.test(bareWord(words[end.whole] ?? ""))
  return isOfOther || isLimited ? "" : words.slice(end.name, end.whole).join(" ")
}

/** "Soy wax melts": a known thing and nothing else, though "melts" may be a verb. */
export function isKnownName(text: string): boolean {
  const words = text.split(" ").map(bareWord)
  return words.length <= maxNameWords && isName(words) && kindWords(words) > 0
}
const maxNameWords = 4

const noName = /^(?:preposition|third|auxiliary|conjunction|subject|relative|determiner)$/

/** Nothing before the thing is more than a part of its name; the thing itself may be "melts" or "can". */
const isName = (words: readonly string[]): boolean => !words.slice(0, -1).some((word) => noName.test(kindOf(word)))

const opensKind = (words: readonly string[]): boolean =>
  [1, 2, maxKindWords].some((length) => isGoodsKind(words.slice(0, length).join(" ")))

const programme = /^(?:app|game|timer|tracker|planner|reminder|diary|journal|calculator|scanner|quiz|puzzle|widget)$/

/** "LED strip light" before "5m": two words or more, the last a common thing. The x of "4 x 4 inch" is none. */
const isThingBefore = (words: readonly string[], at: number): boolean =>
  words[at - 1] !== "x" && /^(?:noun|base)$/.test(kindOf(words[at - 1] ?? "")) && namesAThing(words[at - 1] ?? "")

/** Whether these words end in a known thing of several words: "old galvanised watering can". */
export const endsKind = (words: readonly string[]): boolean => kindWords(words.map(bareWord)) > 1

/** How many of the last words are the name of a known thing. */
const kindWords = (named: readonly string[]): number =>
  programme.test(named.at(-1) ?? "")
    ? 1
    : ([maxKindWords, 2, 1].find((length) => named.length >= length && isGoodsKind(named.slice(-length).join(" "))) ??
      0)

/** "2.5l" */
const isMeasure = (word: string): boolean => unitWord.test(/^\d[\d.,]*(\p{L}+)$/u.exec(word)?.[1] ?? "")
const isQuality = (word: string): boolean => isMeasure(word) || colours.has(word) || isMaterialWord(word)

/** Where the words of a sort end that begin here. */
function after(words: readonly string[], from: number, isOfSort: (word: string) => boolean): number {
  let at = from
  while (at < words.length) {
    const [word = "", next = ""] = words.slice(at, at + 2)
    // "10 in a pack" are no inches, and neither is a cot "3 in 1".
    if (next === "in" && /^(?:an?|the|my|our|one|total|stock|\d)$/.test(words[at + 2] ?? "")) break
    if (/^\d[\d.,]*$/.test(word) && unitWord.test(next)) at += 2
    else if ((at > from && side.test(word)) || isOfSort(word)) at += 1
    else break
  }
  return at
}
