import type { Fact } from "../fact.ts"

/** A telegram leaves these words out, and a spoken sentence needs them. */
const small =
  /(?<![\p{L}'’])(?:an?|the|our|my|your|his|her|its|their|we|i|you|it|they|this|these|is|are|was|has|have|can|will|do|does|to|that|which|each|every|one|all|no|and|or|not|of|by|for|in|on|at|with|from|when|if|between)(?![\p{L}-])/iu

export const isSpoken = (text: string): boolean => small.test(text)

/** Whether what the seller typed may appear between sentences; what was typed in haste is a list. */
export const passesAsSentence = ({ isCareful, isEnglish }: Fact): boolean => isCareful || !isEnglish
