import { checkOf } from "../checks/index.ts"
import type { Measure } from "../rule-book/scored-check.ts"
import type { Violation } from "../seo/violations.ts"
import { type Found, ratio } from "./found.ts"
import type { View } from "./view.ts"

/** Every rule that is not kept costs this much. */
const shareEach = 0.4
/** With fewer words than this, that a title breaks no rule is no merit. */
const wordsForAll = 2

/** What asks for more is earned by the other measures; here it could be bought by padding. */
const canOnlyBeMadeWorse = ({ rule: { limit }, outcome }: Violation): boolean =>
  checkOf(limit).earnsPoints && outcome.measured >= outcome.limit

export function measureAdvice({ slot }: Extract<Measure, { of: "advice" }>, view: View): Found {
  const broken = view.violations.filter(
    (violation) => violation.slot === slot && violation.rule.kind === "advice" && canOnlyBeMadeWorse(violation),
  )
  const words = ratio(view.text(slot).freshCount, wordsForAll)
  return {
    share: words * Math.max(0, 1 - broken.length * shareEach),
    have: broken.length,
    want: 0,
    missing: () => broken.map(({ message }) => message),
  }
}
