import type { WholeHistoryItem } from "../../../../contract/history.ts"
import type { Brief } from "../../../../domain/seo/brief.ts"
import { findPlatform } from "../../../../domain/seo/find-platform.ts"
import { hardViolations } from "../../../../domain/seo/violations.ts"
import { fillBrief } from "./fill-brief.ts"

/** A sentence for every hard rule that the item's listings break, as after an edit by hand. */
export function brokenRules({
  platform: id,
  form,
  products,
}: Pick<WholeHistoryItem, "platform" | "form" | "products">): readonly string[] {
  const platform = findPlatform(id)
  if (platform === undefined) return []
  const brief: Brief = fillBrief(form)
  return products.flatMap((product) =>
    hardViolations(product, platform, brief).map(({ slot, message }) => {
      const place = platform.slots.find(({ key }) => key === slot)?.label ?? slot
      return `${product.productName}, ${place}: ${message}`
    }),
  )
}
