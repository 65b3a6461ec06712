import * as z from "zod/mini"
import { call } from "./call.ts"
import { formSchema, platformSchema, unfinishedFormSchema } from "./seo/form.ts"
import { judgementSchema, productResultSchema, resultSchema, typedListing, writerSchema } from "./seo/listing.ts"

const largeBodyBytes = 256 * 1024
/** Longer than the longest generation may take, so that its own limit is the one that people meet. */
const generationMaxSeconds = 240

const idParams = z.object({ id: z.string().check(z.maxLength(100)) })
const wordSchema = z.string().check(z.maxLength(100))

const countSchema = z.int().check(z.minimum(0))

const generationSchema = z.object({
  id: z.string(),
  state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  platform: z.string(),
  done: countSchema,
  total: countSchema,
  /** What is finished so far, in the order of the form. */
  products: z.readonly(z.array(productResultSchema)),
  /** Once everything is done. */
  result: z.nullable(resultSchema),
  /** What the seller typed, so that nothing of it is lost whatever happens. */
  form: z.record(z.string(), z.unknown()),
  writer: z.nullable(writerSchema),
  problem: z.nullable(z.object({ code: z.string(), message: z.string() })),
  createdAt: z.iso.datetime(),
})
export type GenerationView = z.output<typeof generationSchema>

const stages = ["writing", "written", "failed"] as const

export const seo = {
  generate: call({
    method: "POST",
    path: "/api/generate-seo",
    who: "access",
    summary: "Write listings for up to 50 products, and save them to the history",
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
      "overloaded",
    ],
  }),
  getGeneration: call({
    method: "GET",
    path: "/api/generations/:id",
    who: "access",
    summary: "How far a generation is, with what is finished",
    params: idParams,
    reply: generationSchema,
    problems: ["not_found"],
  }),
  cancelGeneration: call({
    method: "POST",
    path: "/api/generations/:id/cancel",
    who: "access",
    summary: "Stop a generation; what is finished stays readable",
    params: idParams,
    reply: generationSchema,
    problems: ["not_found"],
  }),
  score: call({
    method: "POST",
    path: "/api/score",
    who: "access",
    summary: "The score of any text, with every point explained",
    body: z.object({
      platform: platformSchema,
      listing: z.object({ productName: z._default(z.string().check(z.maxLength(1000)), ""), ...typedListing }),
      brief: unfinishedFormSchema,
    }),
    reply: judgementSchema,
    maxBodyBytes: largeBodyBytes,
  }),
  rewrite: call({
    method: "POST",
    path: "/api/rewrite",
    who: "access",
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
    problems: ["not_found", "provider_failed", "provider_timed_out", "overloaded"],
  }),
}
