import type { Audit, AuditOutcome, Failure } from "./audits/audit.ts"
import { audits } from "./audits/index.ts"
import type { PageReading } from "./facts.ts"

export interface Verdict {
  readonly audit: Audit
  readonly outcome: AuditOutcome
}

export interface PageScore {
  readonly score: number
  /** The audit that limits the score, if any. */
  readonly cappedBy: string | null
  readonly verdicts: readonly Verdict[]
  /** What to do, most points first. */
  readonly recommendations: readonly string[]
}

/** Depends on answers from elsewhere, and is judged when they arrive. */
const lateFacts = ["linkHealth", "canonicalTarget"] as const
export type LateFact = (typeof lateFacts)[number]

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)

export const isLate = ({ needs }: Audit): boolean => needs.some((need) => isOneOf(lateFacts, need))

export const judgePage = (page: Partial<PageReading>, which: readonly Audit[] = audits): readonly Verdict[] =>
  which.map((audit) => ({ audit, outcome: audit.judge(page) }))

/** Points by weight; a page that nobody can find scores low, however good the rest is. */
export function scoreVerdicts(verdicts: readonly Verdict[]): PageScore {
  const passed = sum(verdicts.filter(({ outcome }) => outcome.outcome === "pass"))
  const failed = verdicts.flatMap(({ audit, outcome }) => (outcome.outcome === "fail" ? [{ audit, outcome }] : []))
  const total = passed + sum(failed)
  const plain = total === 0 ? 0 : Math.round((100 * passed) / total)
  const [cap] = failed
    .flatMap(({ audit }) => (audit.cap === undefined ? [] : [{ id: audit.id, cap: audit.cap }]))
    .sort((a, b) => a.cap - b.cap)
  const isCapped = cap !== undefined && cap.cap < plain
  return {
    score: isCapped ? cap.cap : plain,
    cappedBy: isCapped ? cap.id : null,
    verdicts,
    recommendations: byWeight(failed).map(({ outcome }) => outcome.advice),
  }
}

const sum = (verdicts: readonly { readonly audit: Audit }[]): number =>
  verdicts.reduce((points, { audit }) => points + audit.weight, 0)

const byWeight = (failed: readonly { readonly audit: Audit; readonly outcome: Failure }[]) =>
  [...failed].sort((a, b) => (a.audit.cap ?? 101) - (b.audit.cap ?? 101) || b.audit.weight - a.audit.weight)
