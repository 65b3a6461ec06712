import { type FactName, isUnread, type PageFacts, type PageReading } from "../facts.ts"

/** `offending` is what is wrong, as it stands on the page. The last two outcomes never count in a score. */
export type AuditOutcome =
  | { readonly outcome: "pass" }
  | { readonly outcome: "fail"; readonly offending: readonly string[] }
  | { readonly outcome: "not-applicable" }
  | { readonly outcome: "could-not-check"; readonly why: string }

interface AuditShape {
  /** The name of its file: a noun for what is looked at. */
  readonly id: string
  readonly passTitle: string
  readonly failTitle: string
  /** Why it matters to whoever owns the page. */
  readonly why: string
  /** Who says so, and the day we read it there. */
  readonly source: { readonly url: string; readonly readOn: string }
  readonly weight: number
}

export interface Audit extends AuditShape {
  readonly needs: readonly FactName[]
  readonly judge: (page: PageReading) => AuditOutcome
}

/** An audit as it is written: the judge sees the facts it needs and no others, and only when all of them were read. */
interface WrittenAudit<Need extends FactName> extends AuditShape {
  readonly needs: readonly Need[]
  readonly judge: (facts: Pick<PageFacts, Need>) => AuditOutcome
}

export function makeAudit<const Need extends FactName>({ judge, ...shape }: WrittenAudit<Need>): Audit {
  return {
    ...shape,
    judge(page) {
      const unread = shape.needs.map((name) => page[name]).find(isUnread)
      return unread ? { outcome: "could-not-check", why: unread.unread } : judge(pickRead(page, shape.needs))
    },
  }
}

/** The first signature tells what the second cannot follow: every fact that is needed, and each of them read. */
function pickRead<Need extends FactName>(page: PageReading, needs: readonly Need[]): Pick<PageFacts, Need>
function pickRead(page: PageReading, needs: readonly FactName[]): Partial<PageReading> {
  return Object.fromEntries(needs.map((name) => [name, page[name]]))
}
