import type { WholeHistoryItem } from "../../contract/history.ts"
import type { Rule } from "../../domain/rule-book/rule.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import { findPlatform } from "../../domain/seo/find-platform.ts"
import { hardViolations } from "../../domain/seo/violations.ts"
import { fillBrief } from "./fill-brief.ts"

type Judged = Pick<WholeHistoryItem, "platform" | "form" | "products">

/** A hard rule that a listing breaks, and where. */
interface BrokenRule {
  readonly productId: string
  readonly productName: string
  /** The platform's name for the slot. */
  readonly place: string
  readonly rule: Rule
  readonly message: string
}

/** Every hard rule that the item's listings break, for example after manual edits. */
export function findBroken({ platform: id, form, products }: Judged): readonly BrokenRule[] {
  const platform = findPlatform(id)
  if (platform === undefined) return []
  const brief: Brief = fillBrief(form)
  return products.flatMap((product) =>
    hardViolations(product, platform, brief).map(({ slot, rule, message }) => ({
      productId: product.id,
      productName: product.productName,
      place: platform.slots.find(({ key }) => key === slot)?.label ?? slot,
      rule,
      message,
    })),
  )
}

/** A sentence for each of them. */
export const brokenRules = (item: Judged): readonly string[] =>
  findBroken(item).map(({ productName, place, message }) => `${productName}, ${place}: ${message}`)
