import * as z from "zod/mini"
import { scoreMax } from "../../domain/score.ts"
import { noNotes } from "../../domain/seo/notes.ts"

const textsSchema = z.readonly(z.array(z.string()))
const slotValueSchema = z.union([z.string(), textsSchema])

export const writerSchema = z.object({ kind: z.enum(["built-in", "model"]), name: z.string() })

const texts = {
  productName: z.string(),
  productTitle: z.string(),
  titleTag: z.string(),
  metaDescription: z.string(),
  keywords: textsSchema,
  bulletPoints: textsSchema,
  tags: textsSchema,
  searchTerms: textsSchema,
  improvedBodyText: z.string(),
  platformFields: z.record(z.string(), slotValueSchema),
}

/** Only the texts, as they were at some moment. */
export const listingSchema = z.object(texts)

export const checkSchema = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(["pass", "partial", "fail", "not-applicable", "could-not-check"]),
  points: z.number(),
  maxPoints: z.number(),
  evidence: z.string(),
  advice: z.string(),
  source: z.object({ name: z.string(), readOn: z.string() }),
})

export const scoreSchema = z.int().check(z.minimum(0), z.maximum(scoreMax))

const judgement = {
  recommendations: textsSchema,
  checks: z.readonly(z.array(checkSchema)),
  unsupportedClaims: z.readonly(z.array(z.object({ text: z.string(), field: z.string() }))),
}

/** The shape of any text's score. */
export const judgementSchema = z.object({ score: scoreSchema, ...judgement })

/** The writer's notes beside a listing: what would help, and which input was not used. */
export const notesSchema = z.object({
  /** At most three, the most useful first. */
  asks: z.readonly(
    z.array(
      z.object({
        /** The field of the form that takes the answer. */
        field: z.string(),
        question: z.string(),
        /** How the answer begins in a field with a wider subject; otherwise empty. */
        label: z.string(),
        /** What was typed there, which the answer replaces; otherwise empty. Listings from before it have none. */
        about: z._default(z.string(), ""),
      }),
    ),
  ),
  leftOut: z.readonly(z.array(z.object({ text: z.string(), reason: z.string() }))),
})

/** One finished product: its texts, its score with the reasons, and the changes that made it follow the rules. */
export const productResultSchema = z.object({
  id: z.string(),
  ...texts,
  seoScore: scoreSchema,
  ...judgement,
  changes: z.readonly(z.array(z.object({ slot: z.string(), ruleId: z.string(), what: z.string() }))),
  writer: writerSchema,
  /** Empty if it is older than the writer's notes. */
  notes: z._default(notesSchema, noNotes),
})
export type ProductResult = z.output<typeof productResultSchema>

export const resultSchema = z.object({
  /** The history item it was saved as. */
  id: z.string(),
  generationId: z.string(),
  platform: z.string(),
  writer: writerSchema,
  totalProducts: z.int().check(z.minimum(0)),
  products: z.readonly(z.array(productResultSchema)),
})

const typedText = z.string("This must be a text").check(z.maxLength(50_000, "At most 50,000 characters"))
const typedTexts = z
  .array(z.string("This must be a text").check(z.maxLength(5000, "At most 5,000 characters an entry")))
  .check(z.maxLength(500, "At most 500 entries"))

/** Edits to a listing; omitted texts stay unchanged. */
export const typedListing = {
  productTitle: z.optional(typedText),
  titleTag: z.optional(typedText),
  metaDescription: z.optional(typedText),
  keywords: z.optional(typedTexts),
  bulletPoints: z.optional(typedTexts),
  tags: z.optional(typedTexts),
  searchTerms: z.optional(typedTexts),
  improvedBodyText: z.optional(typedText),
  platformFields: z.optional(z.record(z.string().check(z.maxLength(100)), z.union([typedText, typedTexts]))),
}

export const typedListingSchema = z.object(typedListing)
export type TypedListing = z.output<typeof typedListingSchema>
