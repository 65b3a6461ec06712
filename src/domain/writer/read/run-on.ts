const maxBreath = 7
const maxRun = 10
const maxHasty = 18
const maxWords = 20
const maxClause = 6

/** How many words there are between the marks of a text. */
const breathsOf = (text: string): readonly number[] =>
  text.split(/[,;:.()]+/).map((part) => part.trim().split(/\s+/).length)

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** So many words in one breath that nobody can be sure where one fact of a hasty text ends. */
export function isRun(text: string): boolean {
  const breaths = breathsOf(text)
  return sum(breaths) > maxWords || breaths.some((count) => count > maxBreath)
}

/** In a hasty text, this many words without punctuation are two sentences, or none, and commas separate nothing. */
export function isRunOn(text: string): boolean {
  const breaths = breathsOf(text)
  return (
    breaths.some((count) => count > maxRun) ||
    (sum(breaths) > maxHasty && breaths.filter((count) => count > maxClause).length > 1)
  )
}
