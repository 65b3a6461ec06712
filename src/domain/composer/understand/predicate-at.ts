import { isForm, verbForms } from "./verbs.ts"
import {
  isAdjective,
  isAdverb,
  isAuxiliary,
  isConjunction,
  isDeterminer,
  isNumber,
  isPluralWord,
  isPreposition,
  isPronoun,
  isRelative,
  plain,
} from "./word-kinds.ts"

/** "Drawers slide": what a part does by itself. */
const doneAlone = new Set("slide fold open close lift swing tilt spin detach unscrew unfold stack lock".split(" "))

/** "The gas can not included" has a can; what can do something is followed by what it does. */
const isVessel = (words: readonly string[], index: number): boolean => {
  const [word = "", next = "", after = ""] = words.slice(index, index + 3)
  const done = plain(next) === "not" ? after : next
  return plain(word) === "can" && /^(?:included|needed|empty|full|missing)$/.test(plain(done))
}

/** What may follow a verb, and so tells a verb from a noun of the same form. */
export const opensObject = (word: string | undefined): boolean =>
  word !== undefined &&
  plain(word) !== "that" &&
  (isDeterminer(word) ||
    isNumber(word) ||
    isPronoun(word) ||
    isForm(word, "ing") ||
    /^(?:next|last|same|up|out|off|away|about|around|only|flat|shut|open|apart|upright|over|down|mon|mon-\w+)$/.test(
      plain(word),
    ))

/** What may stand behind a participle that is the end of what is said. */
export const opensAdjunct = (word: string | undefined): boolean =>
  word === undefined ||
  isPreposition(word) ||
  isAdverb(word) ||
  isDeterminer(word) ||
  /^(?:last|next|free|and|or)$/.test(plain(word))

/** "stops burned lips", but not "seals replaced in 2026". */
const opensWithParticiple = ([first = "", second]: readonly string[]): boolean =>
  isForm(first, "participle") && !opensAdjunct(second)

/** "The screen dims as the story ends", "the head turns to five angles": of one thing, and so no plural. */
function isDoneByOne(words: readonly string[], index: number): boolean {
  const [before = "", word = "", next = ""] = words.slice(index - 1, index + 2)
  const follows = /^(?:as|when|while|until|to|like|down|up|off|away)$/.test(next)
  const isTwo = next === "and" && isDeterminer(words[index + 2] ?? "")
  return (
    index > 1 &&
    /^(?:the|its|each|every)$/i.test(words[0] ?? "") &&
    /^\p{Ll}{2,}[^\P{Ll}su]s$/u.test(word) &&
    !isPluralWord(before) &&
    !isAdjective(before) &&
    (follows || isTwo)
  )
}

/** "Rugs braided by hand": a participle that no table has. */
const isUnheardDone = (words: readonly string[], index: number): boolean => {
  const [before = "", word = "", next = ""] = words.slice(index - 1, index + 2)
  const isKnown = verbForms(plain(word)).length > 0 || isAdjective(word)
  return !isKnown && /^\p{Ll}{3,}[^e]ed$/u.test(word) && next === "by" && !isAdjective(before)
}

/** "Silicone feet keep it still" */
const isSeveral = (word: string): boolean =>
  isPluralWord(word) || /^(?:feet|teeth|people|children|men|women)$/.test(plain(word))

/** Where a phrase turns into something said of it: the index of the verb, and what kind of thing is said. */
export function predicateAt(words: readonly string[]): { index: number; shape: "clause" | "passive" } | null {
  const isOfOne = /^(?:each|every|one|this|nobody|everyone)$/.test(plain(words[0] ?? ""))
  for (let index = 1; index < Math.min(words.length, 8); index++) {
    const word = plain(words[index] ?? "")
    const before = words[index - 1] ?? ""
    const next = words[index + 1]
    if (isRelative(word)) return null
    if (isPreposition(before) || isDeterminer(before) || isConjunction(before) || words[index] === "LED") continue
    if (/^(?:not|never)$/.test(word) && next !== undefined && isForm(next, "participle"))
      return { index, shape: "passive" }
    if (isVessel(words, index)) continue
    if (isAuxiliary(word) || isDoneByOne(words, index)) return { index, shape: "clause" }
    if (word === "works" && next === undefined && !isPluralWord(before) && !isConjunction(before))
      return { index, shape: "clause" }
    const isPut = word === "put" && /^(?:on|in|up)$/.test(next ?? "")
    if (isUnheardDone(words, index) || isPut) return { index, shape: "passive" }
    if (isPreposition(word) && word !== "made") return passiveAfter(words, index)
    // "2 pairs a box" counts them.
    const isCounted =
      next?.startsWith("(") === true || (isNumber(before) && !/^(?:one|1)$/i.test(before) && isPluralWord(word))
    for (const { form, isAlsoNoun } of isCounted ? [] : verbForms(word)) {
      // "The tambour rolls smoothly": only what is done is done in some manner.
      const isHow = /^(?:\p{L}{3,}ly|back|forward|away|(?:what|how|where|when|why|who)(?:['’]s)?)$/u.test(next ?? "")
      const isSure = isOfOne || isHow || !isAlsoNoun || opensObject(next) || opensWithParticiple(words.slice(index + 1))
      if (form === "third" && !isPluralWord(before) && isSure && (isOfOne || next !== undefined))
        return { index, shape: "clause" }
      const isAll = /^(?:all|both|the|these|my|our)$/.test(plain(words[0] ?? ""))
      const isAlone = words.length === 2 && doneAlone.has(word)
      if (form === "base" && isSeveral(before) && (isAll || isAlone) && next === undefined)
        return { index, shape: "clause" }
      if (form === "base" && isSeveral(before) && /^(?:it|them|you|your|the|an?|our)$/.test(plain(next ?? "")))
        return { index, shape: "clause" }
      if (form === "past" && /^(?:her|his|their|its|our|my|an?|the|it|them)$/.test(plain(next ?? "")))
        return { index, shape: "clause" }
      if (form === "base" && isSeveral(before) && next !== undefined && opensAdjunct(next) && !isConjunction(next))
        return { index, shape: "clause" }
      const isActive = words.slice(1, index).some((one) => /^(?:I|we|you|they|he|she|it)$/.test(one))
      if (form === "participle" && isActive) return { index, shape: "clause" }
      if (form === "participle" && opensAdjunct(next) && !/^(?:set|cut|used|split|read|cost|run|won|met)$/.test(word))
        return { index, shape: "passive" }
    }
  }
  return null
}

/** "Roast date on the bag stamped by hand": a passive may come after one preposition, nothing else may. */
function passiveAfter(words: readonly string[], from: number): { index: number; shape: "clause" | "passive" } | null {
  for (let index = from + 2; index < Math.min(words.length, 9); index++) {
    const word = plain(words[index] ?? "")
    if (isAuxiliary(word) && !words.slice(0, index).some(isRelative)) return { index, shape: "clause" }
    if (word === "included" || word === "needed" || word === "available") return { index, shape: "passive" }
  }
  return null
}
