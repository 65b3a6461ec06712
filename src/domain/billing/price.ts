const dayMs = 86_400_000

interface PromisedPrice {
  /** The price promised to a customer; null if they never paid. */
  readonly lockedPriceId: string | null
  /** When their last subscription ended; null while one is active, or if there was none. */
  readonly lapsedAt: Date | null
}

/** Customers who stay, or return soon, keep their price. */
export function priceFor(
  { lockedPriceId, lapsedAt }: PromisedPrice,
  { currentPriceId, lockDays, now }: { currentPriceId: string; lockDays: number; now: Date },
): string {
  if (lockedPriceId === null) return currentPriceId
  const isKept = lapsedAt === null || now.getTime() <= lapsedAt.getTime() + lockDays * dayMs
  return isKept ? lockedPriceId : currentPriceId
}
