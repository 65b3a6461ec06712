import * as z from "zod/mini"
import { scoreMax } from "../domain/score.ts"
import { call } from "./call.ts"

const texts = z.readonly(z.array(z.string()))
const time = z.iso.datetime()
const score = z.int().check(z.minimum(0), z.maximum(scoreMax))
const whole = z.int().check(z.minimum(0))

/** The result of one audit. */
export const checkSchema = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(["pass", "fail", "could-not-check"]),
  points: z.number(),
  maxPoints: z.number(),
  evidence: z.readonly(
    z.array(
      z.object({
        text: z.string(),
        line: z.nullable(z.int()),
        selector: z.nullable(z.string()),
        excerpt: z.nullable(z.string()),
        measured: z.nullable(z.string()),
        limit: z.nullable(z.string()),
      }),
    ),
  ),
  advice: z.string(),
  /** Why it matters. */
  reason: z.string(),
  matter: z.enum(["indexing", "ranking", "result", "people"]),
  correction: z.nullable(z.object({ label: z.string(), code: z.string() })),
  source: z.object({ name: z.string(), readOn: z.string() }),
})
export type PageCheck = z.output<typeof checkSchema>

const headingSchema = z.object({ level: z.int(), text: z.string() })

const linkHealthSchema = z.object({
  total: whole,
  checked: whole,
  fine: whole,
  broken: z.readonly(z.array(z.object({ url: z.string(), why: z.string(), line: z.int() }))),
  uncheckable: z.readonly(z.array(z.object({ url: z.string(), why: z.string() }))),
  redirected: z.readonly(z.array(z.object({ url: z.string(), to: z.string() }))),
})

const phraseSchema = z.object({
  text: z.string(),
  count: whole,
  weight: z.number(),
  inTitle: z.boolean(),
  inDescription: z.boolean(),
  inHeadings: z.boolean(),
})

/** Results beyond the columns that the specification names. */
export const reportSchema = z.object({
  finalUrl: z.string(),
  status: z.int(),
  redirects: z.readonly(z.array(z.object({ url: z.string(), status: z.int() }))),
  timings: z.object({ firstByteMs: whole, fetchMs: whole, readMs: whole, linksMs: whole, totalMs: whole }),
  bytes: whole,
  language: z.nullable(z.string()),
  wordCount: whole,
  readability: z.object({
    sentences: whole,
    meanSentenceWords: z.number(),
    longSentences: whole,
    paragraphs: whole,
    longParagraphs: whole,
    ease: z.nullable(z.number()),
  }),
  structuredData: z.readonly(z.array(z.object({ format: z.string(), types: texts, missing: texts }))),
  social: z.object({
    openGraph: z.record(z.string(), z.string()),
    twitter: z.record(z.string(), z.string()),
  }),
  robots: z.object({
    rules: z.readonly(z.array(z.object({ from: z.string(), agent: z.string(), rule: z.string() }))),
    file: z.nullable(z.object({ url: z.string(), status: z.nullable(z.int()), isAllowed: z.boolean() })),
    canonical: z.nullable(z.string()),
  }),
  checks: z.readonly(z.array(checkSchema)),
  /** Audits that do not apply to this page. */
  notApplicable: z.readonly(z.array(z.object({ id: z.string(), label: z.string() }))),
  /** The check that limits the score, if any. */
  cappedBy: z.nullable(z.string()),
  headings: z.readonly(z.array(headingSchema)),
  linkHealth: z.nullable(linkHealthSchema),
  phrases: z.readonly(z.array(phraseSchema)),
  images: z.object({ total: whole, withoutAlt: whole }),
  improved: z.object({
    /** Who wrote the improved texts; null if nobody could. */
    writer: z.nullable(z.object({ kind: z.enum(["built-in", "model"]), name: z.string() })),
    /** The lines of the head, as they are and as they should be. */
    head: z.readonly(z.array(z.object({ kind: z.enum(["same", "added", "removed"]), line: z.string() }))),
    headings: texts,
    alts: z.readonly(z.array(z.object({ src: z.string(), alt: z.string() }))),
  }),
  /** The page's statements about its business, to prefill a listing. */
  brief: z.object({
    businessName: z.string(),
    description: z.string(),
    website: z.string(),
    targetKeywords: z.string(),
    product: z.object({ name: z.string(), description: z.string() }),
  }),
})

const card = {
  id: z.string(),
  url: z.string(),
  title: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  seoScore: score,
  createdAt: time,
}

export const cardSchema = z.object({ ...card, keywords: texts, recommendations: texts })
export type AnalysisCard = z.output<typeof cardSchema>

export const analysisSchema = z.extend(reportSchema, {
  ...card,
  keywords: texts,
  recommendations: texts,
  brokenLinks: texts,
  internalLinks: texts,
  externalLinks: texts,
  improvedTitleTag: z.nullable(z.string()),
  improvedMetaDescription: z.nullable(z.string()),
  improvedKeywords: texts,
  contentLength: whole,
  headingStructure: z.object({ h1: texts, h2: texts, h3: texts }),
  imageAltTags: texts,
  /** The previous analysis of the same address. */
  previousId: z.nullable(z.string()),
})
export type Analysis = z.output<typeof analysisSchema>

/** Whether the text is an address. Whether that part of the network may be read is decided later, at each step. */
const isAddress = (text: string): boolean => {
  const [, scheme = "", rest = ""] = /^\s*([a-z][a-z\d+.-]*):\/*(.*)$/is.exec(text) ?? []
  return /^https?$/i.test(scheme) && /^[^\s/?#]+/.test(rest.trim())
}

const maxUrlChars = 2048
export const addressSchema = z
  .string("URL is required")
  .check(
    z.trim(),
    z.minLength(1, "URL is required"),
    z.maxLength(maxUrlChars, "Please enter a valid URL"),
    z.refine(isAddress, "Please enter a valid URL"),
  )

const params = z.object({ id: z.string().check(z.maxLength(100)) })
const maxPages = 50

export const rowSchema = z.object({
  url: z.string(),
  state: z.enum(["waiting", "done", "failed"]),
  analysisId: z.nullable(z.string()),
  seoScore: z.nullable(score),
  title: z.nullable(z.string()),
  /** Why the page could not be read. */
  trouble: z.nullable(z.string()),
})

export const batchSchema = z.object({
  id: z.string(),
  source: z.string(),
  state: z.enum(["running", "done", "cancelled"]),
  done: whole,
  total: whole,
  createdAt: time,
  pages: z.readonly(z.array(rowSchema)),
})
export type PageBatch = z.output<typeof batchSchema>

const readProblems = ["address_refused", "page_unreachable", "page_refused", "page_unreadable"] as const

export const pages = {
  analyze: call({
    method: "POST",
    path: "/api/analyze-webpage",
    who: "access",
    scope: "pages:write",
    summary: "Fetch a web page, audit it, follow its links, and write what could be better",
    body: z.object({ url: addressSchema }),
    reply: analysisSchema,
    events: {
      fetching: z.object({ url: z.string() }),
      reading: z.object({ bytes: whole }),
      links: z.object({ done: whole, total: whole }),
      writing: z.object({}),
    },
    maxSeconds: 60,
    problems: [...readProblems, "overloaded", "too_many_requests"],
    limit: { times: 600, seconds: 600, per: "user" },
    keeps: true,
  }),
  list: call({
    method: "GET",
    path: "/api/webpage-analyses",
    who: "access",
    scope: "pages:read",
    summary: "The user's analyses, newest first",
    reply: z.array(cardSchema),
  }),
  get: call({
    method: "GET",
    path: "/api/webpage-analyses/:id",
    who: "access",
    scope: "pages:read",
    summary: "One analysis in full",
    params,
    reply: analysisSchema,
    problems: ["not_found"],
  }),
  remove: call({
    method: "DELETE",
    path: "/api/webpage-analyses/:id",
    who: "access",
    scope: "pages:write",
    summary: "Delete an analysis, and its entry in the history",
    params,
    reply: "nothing",
    problems: ["not_found"],
  }),
  startBatch: call({
    method: "POST",
    path: "/api/webpage-batches",
    who: "access",
    scope: "pages:write",
    summary: "Analyze up to fifty pages in the background: a list of addresses, or those of a sitemap",
    body: z.object({
      urls: z.optional(z.array(addressSchema).check(z.maxLength(maxPages, `At most ${maxPages} addresses`))),
      sitemap: z.optional(addressSchema),
    }),
    reply: batchSchema,
    status: 202,
    maxSeconds: 30,
    problems: [...readProblems, "too_many_requests"],
    limit: { times: 120, seconds: 600, per: "user" },
    keeps: true,
  }),
  listBatches: call({
    method: "GET",
    path: "/api/webpage-batches",
    who: "access",
    scope: "pages:read",
    summary: "The latest analyses of several pages",
    reply: z.array(batchSchema),
  }),
  getBatch: call({
    method: "GET",
    path: "/api/webpage-batches/:id",
    who: "access",
    scope: "pages:read",
    summary: "How far an analysis of several pages is",
    params,
    reply: batchSchema,
    problems: ["not_found"],
  }),
  cancelBatch: call({
    method: "POST",
    path: "/api/webpage-batches/:id/cancel",
    who: "access",
    scope: "pages:write",
    summary: "Stop an analysis of several pages; finished pages stay",
    params,
    reply: batchSchema,
    problems: ["not_found"],
  }),
}
