const dayMs = 86_400_000

interface PromisedPrice {
  /** The price that was promised to somebody; null for who never paid. */
  readonly lockedPriceId: string | null
  /** When their last subscription ended; null while one runs, or if there was none. */
  readonly lapsedAt: Date | null
}

/** A price stays as it was for whoever stays, and for whoever comes back soon. */
export function priceFor(
  { lockedPriceId, lapsedAt }: PromisedPrice,
  { currentPriceId, lockDays, now }: { currentPriceId: string; lockDays: number; now: Date },
): string {
  if (lockedPriceId === null) return currentPriceId
  const isKept = lapsedAt === null || now.getTime() <= lapsedAt.getTime() + lockDays * dayMs
  return isKept ? lockedPriceId : currentPriceId
}
