import type { IncomingMessage } from "node:http"
import { availableParallelism } from "node:os"
import { audits } from "../../../domain/page/audits/index.ts"
import type { CanonicalTarget, LinkHealth, PageFacts, PageReading, Unread } from "../../../domain/page/facts.ts"
import { readDirectives, readRobotsHeader } from "../../../domain/page/reading/read-directives.ts"
import {
  isLate,
  judgePage,
  type LateFact,
  type PageScore,
  scoreVerdicts,
  type Verdict,
} from "../../../domain/page/score-page.ts"
import type { PageSummary } from "../../../domain/page/summarize-page.ts"
import { checkLinks } from "./check-links.ts"
import { type FetchLimits, fetchResource, type Reach, type Resource } from "./fetch-resource.ts"
import { fetchRobots } from "./fetch-robots.ts"
import { PageError } from "./page-error.ts"
import { openPageReader } from "./page-reader.ts"
import { readAddress } from "./read-address.ts"

export interface PageTimings {
  readonly firstByteMs: number
  readonly fetchMs: number
  readonly readMs: number
  readonly linksMs: number
}

export interface ReadWebPage {
  readonly page: PageSummary
  readonly linkHealth: LinkHealth
  readonly score: PageScore
  readonly timings: PageTimings
}

export interface PageListener {
  readonly fetching: (url: string) => void
  readonly reading: (bytes: number) => void
  readonly links: (done: number, total: number) => void
}

/** The only reader of other people's sites. Errors there are PageErrors. */
export interface WebPages {
  readonly analyze: (address: string, listener: PageListener) => Promise<ReadWebPage>
  /** A text of any type, such as a sitemap. */
  readonly fetchText: (address: string) => Promise<string>
  readonly close: () => Promise<void>
}

interface Options {
  readonly allowed: readonly string[]
  readonly userAgent: string
  readonly now: () => Date
  readonly limits?: Partial<FetchLimits>
  readonly linksMs?: number
}

const pageLimits: FetchLimits = { totalMs: 10_000, maxBytes: 5_000_000, maxRedirects: 5 }
const linkBudgetMs = 7000

export function openWebPages({ allowed, userAgent, now, limits, linksMs = linkBudgetMs }: Options): WebPages {
  const reach: Reach = { allowed: new Set(allowed), userAgent }
  const bounds = { ...pageLimits, ...limits }
  // One core is reserved for answering requests.
  const reader = openPageReader({ threads: Math.max(1, Math.min(4, availableParallelism() - 1)) })

  async function analyze(address: string, listener: PageListener): Promise<ReadWebPage> {
    const asked = readAddress(address, reach.allowed)
    listener.fetching(asked.href)
    const robots = await fetchRobots(asked, reach)
    if (robots.refusesUs !== null)
      throw new PageError(
        "refused",
        `The site's robots.txt asks our analyzer by name to stay away (${robots.refusesUs}).`,
      )
    const resource = await fetchResource(asked.href, reach, { limits: bounds, wantsBody: refuseOthers })
    if (resource.bytes.length === 0)
      throw new PageError("unreadable", `The site answered (${resource.status}) without any content.`)
    // The page may be on another site than the requested address.
    const isElsewhere = new URL(resource.finalUrl).host !== asked.host
    const { file } = isElsewhere ? await fetchRobots(new URL(resource.finalUrl), reach) : robots
    listener.reading(resource.bytes.length)
    const { page, outcomes, readMs } = await reader.read({
      bytes: resource.bytes,
      contentType: headerOf(resource, "content-type"),
      delivery: deliveryOf(asked.href, resource),
      headers: resource.headers,
      robotsFile: file,
      now: now().getTime(),
    })
    const linksStartedAt = performance.now()
    const [linkHealth, canonicalTarget] = await Promise.all([
      checkLinks(page.wantedLinks, { reach, budgetMs: linksMs, progress: listener.links }),
      fetchCanonical(page.canonicalElsewhere, reach),
    ])
    const linksTook = Math.round(performance.now() - linksStartedAt)
    return {
      ...{ page, linkHealth },
      score: scoreVerdicts(joinVerdicts(outcomes, { linkHealth, canonicalTarget })),
      timings: { firstByteMs: resource.firstByteMs, fetchMs: resource.totalMs, readMs, linksMs: linksTook },
    }
  }

  return {
    analyze,
    fetchText: async (address) => {
      const found = await fetchResource(address, reach, {
        limits: bounds,
        accept: "application/xml,text/plain,*/*;q=0.5",
      })
      if (found.status >= 400) throw new PageError("unreachable", `The site answered ${found.status}.`)
      return new TextDecoder("utf-8").decode(found.bytes)
    },
    close: reader.close,
  }
}

/** The order of the list, regardless of where each was judged. */
function joinVerdicts(
  early: readonly { id: string; outcome: Verdict["outcome"] }[],
  late: Pick<PageReading, LateFact>,
): readonly Verdict[] {
  const outcomes = new Map(early.map(({ id, outcome }) => [id, outcome]))
  for (const { audit, outcome } of judgePage(late, audits.filter(isLate))) outcomes.set(audit.id, outcome)
  return audits.flatMap((audit) => {
    const outcome = outcomes.get(audit.id)
    return outcome === undefined ? [] : [{ audit, outcome }]
  })
}

const refusing = new Set([401, 403, 407, 429, 451, 503, 999])

/** Why no reading is possible: a site that refuses us, or an answer that is not a web page. */
function refuseOthers({ statusCode = 0, headers }: IncomingMessage): boolean {
  if (refusing.has(statusCode))
    throw new PageError("refused", `The site refused our request (${statusCode}); this says nothing about Google.`)
  const type = (headers["content-type"] ?? "text/html").split(";")[0]?.trim().toLowerCase() ?? ""
  if (type === "" || type === "text/html" || type === "application/xhtml+xml") return true
  throw new PageError(
    "unreadable",
    `This is not a web page: the site calls it ${type.slice(0, 60)}, and only HTML can be analyzed.`,
  )
}

const headerOf = ({ headers }: Resource, name: string): string => headers.find(([other]) => other === name)?.[1] ?? ""

function deliveryOf(asked: string, page: Resource): PageFacts["delivery"] {
  const { href, protocol, host, pathname, search, hash } = new URL(page.finalUrl)
  return {
    asked,
    url: { href, protocol, host, pathname, search, hash },
    status: page.status,
    hops: page.hops,
    contentType: headerOf(page, "content-type"),
    bytes: page.bytes.length,
    isCut: page.isCut,
    firstByteMs: page.firstByteMs,
    hasHsts: headerOf(page, "strict-transport-security") !== "",
    isPacked: headerOf(page, "content-encoding") !== "",
  }
}

async function fetchCanonical(url: string | null, reach: Reach): Promise<CanonicalTarget | null | Unread> {
  if (url === null) return null
  try {
    const limits = { totalMs: 4000, maxBytes: 64 * 1024, maxRedirects: 5 }
    const found = await fetchResource(url, reach, { limits })
    if (refusing.has(found.status)) return { unread: "the site of the canonical address refused our request" }
    return { url, status: found.status, hops: found.hops.length, isNoindex: saysNoindex(found) }
  } catch (error) {
    if (error instanceof PageError) return { unread: "the canonical address did not answer" }
    throw error
  }
}

function saysNoindex(page: Resource): boolean {
  const inHeader = page.headers
    .filter(([name]) => name === "x-robots-tag")
    .flatMap(([, value]) => readRobotsHeader(value))
  const html = new TextDecoder("utf-8").decode(page.bytes)
  const tag = /<meta\s[^>]{0,200}\bname\s*=\s*["']?robots["'\s][^>]{0,300}/i.exec(html)?.[0] ?? ""
  const inMeta = readDirectives(/\bcontent\s*=\s*["']([^"']*)/i.exec(tag)?.[1] ?? "")
  return [...inHeader.flatMap(({ directives }) => directives), ...inMeta].some(
    ({ name }) => name === "noindex" || name === "none",
  )
}
