import * as z from "zod/mini"
import { platforms } from "../domain/platforms/index.ts"
import { exportFormats, generalFormats } from "../domain/seo/exports/export-formats.ts"
import { call } from "./call.ts"
import { chosenSchema, idSchema, idsSchema } from "./history/chosen.ts"
import { unfinishedFormSchema } from "./seo/form.ts"
import { listingSchema, productResultSchema, scoreSchema, typedListing, writerSchema } from "./seo/listing.ts"

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

/** Where a search found an item, as an excerpt. */
export const matchSchema = z.object({
  where: z.enum(["title", "platform", "notes", "tags", "text"]),
  /** For `text`: the slot of the listing, such as `productTitle` or `platformFields.subtitle`. */
  field: z.optional(z.string()),
  /** For `text`: the product. */
  productId: z.optional(z.string()),
  /** At most about 120 characters; an ellipsis marks what was left out. */
  excerpt: z.string(),
  /** What to highlight in the excerpt: from and to, in UTF-16 units like `slice`, in order. */
  ranges: z.readonly(z.array(z.readonly(z.tuple([z.int(), z.int()])))),
})
export type HistoryMatch = z.output<typeof matchSchema>

export const keptProductSchema = z.extend(productResultSchema, {
  /** The version of its platform's rules when its text was last written; absent for items older than versions. */
  ruleBookVersion: z.optional(z.string()),
})

export const itemSchema = z.object({
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
  /** The first product, for the card; the full item has every product. */
  seoContent: z.nullable(keptProductSchema),
  /** How many hard rules its listings break by today's rule book, over all products. */
  brokenRules: z.int().check(z.minimum(0)),
  /** Only in a search: at most three, the most relevant first. */
  matches: z.optional(z.readonly(z.array(matchSchema))),
})
export type HistoryItem = z.output<typeof itemSchema>

export const wholeItemSchema = z.extend(itemSchema, {
  writer: z.nullable(writerSchema),
  products: z.readonly(z.array(keptProductSchema)),
  /** Today's version of its platform's rules; null if it has no listings. */
  ruleBookVersion: z.nullable(z.string()),
  /** The typed form: a draft is resumed from it, a listing is scored by it. */
  form: z.nullable(z.record(z.string(), z.unknown())),
})
export type WholeHistoryItem = z.output<typeof wholeItemSchema>

export const versionSchema = z.object({
  id: z.string(),
  /** What the version came from: `edit`, `rules` (a fixed rule violation), or `rewrite:` and the field. */
  reason: z.string(),
  createdAt: z.iso.datetime(),
  listing: listingSchema,
})
export type ListingVersion = z.output<typeof versionSchema>

const bulkActions = ["favorite", "unfavorite", "archive", "unarchive", "delete"] as const
export type BulkAction = (typeof bulkActions)[number]

const itemFormat = z.enum(exportFormats, `The format is one of ${exportFormats.join(", ")}`)

/** Enough for a result of fifty products with all its reasons. */
const resultBodyBytes = 1024 * 1024
const flag = z.optional(z.enum(["true", "false"]))
const filters = {
  platform: z.optional(z.enum(["all", ...platformWords])),
  search: z.optional(z.string().check(z.maxLength(100, "At most 100 characters"))),
  isFavorite: flag,
  isArchived: flag,
  breaksRules: flag,
}
/** Enough for years of listings on a slow line. */
const exportMaxSeconds = 600

export const history = {
  save: call({
    method: "POST",
    path: "/api/content-history",
    who: "access",
    scope: "history:write",
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
    limit: { times: 600, seconds: 600, per: "user" },
    keeps: true,
    work: "quick",
  }),
  list: call({
    method: "GET",
    path: "/api/content-history",
    who: "access",
    scope: "history:read",
    summary:
      "What was generated, newest first, 24 at a time; what is archived only where it is asked for. A search finds words, " +
      "their beginnings and other forms, and where nothing is spelled so, what is spelled nearly so; `matches` says where",
    query: z.object({ ...filters, cursor: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.readonly(z.array(itemSchema)),
    isPaged: true,
    limit: { times: 1200, seconds: 600, per: "user" },
    work: "quick",
  }),
  exportAll: call({
    method: "GET",
    path: "/api/content-history/export",
    who: "access",
    scope: "history:read",
    summary: "All listings that the filters of the list find, in one file, newest first; drafts have none",
    query: z.object({
      format: z.enum(generalFormats, `The format is one of ${generalFormats.join(", ")}`),
      ...filters,
    }),
    reply: "file",
    maxSeconds: exportMaxSeconds,
    limit: { times: 30, seconds: 600, per: "user" },
    problems: ["text_too_complex", "overloaded"],
    work: "quick",
  }),
  exportItem: call({
    method: "GET",
    path: "/api/content-history/:id/export",
    who: "access",
    scope: "history:read",
    summary:
      "The listings of one item as a file; `platform` is the file that its platform itself imports, and the header " +
      "X-Missing-Cells names, percent-encoded and with commas between, the cells it wants that we cannot know",
    params,
    query: z.object({ format: itemFormat }),
    reply: "file",
    problems: ["not_found", "text_too_complex", "overloaded"],
    limit: { times: 300, seconds: 600, per: "user" },
    work: "quick",
  }),
  exportZip: call({
    method: "GET",
    path: "/api/content-history/export-zip",
    who: "access",
    scope: "history:read",
    summary:
      "The listings of up to 50 items, whose ids stand with commas between, as one archive with a folder for each " +
      "platform; X-Missing-Cells as for one item, each with its platform",
    query: z.object({ ids: idsSchema, format: itemFormat }),
    reply: "file",
    maxSeconds: exportMaxSeconds,
    problems: ["not_found", "text_too_complex", "overloaded"],
    limit: { times: 60, seconds: 600, per: "user" },
    work: "quick",
  }),
  changeMany: call({
    method: "POST",
    path: "/api/content-history/bulk",
    who: "access",
    scope: "history:write",
    summary: "Mark or delete up to 100 items at once; returns the items found, changed or not",
    body: z.strictObject({
      ids: chosenSchema,
      action: z.enum(bulkActions, `The action is one of ${bulkActions.join(", ")}`),
    }),
    reply: z.object({ changed: z.readonly(z.array(z.string())) }),
  }),
  restore: call({
    method: "POST",
    path: "/api/content-history/restore",
    who: "access",
    scope: "history:write",
    summary: "Restore items deleted within the last hour, exactly as they were; returns the restored items",
    body: z.strictObject({ ids: chosenSchema }),
    reply: z.object({ restored: z.readonly(z.array(z.string())) }),
  }),
  fixRules: call({
    method: "POST",
    path: "/api/content-history/:id/fix-rules",
    who: "access",
    scope: "history:write",
    summary: "Fix only the fields that break a current rule; the old texts are kept as a version",
    params,
    reply: wholeItemSchema,
    problems: ["not_found", "text_too_complex", "overloaded"],
    limit: { times: 120, seconds: 600, per: "user" },
    keeps: true,
    work: "quick",
  }),
  get: call({
    method: "GET",
    path: "/api/content-history/:id",
    who: "access",
    scope: "history:read",
    summary: "One item in full",
    params,
    reply: wholeItemSchema,
    problems: ["not_found"],
    limit: { times: 1200, seconds: 600, per: "user" },
    work: "quick",
  }),
  listVersions: call({
    method: "GET",
    path: "/api/content-history/:id/versions",
    who: "access",
    scope: "history:read",
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
    scope: "history:write",
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
    limit: { times: 1200, seconds: 600, per: "user" },
    keeps: true,
    work: "quick",
  }),
  edit: call({
    method: "PUT",
    path: "/api/content-history/:id/content",
    who: "access",
    scope: "history:write",
    summary: "Save what was typed into listings, word for word, and score it again",
    params,
    body: z.strictObject({
      products: z
        .array(z.strictObject({ id: idSchema, ...typedListing }))
        .check(z.minLength(1, "No product was sent"), z.maxLength(50, "At most 50 products at a time")),
    }),
    reply: wholeItemSchema,
    maxBodyBytes: resultBodyBytes,
    problems: ["not_found", "text_too_complex", "overloaded"],
    limit: { times: 900, seconds: 600, per: "user" },
    keeps: true,
    work: "quick",
  }),
  remove: call({
    method: "DELETE",
    path: "/api/content-history/:id",
    who: "access",
    scope: "history:write",
    summary: "Delete an item and its texts: at once, and permanently within two hours; `restore` works for one hour",
    params,
    reply: "nothing",
    problems: ["not_found"],
  }),
}
