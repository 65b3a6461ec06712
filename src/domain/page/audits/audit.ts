import { type FactName, isUnread, type PageFacts, type PageReading, type Spot } from "../facts.ts"

/** What was found, where, and the limit. */
export interface Evidence {
  readonly text: string
  readonly spot: Spot | null
  /** The measured value and its limit, in words: "734 pixels", "600 pixels". */
  readonly measured: string | null
  readonly limit: string | null
}

/** Markup that fixes it. */
export interface Fix {
  readonly label: string
  readonly code: string
}

export interface Failure {
  readonly outcome: "fail"
  readonly evidence: readonly Evidence[]
  readonly advice: string
  readonly fix: Fix | null
}

/** The last two outcomes never count in a score. */
export type AuditOutcome =
  | { readonly outcome: "pass" }
  | Failure
  | { readonly outcome: "not-applicable" }
  | { readonly outcome: "could-not-check"; readonly why: string }

/** What it affects: whether the page is found, its rank, the look of its result, or the visitor's experience. */
export type Matter = "indexing" | "ranking" | "result" | "people"

interface AuditShape {
  /** The name of its file: a noun for its subject. */
  readonly id: string
  readonly passTitle: string
  readonly failTitle: string
  /** Why it matters to the owner of the page. */
  readonly why: string
  readonly matter: Matter
  /** The source, and the day we read it. */
  readonly source: { readonly url: string; readonly readOn: string }
  readonly weight: number
  /** While it fails, the page scores no more than this, however good the rest is. */
  readonly cap?: number
}

export interface Audit extends AuditShape {
  readonly needs: readonly FactName[]
  readonly judge: (page: Partial<PageReading>) => AuditOutcome
}

/** An audit as it is written: the judge sees only the facts it needs, and runs only if every one was read. */
interface WrittenAudit<Need extends FactName> extends AuditShape {
  readonly needs: readonly Need[]
  readonly judge: (facts: Pick<PageFacts, Need>) => AuditOutcome
}

export function makeAudit<const Need extends FactName>({ judge, ...shape }: WrittenAudit<Need>): Audit {
  return {
    ...shape,
    judge(page) {
      for (const name of shape.needs) {
        const fact: unknown = page[name]
        if (fact === undefined) return { outcome: "could-not-check", why: "nobody looked for it" }
        if (isUnread(fact)) return { outcome: "could-not-check", why: fact.unread }
      }
      return judge(pickRead(page, shape.needs))
    },
  }
}

/** The first signature expresses what the second cannot: every needed fact, and each of them read. */
function pickRead<Need extends FactName>(page: Partial<PageReading>, needs: readonly Need[]): Pick<PageFacts, Need>
function pickRead(page: Partial<PageReading>, needs: readonly FactName[]): object {
  const picked = {}
  for (const name of needs) Reflect.set(picked, name, page[name])
  return picked
}

export const pass = { outcome: "pass" } as const
export const notApplicable = { outcome: "not-applicable" } as const

const maxEvidence = 10

export const fail = (advice: string, evidence: readonly Evidence[], fix: Fix | null = null): Failure => ({
  outcome: "fail",
  advice,
  evidence: evidence.slice(0, maxEvidence),
  fix,
})

interface Measure {
  readonly spot?: Spot | null
  readonly measured?: string
  readonly limit?: string
}

export const evidence = (text: string, { spot = null, measured, limit }: Measure = {}): Evidence => ({
  text,
  spot,
  measured: measured ?? null,
  limit: limit ?? null,
})

/** "1 link", "3 links". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`
