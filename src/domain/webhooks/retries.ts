const [second, minute, hour] = [1, 60, 3600]

/** How long to wait after each attempt that failed, as Standard Webhooks recommends; after the last one nothing more comes. */
export const retrySeconds = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
] as const

/** Up to a tenth later, so that all that failed together does not come back together. Null after the last attempt. */
export function retryAfterSeconds(attempts: number, chance: number): number | null {
  const wait = retrySeconds[attempts - 1]
  return wait === undefined ? null : wait + (wait * chance) / 10
}

/** An endpoint that took nothing for so long is switched off. */
export const failingDays = 5

/** After a change of the secret both sign for so long, so that nothing is refused meanwhile. */
export const overlapHours = 24
