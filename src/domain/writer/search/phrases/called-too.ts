import { isRightWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { headNoun, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsKind } from "../../read/known-end.ts"
import type { Sold } from "../../read/sold.ts"
import { bareName } from "../../read/thing.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { bareNameOf } from "../attributes/thing-names.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isCounted } from "./modifiers.ts"
import { isBareHead, isOfSeveral, unitWord } from "./word-classes.ts"

/**
 * What the seller's first words call the thing, in other words than its name: "golf rangefinder" of "Bushnell tour v5
 * shift golf rangefinder", "peanut chilli oil" of a "Peanut Chilli Crisp". Empty if nobody can tell.
 */
export function calledToo(u: Understanding): string {
  const sold = soldAsThing(u)
  return knownCall(u) || (sold?.each.length === 1 ? otherName(sold, u.thing.name) : "")
}

/** The same, if it is a kind of thing that everybody knows. */
export function knownCall(u: Understanding): string {
  const sold = soldAsThing(u)
  return sold === null ? "" : knownStart(sold.object, u.thing.name)
}

/** "Replacement pads" for curling brooms are not just any. */
const soldAsThing = ({ thing, genre, language }: Understanding): Sold | null =>
  language !== "en" || / for /i.test(thing.name) || /^(?:app|video|service)$/.test(genre) ? null : thing.sold

const maxKnown = 4

/** "Chicken coop" of a "chook house": a kind of thing that everybody knows, and nothing behind it that would make it another. */
function knownStart(object: string, name: string): string {
  const all = object.toLowerCase().replaceAll("-", " ").split(" ")
  // "Hand dyed sock yarn"
  const from = all.findIndex((word) => word !== "hand" && !/^(?:adjective|participle|past)$/.test(kindOf(word)))
  return [0, from].map((at) => kindAt(all.slice(Math.max(0, at)), name)).find(Boolean) ?? ""
}

function kindAt(words: readonly string[], name: string): string {
  const own = contentWords(name)
  for (let size = maxKnown; size > 1; size -= 1) {
    const kind = words.slice(0, size).join(" ").replace(/,$/, "")
    const next = words[size] ?? ""
    if (!isGoodsKind(kind)) continue
    const isEnd = /,$/.test(words[size - 1] ?? "") || !/^(?:noun|plural|base|ing|adjective)$/.test(kindOf(next))
    const isSameNoun = singular(headNoun(kind)) === singular(headNoun(bareName(name.toLowerCase())))
    return (isEnd || isSameNoun) && contentWords(kind).some((stem) => !own.includes(stem)) ? kind : ""
  }
  return ""
}

function otherName(sold: Sold, name: string): string {
  const low = name.toLowerCase()
  const said = sold.name.toLowerCase()
  const words = (said.startsWith(`${low} `) ? said.slice(low.length + 1) : said).split(" ")
  const from = words.findLastIndex((word) => /\d/.test(word) || unitWord.test(word) || !isRightWord(word)) + 1
  // "Greenhouse 6x8 aluminium green frame": behind the thing itself, its parts.
  const before = said.split(" ").slice(0, said.split(" ").length - words.length + from)
  const head = singular(headNoun(bareName(low)))
  if (before.some((word) => singular(word) === head)) return ""
  const rest = words.slice(from)
  if (isCounted(words[from - 1], rest[0] ?? "")) return ""
  const noun = rest.findIndex((word) => /^(?:noun|plural|base|ing)$/.test(kindOf(word)))
  const phrase = [rest.length - noun < maxWords ? rest.slice(noun) : [], rest]
    // Nobody types "fourteen sheep hurdles", "two matching bobbins" or "rolls of tape".
    .map((part) => part.slice(part.findIndex((word) => kindOf(word) !== "determiner" && !isOfSeveral(word))).join(" "))
    .find((part) => isThingPhrase(part))
  if (phrase === undefined) return ""
  const isBare = isBareHead(phrase.split(" ").at(-1) ?? "") && phrase.split(" ").length < minBare
  // "Advanced beginner" says who makes a pattern, and is no other name for it.
  const own = contentWords(low)
  const isOfThing = said.startsWith(low) || contentWords(phrase).some((stem) => own.includes(stem))
  const isPart =
    contentWords(phrase).every((stem) => own.includes(stem)) && isHalfOf(singular(phrase), singular(bareNameOf(low)))
  return isBare || isPart || isNarrowed(phrase, sold, own) || !isOfThing || singular(phrase) === singular(low)
    ? ""
    : phrase
}

/** "Ice spike" of an "ice spike for a walking cane": what it is for is a part of its name, "Cane Ice Tip", unless everybody knows it. */
function isNarrowed(phrase: string, { object, name }: Sold, own: readonly string[]): boolean {
  if (endsKind(phrase.split(" "))) return false
  const use = / (?:for|of|on) (.+)$/.exec(object.slice(name.length))?.[1] ?? ""
  const said = contentWords(phrase)
  return contentWords(use).some((stem) => own.includes(stem) && !said.includes(stem))
}

/** "Silicone tips" of "silicone straw tips", "ping eye" of "Ping Eye 2": no known thing, and no whole part of the name. */
function isHalfOf(phrase: string, name: string): boolean {
  const words = phrase.split(" ")
  if (words.some((_, at) => isGoodsKind(words.slice(at).join(" ")))) return false
  const behind = name.split(phrase)[1]
  return behind === undefined
}

const maxWords = 4
/** "Rubber caps" are for anything. */
const minBare = 3
