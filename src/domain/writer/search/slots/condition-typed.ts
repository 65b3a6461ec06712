import { hasSeveralProducts } from "../../../seo/brief.ts"
import type { Understanding } from "../../understanding.ts"

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, "")

/** The form's condition; of "machine used, pads new", what is said of this product. */
export function conditionTyped({ brief, clean, facts }: Understanding): string {
  const typed = clean(brief.facebookCondition || brief.itemCondition)
  const own = facts.find(({ field }) => /Condition$/.test(field))
  const isPart = own !== undefined && lettersOf(typed).length > lettersOf(own.text).length
  // A used dock has not the condition of the laptop beside it.
  if (hasSeveralProducts(brief) && own === undefined) return ""
  return hasSeveralProducts(brief) && isPart ? own.text : typed
}
