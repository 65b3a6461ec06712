import * as z from "zod/mini"
import { platforms } from "../domain/platforms/index.ts"
import { exportFormats, generalFormats } from "../domain/seo/exports/export-formats.ts"
import { call } from "./call.ts"
import { unfinishedFormSchema } from "./seo/form.ts"
import { listingSchema, productResultSchema, scoreSchema, typedListing, writerSchema } from "./seo/listing.ts"

const idSchema = z.string().check(z.maxLength(100))
const params = z.object({ id: idSchema })
const platformWords = [...platforms.map(({ id }) => id), "google_ads", "webpage_analyzer"] as const
const storedTypes = ["seo_content", "google_ads_campaign", "webpage_analysis", "draft"] as const

const title = z
  .string()
  .check(z.trim(), z.minLength(1, "Title is required"), z.maxLength(300, "At most 300 characters"))
const notes = z.string().check(z.maxLength(5000, "At most 5,000 characters"))
const tags = z
  .array(
    z
      .string()
      .check(z.trim(), z.minLength(1, "A tag needs a word in it"), z.maxLength(100, "At most 100 characters a tag")),
  )
  .check(z.maxLength(50, "At most 50 tags"))

const itemSchema = z.object({
  id: z.string(),
  title: z.string(),
  platform: z.string(),
  contentType: z.enum(storedTypes),
  generationDate: z.iso.datetime(),
  isFavorite: z.boolean(),
  isArchived: z.boolean(),
  tags: z.readonly(z.array(z.string())),
  notes: z.nullable(z.string()),
  performance: z.nullable(z.unknown()),
  businessProfileId: z.nullable(z.string()),
  seoContentId: z.nullable(z.string()),
  googleAdsCampaignId: z.nullable(z.string()),
  webpageAnalysisId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  totalProducts: z.int().check(z.minimum(0)),
  /** The mean over its products. */
  seoScore: z.nullable(scoreSchema),
  /** The first product, for the card; the whole item has them all. */
  seoContent: z.nullable(productResultSchema),
})
export type HistoryItem = z.output<typeof itemSchema>

const wholeItemSchema = z.extend(itemSchema, {
  writer: z.nullable(writerSchema),
  products: z.readonly(z.array(productResultSchema)),
  /** What was typed: a draft is resumed from it, a listing is scored by it. */
  form: z.nullable(z.record(z.string(), z.unknown())),
})
export type WholeHistoryItem = z.output<typeof wholeItemSchema>

const versionSchema = z.object({
  id: z.string(),
  /** What came next: `edit`, or `rewrite:` and the field. */
  reason: z.string(),
  createdAt: z.iso.datetime(),
  listing: listingSchema,
})
export type ListingVersion = z.output<typeof versionSchema>

const maxZipped = 50
const idsSchema = z.pipe(
  z.string("Please choose what to take along").check(z.maxLength(maxZipped * 101, "Too long")),
  z.pipe(
    z.transform((ids: string) => [...new Set(ids.split(",").filter((id) => id !== ""))]),
    z
      .array(idSchema)
      .check(
        z.minLength(1, "Please choose what to take along"),
        z.maxLength(maxZipped, `At most ${maxZipped} items at a time`),
      ),
  ),
)
const itemFormat = z.enum(exportFormats, `The format is one of ${exportFormats.join(", ")}`)

/** A result of fifty products with all its reasons. */
const resultBodyBytes = 1024 * 1024
const flag = z.optional(z.enum(["true", "false"]))
const filters = {
  platform: z.optional(z.enum(["all", ...platformWords])),
  search: z.optional(z.string().check(z.maxLength(100, "At most 100 characters"))),
  isFavorite: flag,
  isArchived: flag,
}
/** Somebody with years of listings on a slow line. */
const exportMaxSeconds = 600

export const history = {
  save: call({
    method: "POST",
    path: "/api/content-history",
    who: "access",
    summary: "Keep a draft; or add notes and tags to a result, which the server has saved already",
    body: z.object({
      businessName: z._default(z.string().check(z.maxLength(300, "At most 300 characters")), ""),
      platform: z.optional(z.enum(platformWords, "Please choose one of the platforms")),
      notes: z.optional(z.nullable(notes)),
      contentType: z._default(z.enum([...storedTypes, "generated"]), "seo_content"),
      tags: z.optional(tags),
      seoContent: z.optional(z.nullable(z.looseObject({ id: idSchema }))),
      form: z.optional(unfinishedFormSchema),
    }),
    reply: wholeItemSchema,
    maxBodyBytes: resultBodyBytes,
    problems: ["not_found"],
  }),
  list: call({
    method: "GET",
    path: "/api/content-history",
    who: "access",
    summary: "What was generated, newest first, 24 at a time; what is archived only where it is asked for",
    query: z.object({ ...filters, cursor: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.readonly(z.array(itemSchema)),
    isPaged: true,
  }),
  exportAll: call({
    method: "GET",
    path: "/api/content-history/export",
    who: "access",
    summary: "All listings that the filters of the list find, in one file, newest first; drafts have none",
    query: z.object({
      format: z.enum(generalFormats, `The format is one of ${generalFormats.join(", ")}`),
      ...filters,
    }),
    reply: "file",
    maxSeconds: exportMaxSeconds,
  }),
  exportItem: call({
    method: "GET",
    path: "/api/content-history/:id/export",
    who: "access",
    summary:
      "The listings of one item as a file; `platform` is the file that its platform itself imports, and the header " +
      "X-Missing-Cells names, percent-encoded and with commas between, the cells it wants that we cannot know",
    params,
    query: z.object({ format: itemFormat }),
    reply: "file",
    problems: ["not_found"],
  }),
  exportZip: call({
    method: "GET",
    path: "/api/content-history/export-zip",
    who: "access",
    summary:
      "The listings of up to 50 items, whose ids stand with commas between, as one archive with a folder for each " +
      "platform; X-Missing-Cells as for one item, each with its platform",
    query: z.object({ ids: idsSchema, format: itemFormat }),
    reply: "file",
    maxSeconds: exportMaxSeconds,
    problems: ["not_found"],
  }),
  get: call({
    method: "GET",
    path: "/api/content-history/:id",
    who: "access",
    summary: "One item with everything in it",
    params,
    reply: wholeItemSchema,
    problems: ["not_found"],
  }),
  listVersions: call({
    method: "GET",
    path: "/api/content-history/:id/versions",
    who: "access",
    summary:
      "What a listing said before it was edited or rewritten, newest first, at most 100; edits that follow each other " +
      "within ten minutes are one",
    params,
    query: z.object({ productId: idSchema }),
    reply: z.readonly(z.array(versionSchema)),
    problems: ["not_found"],
  }),
  mark: call({
    method: "PATCH",
    path: "/api/content-history/:id",
    who: "access",
    summary: "Mark an item: favorite, archived, notes, tags, title",
    params,
    body: z.strictObject({
      isFavorite: z.optional(z.boolean()),
      isArchived: z.optional(z.boolean()),
      notes: z.optional(z.nullable(notes)),
      tags: z.optional(tags),
      title: z.optional(title),
    }),
    reply: wholeItemSchema,
    problems: ["not_found"],
  }),
  edit: call({
    method: "PUT",
    path: "/api/content-history/:id/content",
    who: "access",
    summary: "Save what was typed into listings, word for word, and score it anew",
    params,
    body: z.strictObject({
      products: z
        .array(z.strictObject({ id: idSchema, ...typedListing }))
        .check(z.minLength(1, "No product was sent"), z.maxLength(50, "At most 50 products at a time")),
    }),
    reply: wholeItemSchema,
    maxBodyBytes: resultBodyBytes,
    problems: ["not_found"],
  }),
  remove: call({
    method: "DELETE",
    path: "/api/content-history/:id",
    who: "access",
    summary: "Delete an item and its texts for good",
    params,
    reply: "nothing",
    problems: ["not_found"],
  }),
}
