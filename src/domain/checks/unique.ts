import { itemsOf, type SlotValue } from "../seo/listing.ts"
import { type CheckOutcome, makeCheck } from "./check.ts"
import { quote } from "./wording/quote.ts"

export interface UniqueLimit {
  readonly check: "unique"
}

export type UniqueCode = "repeated"

/** Items that differ only in capitals, accent encoding or spaces are the same. */
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

export const unique = makeCheck<UniqueLimit, UniqueCode>({
  id: "unique",
  measure: (_, { items }) => checkUnique(items),
  words: { repeated: ({ found }) => `${quote(found)} already appears.` },
  describeLimit: () => "none twice",
  promptLine: () => "no repeats",
  isRewritten: "never",
  earnsPoints: true,
  mend: { change: mendUnique, says: () => "Duplicates removed." },
})

/** The first of several equal items stays. */
function mendUnique(value: SlotValue): SlotValue {
  const seen = new Set<string>()
  return itemsOf(value).filter((item) => {
    const key = plain(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
