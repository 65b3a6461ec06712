import type { Standing } from "./standing.ts"

/**
 * Of several subscriptions of one person, the one that counts: a live one before one that is being left, one that rests
 * because of a dispute after both, and of those that ended the last. Null for who never paid.
 */
export function preferStanding<T extends Standing>(standings: readonly T[]): T | null {
  const known = standings.filter(({ state }) => state !== "none" && state !== "incomplete")
  const sorted = known.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || (b.expiresAt?.getTime() ?? 0) - (a.expiresAt?.getTime() ?? 0),
  )
  return sorted[0] ?? null
}

function rankOf({ status, isHeld }: Standing): number {
  if (status === "inactive") return 0
  if (isHeld) return 1
  return status === "cancelled" ? 2 : 3
}
