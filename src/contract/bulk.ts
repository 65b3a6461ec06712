import * as z from "zod/mini"
import { bulkFormats } from "../domain/bulk/bulk-formats.ts"
import { maxBulkRows, maxRowsAtOnce } from "../domain/bulk/limits.ts"
import { rowStates } from "../domain/bulk/states.ts"
import { bulkJobSchema, bulkRowSchema, newRowSchema, sourceSchema, wholeBulkRowSchema } from "./bulk/job.ts"
import { call } from "./call.ts"
import { platformSchema, unfinishedFormSchema } from "./seo/form.ts"
import { typedListing } from "./seo/listing.ts"

const idSchema = z.string().check(z.minLength(1), z.maxLength(100))
const count = z.int().check(z.minimum(0))
const position = z.int().check(z.minimum(0), z.maximum(maxBulkRows - 1))
const positionInPath = z.string().check(z.regex(/^\d{1,5}$/, "A row has a number"))

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
    scope: "bulk:write",
    summary: `Begin a job for up to ${maxBulkRows.toLocaleString("en")} products; its rows are sent next, and then it is started`,
    body: z.object({
      platform: platformSchema,
      /** The fields that all rows share: the business, the tone, the style. */
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
    scope: "bulk:write",
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
    scope: "bulk:write",
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
    scope: "bulk:read",
    summary: "The user's jobs, newest first",
    reply: z.readonly(z.array(bulkJobSchema)),
  }),
  get: call({
    method: "GET",
    path: "/api/bulk-generations/:id",
    who: "access",
    scope: "bulk:read",
    summary: "How far a job is",
    params,
    reply: bulkJobSchema,
    problems: ["not_found"],
  }),
  pause: call({
    method: "POST",
    path: "/api/bulk-generations/:id/pause",
    who: "access",
    scope: "bulk:write",
    summary: "Pause a job: the rows being written are finished, and no new ones start",
    params,
    reply: bulkJobSchema,
    problems: ["not_found", "conflict"],
  }),
  resume: call({
    method: "POST",
    path: "/api/bulk-generations/:id/resume",
    who: "access",
    scope: "bulk:write",
    summary: "Resume a paused job",
    params,
    reply: bulkJobSchema,
    problems: ["not_found", "conflict"],
  }),
  cancel: call({
    method: "POST",
    path: "/api/bulk-generations/:id/cancel",
    who: "access",
    scope: "bulk:write",
    summary: "Stop a job permanently; finished texts stay",
    params,
    reply: bulkJobSchema,
    problems: ["not_found"],
  }),
  retry: call({
    method: "POST",
    path: "/api/bulk-generations/:id/retry",
    who: "access",
    scope: "bulk:write",
    summary: "Try the rows again that failed",
    params,
    reply: bulkJobSchema,
    problems: ["not_found", "conflict"],
  }),
  remove: call({
    method: "DELETE",
    path: "/api/bulk-generations/:id",
    who: "access",
    scope: "bulk:write",
    summary: "Delete a job with all its rows and texts, at once and for good",
    params,
    reply: "nothing",
    problems: ["not_found"],
  }),
  listRows: call({
    method: "GET",
    path: "/api/bulk-generations/:id/rows",
    who: "access",
    scope: "bulk:read",
    summary: "The rows of a job in the order of the file, 50 at a time",
    params,
    query: z.object({ ...filters, cursor: z.optional(z.string().check(z.maxLength(20))) }),
    reply: z.readonly(z.array(bulkRowSchema)),
    isPaged: true,
    problems: ["not_found"],
    limit: { times: 1200, seconds: 600, per: "user" },
  }),
  countRows: call({
    method: "GET",
    path: "/api/bulk-generations/:id/row-count",
    who: "access",
    scope: "bulk:read",
    summary: "How many rows of a job a filter finds",
    params,
    query: z.object(filters),
    reply: z.object({ found: count }),
    problems: ["not_found"],
    limit: { times: 1200, seconds: 600, per: "user" },
  }),
  getRow: call({
    method: "GET",
    path: "/api/bulk-generations/:id/rows/:position",
    who: "access",
    scope: "bulk:read",
    summary: "One row in full, with its texts and the form that they are written from",
    params: rowParams,
    reply: wholeBulkRowSchema,
    problems: ["not_found"],
  }),
  editRow: call({
    method: "PUT",
    path: "/api/bulk-generations/:id/rows/:position/content",
    who: "access",
    scope: "bulk:write",
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
    scope: "bulk:write",
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
    scope: "bulk:write",
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
    scope: "bulk:read",
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
