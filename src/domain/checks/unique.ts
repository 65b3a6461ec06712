import type { CheckOutcome } from "./check.ts"

export type UniqueCode = "ok" | "repeated"

/** Capitals, accents' encoding and spaces make no other item. */
const plain = (item: string): string => item.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim()

export function checkUnique(items: readonly string[]): CheckOutcome<UniqueCode> {
  const seen = new Set<string>()
  let found: string | undefined
  for (const item of items) {
    const key = plain(item)
    if (seen.has(key)) found ??= item
    seen.add(key)
  }
  if (found === undefined) return { code: "ok", measured: 0, limit: 0 }
  return { code: "repeated", measured: items.length - seen.size, limit: 0, found }
}
