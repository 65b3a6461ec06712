import type { Fact } from "../fact.ts"
import { isRunOn } from "../read/run-on.ts"

/** A telegram leaves these words out, and a spoken sentence needs them. */
const small =
  /(?<![\p{L}'’])(?:an?|the|our|my|your|his|her|its|their|we|i|you|it|they|this|these|is|are|was|has|have|can|will|do|does|to|that|which|each|every|one|all|no|and|or|not|of|by|for|in|on|at|with|from|when|if|between)(?![\p{L}-])/iu

export const isSpoken = (text: string): boolean => small.test(text)

/** In a hasty text, only what begins like a sentence is one: "the lid seals", "it holds 2 l", "don't use for foals". */
const opensSentence =
  /^(?:the|an?|this|these|it|it's|its|they|we|we're|i|i'm|i've|you|your|our|my|each|every|all|both|there|there's|please|don't|do not|never|always)\s/i
const maxHasty = 16
/** "Paint is used looking, there's scratches": two sentences with a comma between them are not one. */
const splice = /[;:]|,\s+(?!(?:and|or|but|so|which|where|when|because|if|unless|with|for|from|\p{L}+ing)\s)/iu

/** Whether the seller's text may go between sentences. Hasty text usually goes into a list. */
export const passesAsSentence = ({ text, shape, isCareful, isEnglish }: Fact): boolean =>
  isCareful ||
  !isEnglish ||
  (/^(?:sentence|command)$/.test(shape) &&
    opensSentence.test(text) &&
    !splice.test(text) &&
    !isRunOn(text) &&
    text.split(" ").length <= maxHasty)
