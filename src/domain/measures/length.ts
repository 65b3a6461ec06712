import type { Measure } from "../rule-book/scored-check.ts"
import { type Found, ratio } from "./found.ts"
import { missingFacts } from "./missing-facts.ts"
import type { View } from "./view.ts"

export function measureLength({ slot, from, to }: Extract<Measure, { of: "length" }>, view: View): Found {
  const have = view.text(slot).usefulChars
  const share = ratio(have - from, to - from) * view.readable(slot)
  return { share, have, want: to, missing: () => missingFacts(view, [slot]) }
}
