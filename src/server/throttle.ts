import { createHash } from "node:crypto"
import { isIPv6 } from "node:net"
import { countOne } from "./db/auth/throttles.ts"
import type { Db } from "./db/open.ts"
import { Problem } from "./problem.ts"

export interface Throttle {
  readonly key: string
  readonly times: number
  readonly seconds: number
}

/**
 * Counts this attempt and refuses it if it exceeds the limit. Counting first means that a thousand at once gain
 * nothing.
 */
export async function refuseTooMany(db: Db, { key, times, seconds }: Throttle, now: Date): Promise<void> {
  const { count, expiresAt } = await countOne(db, { key, seconds, now })
  if (count <= times) return
  const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
  throw new Problem("too_many_requests", { retryAfterSeconds })
}

/** A home or an office with IPv6 has at least a /64, so that counts as one address. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  const [head = "", tail = ""] = address.split("::")
  const left = head.split(":").filter((group) => group !== "")
  const right = tail.split(":").filter((group) => group !== "")
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0")
  const groups = [...left, ...(address.includes("::") ? zeros : []), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":")}::/64`
}

/** Keys are hashed, so that the table of counters reveals no names or addresses. */
export const throttleKey = (...parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url")
