/** "We do not ship", "there is no trailer", "not suitable for ice": right to say, and no reason to come closer. */
export const isLimit = (sentence: string): boolean =>
  /^(?:not|no|nobody|neither)\b|^(?:I|we|you|they|it|this|these|there|please note(?: that)?)(?: \p{L}+)? ?(?:\p{L}+n't|(?:do|does|did|is|are|was|were|will|can|would|could) (?:not|no)|cannot)\b/iu.test(
    sentence,
  )

/** "Sheep only for now", "only for the Fal so far": what something is limited to, and not what it is. */
export const isOnlySome = (line: string): boolean =>
  isLimit(line) ||
  /(?<!\b(?:the|one) )\bonly\b(?! \p{L}+s\b)|\b(?:for now|so far|not yet|at the mo(?:ment)?)$/iu.test(line)
