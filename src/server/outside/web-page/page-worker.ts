import { parentPort } from "node:worker_threads"
import type { AuditOutcome } from "../../../domain/page/audits/audit.ts"
import { audits } from "../../../domain/page/audits/index.ts"
import { readPage } from "../../../domain/page/read-page.ts"
import { isLate, judgePage } from "../../../domain/page/score-page.ts"
import { summarizePage } from "../../../domain/page/summarize-page.ts"
import { decodeText, findCharset } from "./charset.ts"
import type { PageAnswer, PageJob } from "./page-job.ts"
import { resolveAddress } from "./resolve-address.ts"

// Reads one page after the other in a separate thread, so that a hostile one delays nobody else.
parentPort?.on("message", (job: PageJob) => parentPort?.postMessage(answer(job)))

const early = audits.filter((audit) => !isLate(audit))

function answer({ bytes, contentType, delivery, headers, robotsFile, now }: PageJob): PageAnswer {
  const startedAt = performance.now()
  const charset = findCharset(bytes, contentType, delivery)
  const reading = readPage({
    html: decodeText(bytes, charset),
    isXml: /^\s*application\/xhtml\+xml/i.test(contentType),
    ...{ delivery, charset, headers, robotsFile, now },
    resolve: resolveAddress,
  })
  const outcomes = judgePage(reading, early).map(({ audit, outcome }) => ({ id: audit.id, outcome: toPlain(outcome) }))
  return { page: summarizePage(reading), outcomes, readMs: Math.round(performance.now() - startedAt) }
}

/** A position is computed on demand, which the other thread cannot do. */
const toPlain = (outcome: AuditOutcome): AuditOutcome =>
  outcome.outcome === "fail"
    ? {
        ...outcome,
        evidence: outcome.evidence.map(({ spot, ...told }) => ({
          ...told,
          spot: spot && { line: spot.line, selector: spot.selector, excerpt: spot.excerpt },
        })),
      }
    : outcome
