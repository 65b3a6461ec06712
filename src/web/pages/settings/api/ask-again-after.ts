import type { DeliveryView } from "../../../../contract/webhooks.ts"

const soonestMs = 2000
const latestMs = 60_000

/** When the log may have changed: soon after the next attempt is due. False if nothing waits for one. */
export function askAgainAfter(deliveries: readonly Pick<DeliveryView, "nextAt">[], now: Date): number | false {
  const waits = deliveries.flatMap(({ nextAt }) => (nextAt === null ? [] : Date.parse(nextAt) - now.getTime()))
  return waits.length === 0 ? false : Math.min(Math.max(Math.min(...waits), soonestMs), latestMs)
}
