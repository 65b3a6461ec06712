import { isRightWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { headNoun, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { bareName } from "../../read/thing.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { measured } from "./modifiers.ts"
import { isBareHead, unitWord } from "./word-classes.ts"

/**
 * What the seller's first words call the thing, in other words than its name: "golf rangefinder" of "Bushnell tour v5
 * shift golf rangefinder", "peanut chilli oil" of a "Peanut Chilli Crisp". Empty if nobody can tell.
 */
export function calledToo({ thing, genre, language }: Understanding): string {
  const { sold, name } = thing
  if (language !== "en" || sold === null || sold.each.length !== 1 || /^(?:app|video|service)$/.test(genre)) return ""
  // "Replacement pads" for curling brooms are not just any.
  if (/ for /i.test(name)) return ""
  const low = name.toLowerCase()
  const said = sold.name.toLowerCase()
  const words = (said.startsWith(`${low} `) ? said.slice(low.length + 1) : said).split(" ")
  const from = words.findLastIndex((word) => /\d/.test(word) || unitWord.test(word) || !isRightWord(word)) + 1
  // "Greenhouse 6x8 aluminium green frame": behind the thing itself, its parts.
  const before = said.split(" ").slice(0, said.split(" ").length - words.length + from)
  const head = singular(headNoun(bareName(low)))
  if (before.some((word) => singular(word) === head)) return ""
  const rest = words.slice(from)
  const noun = rest.findIndex(
    // "Long sleeve weaning bib" needs its "long".
    (word, at) => /^(?:noun|plural|base|ing)$/.test(kindOf(word)) && (at === 0 || !measured.test(word)),
  )
  const phrase = [rest.length - noun < maxWords ? rest.slice(noun) : [], rest]
    .map((part) => part.join(" "))
    .find(isThingPhrase)
  if (phrase === undefined) return ""
  const isBare = isBareHead(phrase.split(" ").at(-1) ?? "") && phrase.split(" ").length < minBare
  // "Advanced beginner" says who makes a pattern, and is no other name for it.
  const own = contentWords(low)
  const isOfThing = said.startsWith(low) || contentWords(phrase).some((stem) => own.includes(stem))
  return isBare || !isOfThing || singular(phrase) === singular(low) ? "" : phrase
}

const maxWords = 4
/** "Rubber caps" are for anything. */
const minBare = 3
