import { altFor } from "../../domain/page/alt-for.ts"
import type { AuditOutcome } from "../../domain/page/audits/audit.ts"
import { isUnread, type PageFacts, type PageReading } from "../../domain/page/facts.ts"
import { fillBrief, type PageBrief, type ReadBrief } from "../../domain/page/fill-brief.ts"
import { patchHead } from "../../domain/page/patch-head.ts"
import type { PageScore, Verdict } from "../../domain/page/score-page.ts"
import { missingOf } from "../../domain/page/structured/missing-of.ts"
import type { PageTimings } from "../outside/web-page/web-pages.ts"
import type { Improved } from "./improve.ts"

/** A fact, or nothing of its kind where it could not be read. */
const known = <Name extends keyof PageFacts>(page: PageReading, name: Name): PageFacts[Name] | null => {
  const fact: PageFacts[Name] | { readonly unread: string } = page[name]
  return isUnread(fact) ? null : fact
}

/** What the page says of itself and its business, for whoever writes something better. */
export function briefOf(page: PageReading): ReadBrief {
  const delivery = known(page, "delivery")
  const headings = known(page, "headings") ?? []
  const openGraph = known(page, "social")?.openGraph ?? {}
  return fillBrief({
    title: known(page, "title"),
    siteName: openGraph["og:site_name"] || null,
    host: delivery?.url.host ?? "",
    url: delivery?.url.href ?? "",
    mainHeading: headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? null,
    headings: headings.filter(({ level }) => level === 2).map(({ text }) => text),
    metaDescription: known(page, "metaDescription"),
    mainText: known(page, "text")?.mainText ?? "",
    phrases: known(page, "phrases") ?? [],
  })
}

const maxLinks = 5000
const maxShown = 500

/** The specification's columns. */
export function toColumns(page: PageReading, score: PageScore, improved: Improved | null) {
  const headings = known(page, "headings") ?? []
  const phrases = known(page, "phrases") ?? []
  const text = known(page, "text")
  const level = (wanted: number): string[] =>
    headings.filter((heading) => heading.level === wanted && heading.text !== "").map((heading) => heading.text)
  return {
    title: known(page, "title"),
    metaDescription: known(page, "metaDescription"),
    keywords: phrases.slice(0, 40).map(({ text: phrase }) => phrase),
    seoScore: score.score,
    recommendations: [...score.recommendations],
    brokenLinks: (known(page, "linkHealth")?.broken ?? []).map(({ url }) => url),
    internalLinks: linksOf(page, "internal"),
    externalLinks: linksOf(page, "external"),
    improvedTitleTag: improved?.title ?? null,
    improvedMetaDescription: improved?.description ?? null,
    improvedKeywords: [...(improved?.keywords ?? [])],
    contentLength: text?.chars ?? 0,
    headingStructure: { h1: level(1), h2: level(2), h3: level(3) },
    imageAltTags: (known(page, "images") ?? []).flatMap(({ alt }) => (alt === null || alt === "" ? [] : [alt])),
  }
}

/** Each address once. A link to a place on this page is one to this page. */
function linksOf(page: PageReading, kind: "internal" | "external"): string[] {
  const found = new Set<string>()
  for (const anchor of known(page, "anchors") ?? []) {
    const isWanted = anchor.kind === kind || (kind === "internal" && anchor.kind === "fragment")
    if (isWanted && anchor.url !== null && !anchor.isInDrawing && /^https?:$/.test(anchor.url.protocol))
      found.add(anchor.url.href)
    if (found.size >= maxLinks) break
  }
  return [...found]
}

interface Told {
  readonly page: PageReading
  readonly score: PageScore
  readonly timings: PageTimings
  readonly totalMs: number
  readonly improved: Improved | null
  readonly brief: PageBrief
}

/** Everything else that was found. */
export function toReport({ page, score, timings, totalMs, improved, brief }: Told) {
  const delivery = known(page, "delivery")
  const images = known(page, "images") ?? []
  const social = known(page, "social")
  return {
    finalUrl: delivery?.url.href ?? "",
    status: delivery?.status ?? 0,
    redirects: delivery?.hops ?? [],
    timings: { ...timings, totalMs },
    bytes: delivery?.bytes ?? 0,
    language: known(page, "language")?.value ?? null,
    wordCount: known(page, "text")?.words ?? 0,
    readability: known(page, "readability"),
    structuredData: (known(page, "structured")?.items ?? []).slice(0, 50).map(({ format, node }) => ({
      format,
      types: node.types,
      missing: missingOf(node).flatMap(({ missing }) => missing),
    })),
    social: { openGraph: social?.openGraph ?? {}, twitter: social?.twitter ?? {} },
    robots: robotsOf(page),
    checks: score.verdicts.flatMap(checkOf),
    notApplicable: score.verdicts
      .filter(({ outcome }) => outcome.outcome === "not-applicable")
      .map(({ audit }) => ({ id: audit.id, label: audit.passTitle })),
    cappedBy: score.cappedBy,
    headings: (known(page, "headings") ?? [])
      .slice(0, maxShown)
      .map(({ level, text }) => ({ level, text: text.slice(0, 300) })),
    linkHealth: known(page, "linkHealth"),
    phrases: known(page, "phrases") ?? [],
    images: { total: images.length, withoutAlt: images.filter(({ alt }) => alt === null).length },
    improved: {
      writer: improved?.writer ?? null,
      head: patchHead(
        headOf(page),
        { title: improved?.title ?? null, description: improved?.description ?? null },
        brief.website,
      ),
      headings: improved?.headings ?? [],
      alts: images
        .filter(({ alt, isHidden }) => alt === null && !isHidden)
        .slice(0, 50)
        .map((image) => ({ src: (image.src ?? image.lazySrc ?? "").slice(0, 500), alt: altFor(image) })),
    },
    brief,
  }
}

const headOf = (page: PageReading) => ({
  title: known(page, "title"),
  description: known(page, "metaDescription"),
  canonical: known(page, "canonicals")?.find(({ place }) => place === "head")?.raw ?? null,
  viewport: known(page, "viewports")?.[0]?.content ?? null,
})

function robotsOf(page: PageReading) {
  const file = known(page, "robotsFile")
  return {
    rules: (known(page, "robotsRules") ?? []).map(({ from, agent, directives }) => ({
      ...{ from, agent },
      rule: directives.map(({ name, value }) => (value === "" ? name : `${name}:${value}`)).join(", "),
    })),
    file: file && {
      url: file.url,
      status: file.status,
      isAllowed: file.googlebot.isAllowed && file.everybody.isAllowed,
    },
    canonical: known(page, "canonicals")?.[0]?.url?.href ?? null,
  }
}

/** What does not apply is named apart: it is no finding. */
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
