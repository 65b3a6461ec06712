import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm"
import { indexItem } from "../../domain/history/index-item.ts"
import { noteUse } from "./account/usage.ts"
import { insertItem } from "./history/history.ts"
import { doubtWords } from "./history/search-words.ts"
import type { Db } from "./open.ts"
import { queueWebhookEvent } from "./queue-webhook-event.ts"
import { webpageAnalysis, webpageBatches } from "./schema.ts"
import type { StoredBatchPage } from "./stored.ts"

type NewAnalysis = typeof webpageAnalysis.$inferInsert
export type AnalysisRow = typeof webpageAnalysis.$inferSelect
export type BatchRow = typeof webpageBatches.$inferSelect

interface Owned {
  readonly id: string
  readonly userId: string
}

/** Stored in one transaction with an analysis. */
export type Along = (tx: Db, row: AnalysisRow) => Promise<void>

/** An analysis and its history item, in one transaction. */
export function insertAnalysis(
  db: Db,
  analysis: NewAnalysis & { createdAt: Date },
  along: Along = async () => {},
): Promise<AnalysisRow> {
  const { userId, createdAt } = analysis
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(webpageAnalysis).values(analysis).returning()
    if (!row) throw new Error("the insert of an analysis returned no row")
    const tags = (row.keywords ?? []).slice(0, 5)
    const shown = { title: row.title ?? row.url, platform: "webpage_analyzer", notes: row.url, tags }
    await insertItem(
      tx,
      {
        ...{ ...shown, userId, webpageAnalysisId: row.id, contentType: "webpage_analysis" },
        ...{ performance: { seoScore: row.seoScore }, createdAt, generationDate: createdAt },
      },
      indexItem({ ...shown, products: [], form: null }),
    )
    await noteUse(tx, { userId, action: "analyze_webpage", createdAt })
    await along(tx, row)
    const data = { analysisId: row.id, url: row.url, title: row.title, score: row.seoScore }
    await queueWebhookEvent(tx, { userId, event: "analysis.finished", data, at: createdAt })
    return row
  })
}

const cardColumns = {
  id: webpageAnalysis.id,
  url: webpageAnalysis.url,
  title: webpageAnalysis.title,
  metaDescription: webpageAnalysis.metaDescription,
  keywords: webpageAnalysis.keywords,
  recommendations: webpageAnalysis.recommendations,
  seoScore: webpageAnalysis.seoScore,
  createdAt: webpageAnalysis.createdAt,
}

export const listAnalyses = (db: Db, userId: string, limit: number) =>
  db
    .select(cardColumns)
    .from(webpageAnalysis)
    .where(eq(webpageAnalysis.userId, userId))
    .orderBy(desc(webpageAnalysis.createdAt), desc(webpageAnalysis.id))
    .limit(limit)

export async function findAnalysis(db: Db, { id, userId }: Owned): Promise<AnalysisRow | null> {
  const [row] = await db
    .select()
    .from(webpageAnalysis)
    .where(and(eq(webpageAnalysis.id, id), eq(webpageAnalysis.userId, userId)))
  return row ?? null
}

/** The previous analysis of the same address. */
export async function findPrevious(db: Db, { id, userId, url, createdAt }: AnalysisRow): Promise<string | null> {
  const isBefore = or(
    lt(webpageAnalysis.createdAt, createdAt),
    and(eq(webpageAnalysis.createdAt, createdAt), lt(webpageAnalysis.id, id)),
  )
  const [row] = await db
    .select({ id: webpageAnalysis.id })
    .from(webpageAnalysis)
    .where(and(eq(webpageAnalysis.userId, userId), eq(webpageAnalysis.url, url), isBefore))
    .orderBy(desc(webpageAnalysis.createdAt), desc(webpageAnalysis.id))
    .limit(1)
  return row?.id ?? null
}

/** False if none has this id and owner. Its history item is deleted with it. */
export function deleteAnalysis(db: Db, { id, userId }: Owned): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(webpageAnalysis)
      .where(and(eq(webpageAnalysis.id, id), eq(webpageAnalysis.userId, userId)))
      .returning({ id: webpageAnalysis.id })
    if (rows.length > 0) await doubtWords(tx, userId)
    return rows.length > 0
  })
}

/** Longer than any page takes, so that no other process takes over current work. */
export const batchLeaseSeconds = 120
const leaseEnd = sql`now() + make_interval(secs => ${batchLeaseSeconds})`

export async function insertBatch(
  db: Db,
  batch: Pick<BatchRow, "userId" | "source" | "pages" | "createdAt">,
): Promise<BatchRow> {
  const [row] = await db
    .insert(webpageBatches)
    .values({ ...batch, leasedUntil: leaseEnd })
    .returning()
  if (!row) throw new Error("the insert of a batch returned no row")
  return row
}

export async function findBatch(db: Db, { id, userId }: Owned): Promise<BatchRow | null> {
  const [row] = await db
    .select()
    .from(webpageBatches)
    .where(and(eq(webpageBatches.id, id), eq(webpageBatches.userId, userId)))
  return row ?? null
}

export const listBatches = (db: Db, userId: string, limit: number): Promise<BatchRow[]> =>
  db
    .select()
    .from(webpageBatches)
    .where(eq(webpageBatches.userId, userId))
    .orderBy(desc(webpageBatches.createdAt), desc(webpageBatches.id))
    .limit(limit)

export const countRunningBatches = async (db: Db, userId: string): Promise<number> =>
  db.$count(webpageBatches, and(eq(webpageBatches.userId, userId), eq(webpageBatches.state, "running")))

interface BatchProgress {
  readonly id: string
  readonly pages: readonly StoredBatchPage[]
  /** When the last page was done; null before. */
  readonly doneAt: Date | null
}

/** Records the progress and extends the lease. False: it was canceled meanwhile. */
export function saveBatch(db: Db, { id, pages, doneAt }: BatchProgress): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(webpageBatches)
      .set({ pages, leasedUntil: leaseEnd, ...(doneAt !== null && { state: "done" }) })
      .where(and(eq(webpageBatches.id, id), eq(webpageBatches.state, "running")))
      .returning({ userId: webpageBatches.userId, source: webpageBatches.source })
    if (row === undefined || doneAt === null) return row !== undefined
    const count = (wanted: StoredBatchPage["state"]) => pages.filter(({ state }) => state === wanted).length
    const data = { batchId: id, source: row.source, done: count("done"), failed: count("failed") }
    await queueWebhookEvent(tx, { userId: row.userId, event: "analysis_batch.finished", data, at: doneAt })
    return true
  })
}

export async function cancelBatch(db: Db, { id, userId }: Owned): Promise<void> {
  await db
    .update(webpageBatches)
    .set({ state: "cancelled" })
    .where(and(eq(webpageBatches.id, id), eq(webpageBatches.userId, userId), eq(webpageBatches.state, "running")))
}

/** Work of processes that are gone, each for one taker. */
export function claimExpiredBatches(db: Db, limit: number): Promise<BatchRow[]> {
  const abandoned = db
    .select({ id: webpageBatches.id })
    .from(webpageBatches)
    .where(and(eq(webpageBatches.state, "running"), lt(webpageBatches.leasedUntil, sql`now()`)))
    .limit(limit)
    .for("update", { skipLocked: true })
  return db
    .update(webpageBatches)
    .set({ leasedUntil: leaseEnd })
    .where(inArray(webpageBatches.id, abandoned))
    .returning()
}
