const maxRun = 10
const maxHasty = 18
const maxClause = 6

/** In a hasty text, this many words without punctuation are two sentences, or none, and commas separate nothing. */
export function isRunOn(text: string): boolean {
  const runs = text.split(/[,;:.()]+/).map((part) => part.trim().split(/\s+/).length)
  const words = runs.reduce((sum, run) => sum + run, 0)
  return runs.some((run) => run > maxRun) || (words > maxHasty && runs.filter((run) => run > maxClause).length > 1)
}
