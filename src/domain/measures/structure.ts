import type { Measure } from "../rule-book/scored-check.ts"
import { type Found, ratio } from "./found.ts"
import type { View } from "./view.ts"

export function measureStructure({ slot, toParts }: Extract<Measure, { of: "structure" }>, view: View): Found {
  const have = view.text(slot).partCount
  return { share: ratio(have, toParts) * view.readable(slot), have, want: toParts, missing: () => [] }
}
