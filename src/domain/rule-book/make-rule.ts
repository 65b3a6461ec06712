import type { Limit } from "../checks/index.ts"
import type { Confidence, Rule, Source, StatedRule } from "./rule.ts"

/** The source of a rule, and how reliable that makes it. */
export interface Reading<C extends Confidence = Confidence> {
  readonly confidence: C
  readonly source: Source
}

/** The day when the platforms' pages, and other sources about them, were read. */
const readOn = "2026-11-20"

export const confirmed = (name: string): Reading<"confirmed"> => ({
  confidence: "confirmed",
  source: { name, readOn },
})
export const secondary = (name: string): Reading<"secondary"> => ({
  confidence: "secondary",
  source: { name, readOn },
})
export const unconfirmed = (name: string): Reading<"unconfirmed"> => ({
  confidence: "unconfirmed",
  source: { name, readOn },
})

/** Rules that only we enforce. */
export const ownPromise: Reading<"confirmed"> = confirmed("Search Simple's own limit")

/** The compiler makes sure that no unconfirmed rule becomes hard. */
export const hard = (
  id: string,
  says: string,
  limit: Limit,
  reading: Reading<"confirmed"> | Reading<"secondary">,
): Rule => ({ id, kind: "hard", says, limit, ...reading })

export const advice = (id: string, says: string, limit: Limit, reading: Reading): Rule => ({
  id,
  kind: "advice",
  says,
  limit,
  ...reading,
})

export const stated = (
  kind: "hard" | "advice",
  id: string,
  about: string,
  says: string,
  reading: Reading,
): StatedRule => ({ id, kind, about, says, ...reading })
