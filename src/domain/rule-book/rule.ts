import type { Limit } from "../checks/index.ts"

/** Where a rule was read, and when. */
export interface Source {
  /** A page's address where there is one, else the publication's name. */
  readonly name: string
  readonly readOn: string
}

/** `unconfirmed`: sources disagree or none is the platform's own. Such a rule is advice and is never shown as a law. */
export type Confidence = "confirmed" | "secondary" | "unconfirmed"

/**
 * One rule of a platform about one slot. A hard rule is one the platform enforces: it rejects, cuts, ignores or
 * suppresses what breaks it. Advice only says what is better.
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
 * A rule about something that a listing has no place for: pictures, stock numbers, what a search engine weighs. It is
 * shown in the rule book and measured by nothing.
 */
export interface StatedRule extends Omit<Rule, "limit"> {
  /** What it is about, in the platform's word. */
  readonly about: string
}
