import * as z from "zod/mini"
import { bulkFormats } from "../domain/bulk/bulk-formats.ts"
import { maxBulkRows, maxRowsAtOnce } from "../domain/bulk/limits.ts"
import { jobStates, rowStates } from "../domain/bulk/states.ts"
import { briefTexts } from "../domain/seo/brief.ts"
import { call } from "./call.ts"
import { maxChars, platformSchema, unfinishedFormSchema } from "./seo/form.ts"
import { productResultSchema, scoreSchema, typedListing } from "./seo/listing.ts"

const idSchema = z.string().check(z.minLength(1), z.maxLength(100))
const count = z.int().check(z.minimum(0))
const time = z.iso.datetime()
const position = z.int().check(z.minimum(0), z.maximum(maxBulkRows - 1))
const positionInPath = z.string().check(z.regex(/^\d{1,5}$/, "A row has a number"))

const maxColumns = 500
const maxCellChars = 50_000
const cellsSchema = z
  .array(z.string().check(z.maxLength(maxCellChars, "A cell is too long")))
  .check(z.maxLength(maxColumns, `At most ${maxColumns} columns`))

/** What has to be known of a file to write it again with the new texts in it. */
const sourceSchema = z.object({
  fileName: z.string().check(z.maxLength(200, "At most 200 characters")),
  /** The platform that the file came from; null for a table of somebody's own. */
  platform: z.nullable(z.string().check(z.maxLength(40))),
  heads: cellsSchema,
  /** Every row above the products as it stood, the heads among them. */
  top: z.array(cellsSchema).check(z.maxLength(20, "At most 20 rows above the products")),
  headAt: z.nullable(count),
  separator: z.enum([",", ";", "\t"]),
})
export type BulkSource = z.output<typeof sourceSchema>

const line = z.string().check(z.maxLength(maxChars.line, `At most ${maxChars.line} characters`))

/** One product of the file. */
const newRowSchema = z.object({
  /** The line of the file, or the row of the sheet, that it begins on. */
  line: z.int().check(z.minimum(1)),
  product: z.object({
    name: line,
    category: z._default(line, ""),
    description: z.string().check(z.maxLength(maxChars.text, `At most ${maxChars.text} characters`)),
  }),
  /** What is true of this product alone, by the fields of the form; it replaces what all rows share. */
  texts: z._default(z.partialRecord(z.enum(briefTexts), z.string().check(z.maxLength(maxChars.text))), {}),
  /** The cells of its lines as they stood, so that an export keeps what we do not know. */
  cells: z._default(z.array(cellsSchema).check(z.maxLength(250, "At most 250 lines for a product")), []),
})
export type NewBulkRow = z.output<typeof newRowSchema>

export const bulkJobSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  platform: z.string(),
  state: z.enum(jobStates),
  total: count,
  /** Rows written and not accepted yet count as `written`. */
  counts: z.object({ waiting: count, written: count, accepted: count, failed: count }),
  /** How long one row takes at present, measured over the last ones; null until some are written. */
  msPerRow: z.nullable(z.number()),
  createdAt: time,
  finishedAt: z.nullable(time),
})
export type BulkJob = z.output<typeof bulkJobSchema>

const problemSchema = z.object({ code: z.string(), message: z.string() })

export const bulkRowSchema = z.object({
  position: count,
  line: count,
  name: z.string(),
  state: z.enum(rowStates),
  title: z.nullable(z.string()),
  score: z.nullable(scoreSchema),
  problem: z.nullable(problemSchema),
})
export type BulkRow = z.output<typeof bulkRowSchema>

export const wholeBulkRowSchema = z.extend(bulkRowSchema, {
  product: z.nullable(productResultSchema),
  /** The form that it is written from. */
  form: z.record(z.string(), z.unknown()),
})
export type WholeBulkRow = z.output<typeof wholeBulkRowSchema>

const scoreText = z.string().check(z.regex(/^\d{1,3}$/, "A score is a number up to 100"))
const filters = {
  state: z.optional(z.enum(rowStates)),
  minScore: z.optional(scoreText),
  maxScore: z.optional(scoreText),
  search: z.optional(z.string().check(z.maxLength(100, "At most 100 characters"))),
}
const chosenFilter = z.object(filters)

const params = z.object({ id: idSchema })
const rowParams = z.object({ id: idSchema, position: positionInPath })
const uploadBytes = 4 * 1024 * 1024
const exportMaxSeconds = 600

/** Many products from a file, written in the background. */
export const bulk = {
  create: call({
    method: "POST",
    path: "/api/bulk-generations",
    who: "access",
    summary: `Begin a job for up to ${maxBulkRows.toLocaleString("en")} products; its rows are sent next, and then it is started`,
    body: z.object({
      platform: platformSchema,
      /** What all rows share: the business, the tone, the style. */
      form: unfinishedFormSchema,
      source: sourceSchema,
    }),
    reply: bulkJobSchema,
    status: 201,
    problems: ["too_many_requests"],
    limit: { times: 60, seconds: 3600, per: "user" },
    maxBodyBytes: uploadBytes,
    keeps: true,
  }),
  addRows: call({
    method: "PUT",
    path: "/api/bulk-generations/:id/rows",
    who: "access",
    summary: `Send up to ${maxRowsAtOnce} rows, the first of them at position \`from\`; sending the same again changes nothing`,
    params,
    body: z.object({
      from: position,
      rows: z
        .array(newRowSchema)
        .check(
          z.minLength(1, "No row was sent"),
          z.maxLength(maxRowsAtOnce, `At most ${maxRowsAtOnce} rows at a time`),
        ),
    }),
    reply: z.object({ received: count }),
    maxBodyBytes: uploadBytes,
    problems: ["not_found", "conflict"],
    limit: { times: 1200, seconds: 3600, per: "user" },
    keeps: true,
  }),
  start: call({
    method: "POST",
    path: "/api/bulk-generations/:id/start",
    who: "access",
    summary: "Start writing, once all rows are there",
    params,
    body: z.object({ total: z.int().check(z.minimum(1), z.maximum(maxBulkRows)) }),
    reply: bulkJobSchema,
    status: 202,
    problems: ["not_found", "conflict"],
  }),
  list: call({
    method: "GET",
    path: "/api/bulk-generations",
    who: "access",
    summary: "The user's jobs, newest first",
    reply: z.readonly(z.array(bulkJobSchema)),
  }),
  get: call({
    method: "GET",
    path: "/api/bulk-generations/:id",
    who: "access",
    summary: "How far a job is",
    params,
    reply: bulkJobSchema,
    problems: ["not_found"],
  }),
  pause: call({
    method: "POST",
    path: "/api/bulk-generations/:id/pause",
    who: "access",
    summary: "Pause a job: the rows being written are finished, and no other is begun",
    params,
    reply: bulkJobSchema,
    problems: ["not_found", "conflict"],
  }),
  resume: call({
    method: "POST",
    path: "/api/bulk-generations/:id/resume",
    who: "access",
    summary: "Go on with a paused job",
    params,
    reply: bulkJobSchema,
    problems: ["not_found", "conflict"],
  }),
  cancel: call({
    method: "POST",
    path: "/api/bulk-generations/:id/cancel",
    who: "access",
    summary: "Stop a job for good; what is written stays",
    params,
    reply: bulkJobSchema,
    problems: ["not_found"],
  }),
  retry: call({
    method: "POST",
    path: "/api/bulk-generations/:id/retry",
    who: "access",
    summary: "Try the rows again that failed",
    params,
    reply: bulkJobSchema,
    problems: ["not_found", "conflict"],
  }),
  remove: call({
    method: "DELETE",
    path: "/api/bulk-generations/:id",
    who: "access",
    summary: "Delete a job with all its rows and texts, at once and for good",
    params,
    reply: "nothing",
    problems: ["not_found"],
  }),
  listRows: call({
    method: "GET",
    path: "/api/bulk-generations/:id/rows",
    who: "access",
    summary: "The rows of a job in the order of the file, 50 at a time",
    params,
    query: z.object({ ...filters, cursor: z.optional(z.string().check(z.maxLength(20))) }),
    reply: z.readonly(z.array(bulkRowSchema)),
    isPaged: true,
    problems: ["not_found"],
    limit: { times: 1200, seconds: 600, per: "user" },
  }),
  getRow: call({
    method: "GET",
    path: "/api/bulk-generations/:id/rows/:position",
    who: "access",
    summary: "One row in full, with its texts and the form that they are written from",
    params: rowParams,
    reply: wholeBulkRowSchema,
    problems: ["not_found"],
  }),
  editRow: call({
    method: "PUT",
    path: "/api/bulk-generations/:id/rows/:position/content",
    who: "access",
    summary: "Save what was typed into a row's texts, word for word, and score it again",
    params: rowParams,
    body: z.strictObject(typedListing),
    reply: wholeBulkRowSchema,
    maxBodyBytes: 512 * 1024,
    problems: ["not_found", "conflict", "text_too_complex", "overloaded"],
    limit: { times: 900, seconds: 600, per: "user" },
    keeps: true,
    work: "quick",
  }),
  rewriteRow: call({
    method: "POST",
    path: "/api/bulk-generations/:id/rows/:position/rewrite",
    who: "access",
    summary: "Write one field of a row again, and save it",
    params: rowParams,
    body: z.object({
      field: z.string().check(z.maxLength(100)),
      instruction: z._default(z.string().check(z.maxLength(500, "At most 500 characters")), ""),
    }),
    reply: wholeBulkRowSchema,
    limit: { times: 300, seconds: 3600, per: "user" },
    maxSeconds: 90,
    problems: ["not_found", "conflict", "provider_failed", "provider_timed_out", "text_too_complex", "overloaded"],
    keeps: true,
    work: "writing",
  }),
  accept: call({
    method: "POST",
    path: "/api/bulk-generations/:id/accept",
    who: "access",
    summary: "Accept written rows, or take that back: those named, or all that a filter finds",
    params,
    body: z.strictObject({
      isAccepted: z.boolean(),
      positions: z.optional(z.array(position).check(z.maxLength(1000, "At most 1,000 rows at a time"))),
      filter: z.optional(chosenFilter),
    }),
    reply: z.object({ changed: count }),
    problems: ["not_found"],
  }),
  exportRows: call({
    method: "GET",
    path: "/api/bulk-generations/:id/export",
    who: "access",
    summary:
      "The texts of a job as a file: `source` is the uploaded file with the new texts in it and every other column as it " +
      "was; `platform` is the file that the platform imports, in an archive where there are many products",
    params,
    query: z.object({
      format: z.enum(bulkFormats, `The format is one of ${bulkFormats.join(", ")}`),
      which: z._default(z.enum(["accepted", "all"]), "accepted"),
    }),
    reply: "file",
    maxSeconds: exportMaxSeconds,
    problems: ["not_found", "text_too_complex", "overloaded"],
    limit: { times: 60, seconds: 600, per: "user" },
    work: "quick",
  }),
}
