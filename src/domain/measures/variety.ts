import type { Measure } from "../rule-book/scored-check.ts"
import { distinctWords } from "./distinct-words.ts"
import { type Found, ratio } from "./found.ts"
import { missingPhrases } from "./missing-phrases.ts"
import type { View } from "./view.ts"

export function measureVariety({ slot, to, beyond }: Extract<Measure, { of: "variety" }>, view: View): Found {
  const said = beyond === undefined ? new Set<string>() : distinctWords(view, beyond)
  const have = [...distinctWords(view, slot)].filter((word) => !said.has(word)).length
  return { share: ratio(have, to), have, want: to, missing: () => missingPhrases(view, [slot]) }
}
