import { isPlural } from "../../text/words/plural.ts"
import { canBeBase, kindOf } from "../../text/words/word-kinds.ts"
import { leans } from "./leans.ts"

const comparing =
  /(?<!\bor )\b(?:longer|shorter|sooner|later|cheaper|bigger|smaller|same|others?|another|instead|otherwise)\b(?!.*\b(?:than|as|of)\b)|\bthose (?!who\b|with\b|that\b|of\b)/i

const pointing =
  /^(?:(?:(?:this )?one|each one|both) (?:covers|shows|follows|is|are|has|have|takes?|comes?|holds?|fits?|does|will|can)|it|its|they|these|those|that|he|she|so|but|and|also|then|you (?:will|can|may|could) also)\b|^(?:\S+ ){1,3}(?:of|with|for) (?:it|them|these|those)\b|^if (?:it|they|this)\b|\bhim\b|^you can (?!use|have)\p{L}+ (?:it|them)\b|^the (?:missing|same|rest|remaining)\b|^(?:all|both) (?:(?:two|three|four|five|six|\d+) )?(?:are|have|come|fit)\b|^(?:in|on|at|by) \p{L}+ (?:it|they)\b|^\(|\?$|^(?:does|has|is|can|works|fits|comes) .* too$/iu

/** "Nothing extra if I don't": what is not done was said before. */
export const isElliptic = (text: string): boolean => / (?:don't|doesn't|didn't|can't|won't)[.]?$/i.test(text)

/** A sentence that makes no sense without the one before it, or that asks something. */
export const isBound = (text: string): boolean => comparing.test(text) || pointing.test(text)

/** "The ones with a lid", "rest good", "3 are bent" */
const opensRest =
  /^(?:ones|same|rest|others|the (?:ones?|same))\b|^(?:about |approx )?\d+ (?:is|are|was|were|has|have|got)\b/i

/** In so few words, "longer" and "the other" say less than they mean: "beads last longer". */
const maxCompared = 5

/** Whether a part of a hasty text says all that it means: nothing in it refers to the part before it. */
export const standsAlone = (text: string): boolean =>
  !leans(text) &&
  // "GPS pin of bore also", "saves formulas per client too"
  !/ (?:also|too)[.]?$/i.test(text) &&
  !opensRest.test(text) &&
  // "You will need a new one"
  !/^(?:you|needs?|will|just)\b.* (?:new|different|spare|second|better) ones?$/i.test(text) &&
  !(comparing.test(text) && text.split(" ").length <= maxCompared)

/** Behind "I", "show" is no thing. */
const isNoun = (word: string): boolean =>
  /^(?:noun|plural)$/.test(kindOf(word)) && !/^(?:how|why|what)$/.test(word) && !canBeBase(word)

/** So many words name what they mean themselves. */
const maxBack = 6

/** "We count them", "show how I mix it": behind no noun, a pronoun means something of another sentence. */
export function pointsBack(text: string): boolean {
  const words = text.toLowerCase().split(" ")
  const at = words.findIndex((word) => /^(?:it|them)[,.]?$/.test(word))
  return at > 0 && at <= maxBack && !words.slice(0, at).some(isNoun)
}

/** "In the second half we use them": nothing before "them" is several. */
export function pointsToSeveral(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  const at = words.findIndex((word) => /^(?:them|they|theirs)$/.test(word))
  return at > 0 && !words.slice(0, at).some((word) => isPlural(word) || word === "and")
}
