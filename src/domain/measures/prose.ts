import type { Measure } from "../rule-book/scored-check.ts"
import { type Found, ratio } from "./found.ts"
import { missingFacts } from "./missing-facts.ts"
import type { View } from "./view.ts"

export function measureProse({ slot, toWords }: Extract<Measure, { of: "prose" }>, view: View): Found {
  const have = view.text(slot).proseCount
  return { share: ratio(have, toWords), have, want: toWords, missing: missingFacts(view, [slot]) }
}
