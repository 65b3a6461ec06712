import type { Standing } from "./standing.ts"

/**
 * The subscription that counts among several of one person: a live one first, then a canceled one, then one locked by a
 * dispute, then the latest ended one. Null if there was never one.
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
