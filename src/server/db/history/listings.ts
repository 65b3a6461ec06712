import { and, asc, desc, eq, inArray, sql } from "drizzle-orm"
import { currentVersion } from "../../../domain/history/count-broken.ts"
import { noNotes } from "../../../domain/seo/notes.ts"
import { noteChange } from "../account/usage.ts"
import type { Db } from "../open.ts"
import { contentVersions, seoContent } from "../schema.ts"
import type { StoredProduct } from "../stored.ts"

type Row = typeof seoContent.$inferSelect

/** A product is stored in the specification's columns, with extra columns for the rest. */
const columnsOf = (product: StoredProduct) => {
  const { id: _, productName, checks, unsupportedClaims, changes, writer, notes, ...texts } = product
  return {
    ...texts,
    productName,
    keywords: [...product.keywords],
    bulletPoints: [...product.bulletPoints],
    tags: [...product.tags],
    searchTerms: [...product.searchTerms],
    recommendations: [...product.recommendations],
    report: { checks, unsupportedClaims, changes, writer, notes },
  }
}

const productOf = (row: Row): StoredProduct => ({
  id: row.id,
  productName: row.productName ?? "",
  productTitle: row.productTitle ?? "",
  titleTag: row.titleTag,
  metaDescription: row.metaDescription,
  keywords: row.keywords ?? [],
  bulletPoints: row.bulletPoints ?? [],
  tags: row.tags ?? [],
  searchTerms: row.searchTerms ?? [],
  improvedBodyText: row.improvedBodyText ?? "",
  platformFields: row.platformFields,
  seoScore: row.seoScore ?? 0,
  recommendations: row.recommendations ?? [],
  checks: row.report.checks ?? [],
  unsupportedClaims: row.report.unsupportedClaims ?? [],
  changes: row.report.changes ?? [],
  writer: row.report.writer ?? { kind: "built-in", name: "Built-in writer" },
  notes: row.report.notes ?? noNotes,
})

/** A newly written listing follows today's rules. */
const writtenNow = (platform: string) => ({ ruleBookVersion: currentVersion(platform) })

interface NewListings {
  readonly generationId: string
  readonly businessProfileId: string
  readonly userId: string
  readonly platform: string
  readonly products: readonly StoredProduct[]
}

export async function insertListings(tx: Db, { products, ...common }: NewListings): Promise<void> {
  await tx.insert(seoContent).values(
    products.map((product, position) => ({
      ...{ ...common, id: product.id, position },
      ...columnsOf(product),
      ...writtenNow(common.platform),
    })),
  )
}

export interface ListingRow {
  readonly generationId: string
  readonly position: number
  readonly product: StoredProduct
  /** Null: written before this was recorded. */
  readonly ruleBookVersion: string | null
}

/** The listings of these generations in form order; with a lock, nobody else changes them meanwhile. */
export async function listListings(
  db: Db,
  generationIds: readonly string[],
  { isLocked = false, onlyFirst = false }: { isLocked?: boolean; onlyFirst?: boolean } = {},
): Promise<ListingRow[]> {
  if (generationIds.length === 0) return []
  const query = db
    .select()
    .from(seoContent)
    .where(
      and(inArray(seoContent.generationId, [...generationIds]), ...(onlyFirst ? [eq(seoContent.position, 0)] : [])),
    )
    .orderBy(asc(seoContent.generationId), asc(seoContent.position))
  const rows = await (isLocked ? query.for("update") : query)
  return rows.map((row) => ({
    generationId: row.generationId ?? "",
    position: row.position,
    product: productOf(row),
    ruleBookVersion: row.ruleBookVersion,
  }))
}

interface ListingFigures {
  readonly totalProducts: number
  readonly seoScore: number | null
}

/** The number of listings of each generation, and their mean score. */
export async function measureListings(
  db: Db,
  generationIds: readonly string[],
): Promise<ReadonlyMap<string, ListingFigures>> {
  if (generationIds.length === 0) return new Map()
  const rows = await db
    .select({
      generationId: seoContent.generationId,
      totalProducts: sql<number>`count(*)::int`,
      seoScore: sql<number | null>`round(avg(${seoContent.seoScore}))::int`,
    })
    .from(seoContent)
    .where(inArray(seoContent.generationId, [...generationIds]))
    .groupBy(seoContent.generationId)
  return new Map(rows.map(({ generationId, ...figures }) => [generationId ?? "", figures]))
}

export async function updateListing(tx: Db, platform: string, product: StoredProduct): Promise<void> {
  await tx
    .update(seoContent)
    .set({ ...columnsOf(product), ...writtenNow(platform) })
    .where(eq(seoContent.id, product.id))
}

interface NewVersion {
  readonly content: StoredProduct
  /** The next change: `edit`, or `rewrite:` and the field. */
  readonly reason: string
  readonly createdAt: Date
}

/** Saves a listing's current text as a version. */
export async function insertVersion(tx: Db, version: NewVersion): Promise<void> {
  const seoContentId = version.content.id
  await tx.insert(contentVersions).values({ ...version, seoContentId })
  await noteChange(tx, { ...version, seoContentId })
}

/** The newest first. */
export const listVersions = (db: Db, seoContentId: string, limit: number) =>
  db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.seoContentId, seoContentId))
    .orderBy(desc(contentVersions.createdAt), desc(contentVersions.id))
    .limit(limit)

export const countVersions = (db: Db, seoContentId: string, reason: string): Promise<number> =>
  db.$count(contentVersions, and(eq(contentVersions.seoContentId, seoContentId), eq(contentVersions.reason, reason)))
