import type { Strength, Topic } from "../fact.ts"
import { anyOf } from "../type/phrases.ts"

const rare = anyOf(
  `signed|numbered|limited edition|edition of {n}|limited to {n}|one of a kind|one-off|original|first edition|first press~|out of print
  discontinued|rare|hallmarked|only one|made once|hand-numbered|award-winning|patented`,
  "anywhere",
)
const proven = anyOf(
  "tested by|tested with|approved|certified|award(s)|registered|licensed|insured|years of experience|years experience|serviced",
  "anywhere",
)
const counted: ReadonlySet<Topic> = new Set(["what", "feature", "promise", "capacity", "count", "offer"])

/** Why a fact persuades a buyer more than others, if it does. */
export function strengthOf(text: string, topic: Topic): { strength?: Strength } {
  if (topic === "proof" || proven.test(text)) return { strength: "proof" }
  if (rare.test(text)) return { strength: "rare" }
  return counted.has(topic) && /\d/.test(text) ? { strength: "number" } : {}
}
