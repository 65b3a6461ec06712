import type { Limit } from "../checks/index.ts"

/** Where a rule was read, and when. */
export interface Source {
  /** A page's address if there is one, otherwise the publication's name. */
  readonly name: string
  readonly readOn: string
}

/** `unconfirmed`: sources disagree, or none is the platform's own. Such a rule is advice and never shown as hard. */
export type Confidence = "confirmed" | "secondary" | "unconfirmed"

/**
 * One rule of a platform about one slot. The platform enforces a hard rule: it rejects, cuts, ignores or suppresses
 * what breaks it. Advice only says what is better.
 */
export interface Rule {
  readonly id: string
  readonly kind: "hard" | "advice"
  /** One plain sentence, shown to the user as the reason. */
  readonly says: string
  /** The check that measures it, and the numbers it is measured against. */
  readonly limit: Limit
  readonly confidence: Confidence
  readonly source: Source
}

/**
 * A rule about something that a listing has no slot for: pictures, stock numbers, ranking factors. The rule book shows
 * it and nothing measures it.
 */
export interface StatedRule extends Omit<Rule, "limit"> {
  /** Its subject, in the platform's word. */
  readonly about: string
}
