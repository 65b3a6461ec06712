const similar = ["aeiouy", "ckqs", "sz", "gj", "mn", "fv", "dt", "bp", "iy"]

/** What an edit costs: little where ear or hand err often, much where two letters have nothing in common. */
const swapCost = (from: string, to: string): number =>
  similar.some((group) => group.includes(from) && group.includes(to)) ? 0.5 : 1.1

const isVowel = (letter: string): boolean => "aeiouy".includes(letter)

/** A letter too many or too few: cheapest beside its like. */
const gapCost = (letter: string, before: string, after: string): number => {
  if (letter === before || letter === after) return 0.3
  return isVowel(letter) ? 0.7 : 0.9
}

/**
 * How far a typo is from a word, as a hand errs: exchanged neighbours and doubled letters cost least. Infinity past
 * `max` edits. A word is short, so the whole table is filled.
 */
export function wordDistance(typo: string, word: string, maxEdits: number): number {
  if (Math.abs(typo.length - word.length) > maxEdits) return Number.POSITIVE_INFINITY
  const columns = word.length + 1
  const costs = new Float64Array((typo.length + 1) * columns)
  const edits = new Uint8Array(costs.length)
  const take = (at: number, from: number, cost: number, edit: number) => {
    const total = (costs[from] ?? 0) + cost
    if (edit !== -1 && total >= (costs[at] ?? 0)) return
    costs[at] = total
    edits[at] = (edits[from] ?? 0) + Math.abs(edit)
  }
  for (let i = 0; i <= typo.length; i += 1) {
    for (let j = 0; j <= word.length; j += 1) {
      const at = i * columns + j
      if (at === 0) continue
      costs[at] = Number.POSITIVE_INFINITY
      const a = typo.charAt(i - 1)
      const b = word.charAt(j - 1)
      if (i > 0 && j > 0) take(at, at - columns - 1, a === b ? 0 : swapCost(a, b), a === b ? 0 : 1)
      if (i > 0) take(at, at - columns, gapCost(a, typo.charAt(i - 2), typo.charAt(i)), 1)
      if (j > 0) take(at, at - 1, gapCost(b, word.charAt(j - 2), word.charAt(j)), 1)
      if (i > 1 && j > 1 && a === word.charAt(j - 2) && b === typo.charAt(i - 2)) take(at, at - 2 * columns - 2, 0.3, 1)
    }
  }
  const last = costs.length - 1
  return (edits[last] ?? 0) > maxEdits ? Number.POSITIVE_INFINITY : (costs[last] ?? 0)
}
