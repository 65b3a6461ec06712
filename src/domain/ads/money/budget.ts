/** Google charges at most 30.4 times the daily budget in a month (BUD1, BUD2). In tenths, so that cents stay whole. */
const tenthsOfDaysAMonth = 304

/** A day's share of a month's dollars: the largest amount that never exceeds the month in 30.4 days. */
export const dailyCents = (monthlyDollars: number): number =>
  Math.max(1, Math.floor((Math.round(monthlyDollars * 100) * 10) / tenthsOfDaysAMonth))

/**
 * Splits a day's cents among groups by weight, exactly to the cent: each share is rounded down, and the largest
 * remainders get the remaining cents.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (cents * weight) / total)
  const shares = exact.map(Math.floor)
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((share, at) => ({ at, loss: share - Math.floor(share) }))
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
  for (const { at } of byLoss.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
