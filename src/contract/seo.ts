import * as z from "zod/mini"
import { call } from "./call.ts"
import { formSchema, platformSchema, unfinishedFormSchema } from "./seo/form.ts"
import {
  judgementSchema,
  productResultSchema,
  resultSchema,
  scoreSchema,
  typedListing,
  writerSchema,
} from "./seo/listing.ts"

const largeBodyBytes = 256 * 1024
/** Longer than the longest generation, so that people reach the generation's own limit first. */
const generationMaxSeconds = 240

const idParams = z.object({ id: z.string().check(z.maxLength(100)) })
const wordSchema = z.string().check(z.maxLength(100))

const countSchema = z.int().check(z.minimum(0))

/** Shared by the generations of one brief for several platforms; the first one's caller creates it. */
const runSchema = z.string().check(z.minLength(1, "A run needs an id"), z.maxLength(100, "At most 100 characters"))

const problemSchema = z.object({ code: z.string(), message: z.string() })

const generation = {
  id: z.string(),
  run: z.nullable(z.string()),
  state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  platform: z.string(),
  done: countSchema,
  total: countSchema,
  /** The history item, once everything is finished. */
  itemId: z.nullable(z.string()),
  problem: z.nullable(problemSchema),
  createdAt: z.iso.datetime(),
}

export const generationCardSchema = z.object({
  ...generation,
  /** The business, in the seller's own words. */
  title: z.string(),
  /** The mean over the current listings. */
  seoScore: z.nullable(scoreSchema),
})
export type GenerationCard = z.output<typeof generationCardSchema>

export const generationSchema = z.object({
  ...generation,
  /** The finished products so far, in the order of the form. */
  products: z.readonly(z.array(productResultSchema)),
  /** Once everything is finished. */
  result: z.nullable(resultSchema),
  /** The seller's input, so that nothing is lost if something fails. */
  form: z.record(z.string(), z.unknown()),
  writer: z.nullable(writerSchema),
})
export type GenerationView = z.output<typeof generationSchema>

const stages = ["writing", "written", "failed"] as const

export const seo = {
  generate: call({
    method: "POST",
    path: "/api/generate-seo",
    who: "access",
    scope: "listings:write",
    summary: "Write listings for up to 50 products, and save them to the history",
    query: z.object({ run: z.optional(runSchema) }),
    body: formSchema,
    reply: resultSchema,
    events: {
      generation: z.object({ id: z.string() }),
      progress: z.object({ done: countSchema, total: countSchema, productName: z.string(), stage: z.enum(stages) }),
      product: productResultSchema,
    },
    hasIdempotencyKey: true,
    maxBodyBytes: largeBodyBytes,
    maxSeconds: generationMaxSeconds,
    problems: [
      "still_running",
      "cancelled",
      "key_reused",
      "too_many_requests",
      "provider_failed",
      "provider_timed_out",
      "text_too_complex",
      "overloaded",
    ],
    limit: { times: 600, seconds: 600, per: "user" },
    keeps: true,
    work: "writing",
  }),
  listGenerations: call({
    method: "GET",
    path: "/api/generations",
    who: "access",
    scope: "listings:write",
    summary:
      "Up to 50 generations, newest first: those of one run, or otherwise of the last seven days; not those whose texts " +
      "were deleted",
    query: z.object({ run: z.optional(runSchema) }),
    reply: z.readonly(z.array(generationCardSchema)),
  }),
  getGeneration: call({
    method: "GET",
    path: "/api/generations/:id",
    who: "access",
    scope: "listings:write",
    summary: "How far a generation is, with what is finished",
    params: idParams,
    reply: generationSchema,
    problems: ["not_found"],
  }),
  cancelGeneration: call({
    method: "POST",
    path: "/api/generations/:id/cancel",
    who: "access",
    scope: "listings:write",
    summary: "Stop a generation; finished texts stay readable",
    params: idParams,
    reply: generationSchema,
    problems: ["not_found"],
  }),
  score: call({
    method: "POST",
    path: "/api/score",
    who: "access",
    scope: "listings:write",
    summary: "The score of any text, with every point explained",
    body: z.object({
      platform: platformSchema,
      listing: z.object({ productName: z._default(z.string().check(z.maxLength(1000)), ""), ...typedListing }),
      brief: unfinishedFormSchema,
    }),
    reply: judgementSchema,
    maxBodyBytes: largeBodyBytes,
    limit: { times: 600, seconds: 600, per: "user" },
    problems: ["text_too_complex", "overloaded"],
    work: "quick",
  }),
  rewrite: call({
    method: "POST",
    path: "/api/rewrite",
    who: "access",
    scope: "listings:write",
    summary: "Write one field of a saved listing again, and save it",
    body: z.object({
      historyId: wordSchema,
      productId: wordSchema,
      field: wordSchema,
      instruction: z._default(z.string().check(z.maxLength(500, "At most 500 characters")), ""),
    }),
    reply: productResultSchema,
    limit: { times: 300, seconds: 3600, per: "user" },
    maxSeconds: 90,
    problems: ["not_found", "provider_failed", "provider_timed_out", "text_too_complex", "overloaded"],
    keeps: true,
    work: "writing",
  }),
}
