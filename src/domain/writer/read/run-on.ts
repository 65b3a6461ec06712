const maxRun = 10
const maxHasty = 18
const maxClause = 6

/** In haste so many words without a mark between them are two sentences, or none, and its commas part nothing. */
export function isRunOn(text: string): boolean {
  const runs = text.split(/[,;:.()]+/).map((part) => part.trim().split(/\s+/).length)
  const words = runs.reduce((sum, run) => sum + run, 0)
  return runs.some((run) => run > maxRun) || (words > maxHasty && runs.filter((run) => run > maxClause).length > 1)
}
