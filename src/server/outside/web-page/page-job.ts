import type { AuditOutcome } from "../../../domain/page/audits/audit.ts"
import type { PageFacts } from "../../../domain/page/facts.ts"
import type { PageSummary } from "../../../domain/page/summarize-page.ts"

/** The input for the reading worker, as plain values. */
export interface PageJob {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly delivery: PageFacts["delivery"]
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly robotsFile: PageFacts["robotsFile"]
  readonly now: number
}

/** Its result: the facts about the page, and the outcome of every audit that needs nothing from elsewhere. */
export interface PageAnswer {
  readonly page: PageSummary
  readonly outcomes: readonly { readonly id: string; readonly outcome: AuditOutcome }[]
  readonly readMs: number
}
