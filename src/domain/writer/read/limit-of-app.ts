/** "Does not include tide times", "no cattle yet", "headphones needed when recording": what an app does not do, or needs. */
export const isLimitOfApp = (feature: string): boolean => limit.test(feature)

const limit =
  /^(?:(?:does|do|is|are|can|will) not|cannot|(?:does|do|is|are|ca|wo)n['’]t|not|needs|requires)\b|\b(?:yet|for now|so far|right now|at the moment)$|^(?!no\b).*\b(?:needed|required)\b/i
