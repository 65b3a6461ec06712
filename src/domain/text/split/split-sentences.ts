import { remembered } from "../../remembered.ts"
import { wordSet } from "../words/word-set.ts"

/** Never the end of a sentence: something always follows them. */
const openEnded = wordSet(`
  approx mr mrs ms dr prof st mt vs e.g i.e eg ie ca incl excl cf vol ref tel max min est dept sq cu temp w exc prev orig nr
`)
/** May end a sentence: they do before a capital. */
const mayEnd = wordSet(`
  oz in ft lb lbs yd cm mm kg g ml l hr hrs yr yrs mo pc pcs pkg qty dia diam ave rd blvd co inc ltd corp bros jr sr
  etc no u.s u.k u.s.a s.a a.m p.m
`)
/** "Lic. 9471", "no. 5" */
const beforeNumber = wordSet("no fig c lic reg pp")
const units = wordSet("oz in ft lb lbs yd cm mm kg g ml l hr hrs yr yrs mo pc pcs")
/** Nobody writes these abbreviations with a full stop: it ends the sentence, even before a lowercase letter. */
const metric = wordSet("cm mm kg g ml hr hrs")
const goesOn =
  /^(?:wide|long|tall|high|deep|thick|across|x|by|and|or|per|of|to|at|each|in|from|on|with|for|total|diameter|apart|max|min|approx)\b|^[\d,;)]/i
const openers = wordSet(`
  the a an we i it he she they this that these those our your my each every all made ships if when for please no not
  also there here comes includes free contact everything
`)

/** Behind a unit, these begin a sentence even in lowercase. */
const opensStatement =
  /^(?:no|not|we|i|it|they|these|this|that|my|also|there|comes|includes|please|if|when|made|ships)\s/

/** "Vitamin E", "size M": a letter as a name ends a sentence like any word. */
const namedLetter = /\b(?:vitamins?|size|grade|type|class|USB|hepatitis) (?:\p{Lu}(?:, | and ))*\p{Lu}\.$/iu

/** "Take them out 1st.", "glue not incl.", "not at the min.": nothing follows these. */
const endsAllTheSame = /\dst\.$|\b(?:not (?:incl|excl)|(?:at|to) the (?:min|max))\.$/i

/** This much text before a full stop decides its role; abbreviations are shorter. */
const decidingChars = 48
const bracketChars = 80

/** A full stop after these letters belongs to them. */
function isAbbreviation(whole: string, next: string): boolean {
  const before = whole.slice(-decidingChars)
  const last = before.slice(before.lastIndexOf(" ") + 1)
  const word = /([\p{L}.]+)\.$/u.exec(last)?.[1]?.toLowerCase() ?? ""
  if (word === "") return false
  if (/\d\s?mins?\.$/i.test(before)) return goesOn.test(next)
  if (openEnded.has(word)) return !endsAllTheSame.test(before)
  if (word.length === 1 && namedLetter.test(before)) return false
  if (beforeNumber.has(word)) return /^#?\d/.test(next)
  if (metric.has(word) && /\d\s?\p{L}+\.$/u.test(before))
    return goesOn.test(next) && !/^\p{Lu}\p{Ll}|^\d+ \p{L}{4}/u.test(next)
  if (units.has(word) && !/\d\s?(?:(?:cu|sq)\.?\s)?\p{L}+\.$/u.test(before)) return false
  // "Co. Clare" is a county, and so is the second of "Co. Antrim and Co. Down"; "Smith and Co. We bake" is not.
  if (
    word === "co" &&
    /(?:^|[\s(,])(?:in |from |of )?Co\.$/.test(before) &&
    /^\p{Lu}\p{Ll}+(?=[\s,.;)]|$)/u.test(next) &&
    !openers.has(/^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? "")
  )
    return !/(?:&|and) Co\.$/.test(before) || /\bCo\. \p{Lu}\p{Ll}+,? (?:&|and) Co\.$/u.test(before)
  // "Both taps work 2 in. no lids left"
  if (units.has(word) && opensStatement.test(next)) return false
  const isInitials = /^\p{L}(\.\p{L})+$/u.test(word)
  const isOpener = openers.has(/^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? "")
  if (isInitials) return !isOpener || /^\p{Ll}/u.test(next)
  if (/^\p{L}$/u.test(word) && !units.has(word))
    return /(?:^|\s)\p{Lu}\.$/u.test(before) && /^\p{Lu}/u.test(next) && !isOpener
  return mayEnd.has(word) && !/^[\p{Lu}\p{Sc}]/u.test(next)
}

/** Direct speech is one piece, however many sentences it has. An inch sign follows a digit. */
const speech = /(?<=^|[\s(])"(?=\p{L})[^"]{1,300}"/gu

/** Whether a bracket was opened shortly before and is not closed yet. */
function isOpen(before: string): boolean {
  const near = before.slice(-bracketChars - 1)
  const open = near.lastIndexOf("(")
  return open >= 0 && !near.includes(")", open)
}

/** "Duncan front.. no top loader": dots before a correction end nothing. */
const isGoingOn = (mark: string, next: string): boolean =>
  /\.\.|…/.test(mark) && /^(?:and|or|but|then|no|nope|actually|well|sorry|i mean)\b/.test(next)

/** The sentences of a text, with their marks. A line break always ends one; a dash does not. */
export const splitSentences = remembered((text): readonly string[] => {
  return text.split(/\n+/).flatMap((line) => {
    const found: string[] = []
    let from = 0
    const spoken = [...line.matchAll(speech)].map(({ 0: { length }, index }) => [index, index + length] as const)
    let speeches = 0
    for (const match of line.matchAll(/(?<![.!?…])[.!?…]+["')\]]*\s+/g)) {
      const end = match.index + match[0].length
      const next = line.slice(end)
      const before = line.slice(from, match.index + match[0].trimEnd().length)
      while ((spoken[speeches]?.[1] ?? Number.POSITIVE_INFINITY) <= match.index) speeches += 1
      const isInSpeech = !match[0].includes('"') && (spoken[speeches]?.[0] ?? match.index) < match.index
      const isInBrackets = !match[0].includes(")") && isOpen(before) && /^[^()]{0,80}\)/.test(next)
      if (isInSpeech || isInBrackets || isAbbreviation(before, next) || isGoingOn(match[0], next)) continue
      found.push(before)
      from = end
    }
    return [...found, line.slice(from)]
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\d]/u.test(sentence))
  })
})
