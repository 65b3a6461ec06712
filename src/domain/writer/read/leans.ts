import { kindOf } from "../../text/words/word-kinds.ts"

const always =
  /^(?:it|its|they|them|their|he|she|his|her|then|also|but|so|and|otherwise|instead|however|which|who|whose|the others?)\b/i
const before = /^(?:this|these|that|those|both|each|neither|either|one|another|some|most)\b\s*(\S*)/i

/** "Most cats like that": the sentence before says what they like. */
const backwards =
  /\b(?:like|likes|love|loves|do|does|did|mean|means|prefer|want|need|with|for|about|after|before|like|because of) (?:that|this)(?=[.,;!?]|$)/i

/** "The other two are beech" makes no sense without the four oak ones before it. "These earrings" and "each mug" do. */
export function leans(sentence: string): boolean {
  if (backwards.test(sentence) || /^(?:i|we|it|they|you) also\b/i.test(sentence)) return true
  if (always.test(sentence)) return true
  const [, next] = before.exec(sentence) ?? []
  return next !== undefined && (next === "" || /^(?:auxiliary|third|past|preposition|subject)$/.test(kindOf(next)))
}
