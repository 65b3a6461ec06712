import { checkOf } from "../checks/index.ts"
import type { Measure } from "../rule-book/scored-check.ts"
import type { Violation } from "../seo/violations.ts"
import { type Found, ratio } from "./found.ts"
import type { View } from "./view.ts"

/** The cost of each broken rule. */
const shareEach = 0.4
/** A shorter title earns nothing for breaking no rule. */
const wordsForAll = 2

/** Rules that ask for more are earned by other measures; here, padding could earn them. */
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
