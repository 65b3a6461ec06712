import { kindOf } from "../../text/words/word-kinds.ts"

const always =
  /^(?:it|its|they|them|their|he|she|his|her|then|also|but|so|ours|mine|and|or|nor|otherwise|instead|afterwards|however|which|who|whose|that's|the (?:others?|missing|same|rest|remaining)|the (?:first|second|third|last|latter|former)(?: one)? (?:is|was|are|were|has|have|does|will))\b/i
const before =
  /^(?:this|these|that|those|both|each|neither|either|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|another|some|most)\b(?!-| for \p{Sc}?\d)\s*(\S*)/iu

/** "Held when it is below 35°F" */
const held = /^\p{L}+ (?:when|if|while|until|unless)\b/iu

/** "We update them when the rules change" */
const updates = /^(?:we|i|you) \p{L}+ (?:them|those)\b/iu

/** "Most cats like that": the sentence before says what they like. "Up to 15 cows free, KSh 150 above that" says it itself. */
const backwards =
  /\b(?:like|likes|love|loves|do|does|did|mean|means|prefer|want|need|forgets?|knows?|hates?|with|for|about|after|before|like|because of) (?:that|this)(?=[.,;!?]|$)|^\D*\b(?:beyond|above|below|over|under) that\b/i

/** "About half the ones we see are fine", with nothing in the plural before it that they could be. */
function namesOnes(sentence: string): boolean {
  const words = sentence.split(" ")
  const at = words.findIndex((word) => /^ones\b/i.test(word))
  return at > 0 && !words.slice(0, at).some((word) => kindOf(word) === "plural")
}

/** "The pedestal is not": the sentence before says what. */
const half = /^(?:\p{L}+ ){1,5}(?:is|are|was|were|does|do|did|has|have|can|will)(?: not| too| to)?[.]?$/iu

/** "The other two are beech" makes no sense without the four oak ones before it. "These earrings" and "each mug" do. */
export function leans(sentence: string): boolean {
  if (backwards.test(sentence) || /^(?:i|we|it|they|you) also\b/i.test(sentence)) return true
  if (half.test(sentence) || always.test(sentence) || updates.test(sentence) || namesOnes(sentence)) return true
  if (held.test(sentence) && /^(?:participle|past)$/.test(kindOf(sentence.split(" ")[0]?.toLowerCase() ?? "")))
    return true
  const [, next] = before.exec(sentence) ?? []
  return next !== undefined && /^(?:auxiliary|third|past|preposition|subject|adverb)$/.test(kindOf(next))
}

/** "It is quiet", "we also tune bells": nobody knows what or beside what, before the thing is named. */
export const needsName = (text: string): boolean => /^(?:it|its|they|their|(?:we|i) also)\b/i.test(text)
