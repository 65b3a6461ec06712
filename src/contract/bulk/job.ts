import * as z from "zod/mini"
import { jobStates, rowStates } from "../../domain/bulk/states.ts"
import { briefTexts } from "../../domain/seo/brief.ts"
import { maxChars } from "../seo/form.ts"
import { productResultSchema, scoreSchema } from "../seo/listing.ts"

const count = z.int().check(z.minimum(0))
const time = z.iso.datetime()

const maxColumns = 500
const maxCellChars = 50_000
const cellsSchema = z
  .array(z.string().check(z.maxLength(maxCellChars, "A cell is too long")))
  .check(z.maxLength(maxColumns, `At most ${maxColumns} columns`))

/** What we need to know about a file to write it again with the new texts. */
export const sourceSchema = z.object({
  fileName: z.string().check(z.maxLength(200, "At most 200 characters")),
  /** The platform that the file came from; null for the user's own table. */
  platform: z.nullable(z.string().check(z.maxLength(40))),
  heads: cellsSchema,
  /** Every row above the products as it was, including the headers. */
  top: z.array(cellsSchema).check(z.maxLength(20, "At most 20 rows above the products")),
  headAt: z.nullable(count),
  separator: z.enum([",", ";", "\t"]),
  /** The name of the sheet, if the file is a workbook and is exported as one. */
  sheet: z._default(z.nullable(z.string().check(z.maxLength(31, "At most 31 characters"))), null),
})
export type BulkSource = z.output<typeof sourceSchema>

const line = z.string().check(z.maxLength(maxChars.line, `At most ${maxChars.line} characters`))

/** One product of the file. */
export const newRowSchema = z.object({
  /** The line of the file, or row of the sheet, where it starts. */
  line: z.int().check(z.minimum(1)),
  product: z.object({
    name: line,
    category: z._default(line, ""),
    description: z.string().check(z.maxLength(maxChars.text, `At most ${maxChars.text} characters`)),
  }),
  /** Details of this product alone, by form field; they override what all rows share. */
  texts: z._default(z.partialRecord(z.enum(briefTexts), z.string().check(z.maxLength(maxChars.text))), {}),
  /** The original cells of its lines, so that an export keeps columns we do not know. */
  cells: z._default(z.array(cellsSchema).check(z.maxLength(250, "At most 250 lines for a product")), []),
})
export type NewBulkRow = z.output<typeof newRowSchema>

export const bulkJobSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  platform: z.string(),
  state: z.enum(jobStates),
  total: count,
  /** Rows that are written but not accepted yet count as `written`. */
  counts: z.object({ waiting: count, written: count, accepted: count, failed: count }),
  /** The current time per row, measured over the last ones; null until some are written. */
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
