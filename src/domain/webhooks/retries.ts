const [second, minute, hour] = [1, 60, 3600]

/** The delay after each failed attempt, as Standard Webhooks recommends; there is none after the last one. */
export const retrySeconds = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
] as const

/** Up to 10% later, so that messages that failed together are not retried together. Null after the last attempt. */
export function retryAfterSeconds(attempts: number, chance: number): number | null {
  const wait = retrySeconds[attempts - 1]
  return wait === undefined ? null : wait + (wait * chance) / 10
}

/** An endpoint that has failed this long is turned off. */
export const failingDays = 5

/** After a secret is rotated, both sign for this long, so that nothing is refused meanwhile. */
export const overlapHours = 24
