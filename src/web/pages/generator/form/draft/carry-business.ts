import type { PlatformId } from "../../../../../domain/platform-summaries.ts"
import { type BriefValues, carryOver, emptyValues } from "../fields/brief-values.ts"
import { sellerNames } from "../fields/carried-notions.ts"

/** The business's identity, and nothing about its last product. */
const ofBusiness = new Set<string>([...sellerNames, "industry"])

/** A form for another listing of the same business, and which fields it took from the last one. */
export function carryBusiness(last: BriefValues, platform: PlatformId | "") {
  const kept = [...ofBusiness].flatMap((key) => Object.entries(last).filter(([name]) => name === key))
  const bare: BriefValues = { ...emptyValues(platform), ...Object.fromEntries(kept) }
  const values: BriefValues = platform === "" ? bare : carryOver(bare, platform)
  const carried = [last.businessName.trim(), last.industry.trim()].filter((text) => text !== "")
  return { values, carried: carried.length > 0 ? carried.join(", ") : null }
}
