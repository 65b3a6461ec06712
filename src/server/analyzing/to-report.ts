import type { AuditOutcome } from "../../domain/page/audits/audit.ts"
import type { LinkHealth } from "../../domain/page/facts.ts"
import { patchHead } from "../../domain/page/patch-head.ts"
import type { PageScore, Verdict } from "../../domain/page/score-page.ts"
import type { PageSummary } from "../../domain/page/summarize-page.ts"
import type { PageTimings } from "../outside/web-page/web-pages.ts"
import type { Improved } from "./improve.ts"

interface Told {
  readonly page: PageSummary
  readonly linkHealth: LinkHealth
  readonly score: PageScore
  readonly improved: Improved | null
}

/** The specification's columns. */
export function toColumns({ page, linkHealth, score, improved }: Told) {
  return {
    title: page.title,
    metaDescription: page.metaDescription,
    keywords: page.keywords,
    seoScore: score.score,
    recommendations: [...score.recommendations],
    brokenLinks: linkHealth.broken.map(({ url }) => url),
    internalLinks: page.internalLinks,
    externalLinks: page.externalLinks,
    improvedTitleTag: improved?.title ?? null,
    improvedMetaDescription: improved?.description ?? null,
    improvedKeywords: [...(improved?.keywords ?? [])],
    contentLength: page.contentLength,
    headingStructure: page.headingStructure,
    imageAltTags: page.imageAltTags,
  }
}

/** All other findings. */
export function toReport(
  { page, linkHealth, score, improved }: Told,
  { timings, totalMs }: { timings: PageTimings; totalMs: number },
) {
  const { finalUrl, status, redirects, bytes, language, wordCount, readability, structuredData, social, robots } = page
  const { brief } = page.brief
  return {
    ...{ finalUrl, status, redirects, timings: { ...timings, totalMs }, bytes, language, wordCount, readability },
    ...{ structuredData, social, robots },
    checks: score.verdicts.flatMap(checkOf),
    notApplicable: score.verdicts
      .filter(({ outcome }) => outcome.outcome === "not-applicable")
      .map(({ audit }) => ({ id: audit.id, label: audit.passTitle })),
    cappedBy: score.cappedBy,
    headings: page.headings,
    linkHealth,
    phrases: page.phrases,
    images: page.images,
    improved: {
      writer: improved?.writer ?? null,
      head: patchHead(
        page.head,
        { title: improved?.title ?? null, description: improved?.description ?? null },
        brief.website,
      ),
      headings: improved?.headings ?? [],
      alts: page.alts,
    },
    brief,
  }
}

/** Audits that do not apply are listed separately: they are not findings. */
function checkOf({ audit, outcome }: Verdict) {
  if (outcome.outcome === "not-applicable") return []
  const isFull = outcome.outcome === "pass"
  return [
    {
      id: audit.id,
      label: outcome.outcome === "fail" ? audit.failTitle : audit.passTitle,
      status: outcome.outcome,
      points: isFull ? audit.weight : 0,
      maxPoints: audit.weight,
      ...detailsOf(outcome),
      reason: audit.why,
      matter: audit.matter,
      source: { name: audit.source.url, readOn: audit.source.readOn },
    },
  ]
}

function detailsOf(outcome: AuditOutcome) {
  if (outcome.outcome === "could-not-check")
    return { evidence: [], advice: `Could not be checked: ${outcome.why}.`, correction: null }
  if (outcome.outcome !== "fail") return { evidence: [], advice: "", correction: null }
  return {
    evidence: outcome.evidence.map(({ text, spot, measured, limit }) => ({
      text: text.slice(0, 600),
      line: spot === null || spot.line === 0 ? null : spot.line,
      selector: spot?.selector ?? null,
      excerpt: spot?.excerpt ?? null,
      ...{ measured, limit },
    })),
    advice: outcome.advice,
    correction: outcome.fix,
  }
}
