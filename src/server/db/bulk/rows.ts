import { and, asc, eq, gt, gte, ilike, inArray, lte, or, type SQL, sql } from "drizzle-orm"
import type { RowState } from "../../../domain/bulk/states.ts"
import type { Db } from "../open.ts"
import { bulkJobs, bulkRows } from "../schema.ts"
import type { StoredProduct } from "../stored.ts"
import { type BulkJobRow, type OwnedJob, takeNextJob } from "./jobs.ts"

export type BulkRowRow = typeof bulkRows.$inferSelect
type NewRow = Pick<BulkRowRow, "jobId" | "position" | "line" | "product" | "texts" | "cells">

/** A row that has crashed its process this often would crash the next one too. */
const maxAttempts = 3

/** Existing rows stay unchanged: a client that lost the answer sends them again. */
export async function insertRows(tx: Db, rows: readonly NewRow[]): Promise<void> {
  await tx
    .insert(bulkRows)
    .values([...rows])
    .onConflictDoNothing()
}

const isFree = sql`${bulkRows.state} = 'waiting' and (${bulkRows.leaseUntil} is null or ${bulkRows.leaseUntil} < now())`

export interface TakenRows {
  readonly job: BulkJobRow
  readonly rows: readonly BulkRowRow[]
}

/**
 * Some rows of the job that has waited longest, each for one taker until the lease ends; none for a job that only needs
 * ending; null if there is nothing to do.
 */
export function takeRows(db: Db, { limit, leaseSeconds }: { limit: number; leaseSeconds: number }) {
  return db.transaction(async (tx): Promise<TakenRows | null> => {
    const job = await takeNextJob(tx, isFree)
    if (job === null) return null
    await tx
      .update(bulkRows)
      .set({ state: "failed", errorCode: "unexpected", error: "Writing this was interrupted three times." })
      .where(and(eq(bulkRows.jobId, job.id), isFree, gte(bulkRows.attempts, maxAttempts)))
    const free = tx
      .select({ position: bulkRows.position })
      .from(bulkRows)
      .where(and(eq(bulkRows.jobId, job.id), isFree))
      .orderBy(asc(bulkRows.position))
      .limit(limit)
    const rows = await tx
      .update(bulkRows)
      .set({
        attempts: sql`${bulkRows.attempts} + 1`,
        leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .where(and(eq(bulkRows.jobId, job.id), inArray(bulkRows.position, free)))
      .returning()
    return { job, rows: rows.toSorted((a, b) => a.position - b.position) }
  })
}

const isHeld = ({ jobId, position, attempts }: BulkRowRow) =>
  and(
    eq(bulkRows.jobId, jobId),
    eq(bulkRows.position, position),
    eq(bulkRows.attempts, attempts),
    eq(bulkRows.state, "waiting"),
  )

const titleOf = ({ productTitle, titleTag }: StoredProduct): string => productTitle || titleTag

/** False: another process holds the row by now, and its text counts. */
export async function saveWritten(db: Db, row: BulkRowRow, listing: StoredProduct): Promise<boolean> {
  const saved = await db
    .update(bulkRows)
    .set({
      ...{ state: "written", listing, title: titleOf(listing), score: listing.seoScore },
      ...{ leaseUntil: null, error: null, errorCode: null, writtenAt: sql`clock_timestamp()` },
    })
    .where(isHeld(row))
    .returning({ position: bulkRows.position })
  return saved.length > 0
}

export async function saveFailed(db: Db, row: BulkRowRow, { code, message }: { code: string; message: string }) {
  await db
    .update(bulkRows)
    .set({ state: "failed", leaseUntil: null, errorCode: code, error: message })
    .where(isHeld(row))
}

/** Releases rows that were not started, so that another process need not wait for the lease to end. */
export async function dropLeases(db: Db, rows: readonly BulkRowRow[]): Promise<void> {
  for (const row of rows)
    await db
      .update(bulkRows)
      .set({ leaseUntil: null, attempts: sql`${bulkRows.attempts} - 1` })
      .where(isHeld(row))
}

/** Failed rows wait again. Returns how many. */
export async function retryFailed(tx: Db, jobId: string): Promise<number> {
  const rows = await tx
    .update(bulkRows)
    .set({ state: "waiting", attempts: 0, error: null, errorCode: null })
    .where(and(eq(bulkRows.jobId, jobId), eq(bulkRows.state, "failed")))
    .returning({ position: bulkRows.position })
  return rows.length
}

export interface RowFilter {
  readonly state?: RowState | undefined
  readonly minScore?: number | undefined
  readonly maxScore?: number | undefined
  readonly search?: string | undefined
}

const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

function matching(jobId: string, { state, minScore, maxScore, search = "" }: RowFilter): SQL | undefined {
  const words = search.trim()
  const like = `%${literal(words)}%`
  return and(
    eq(bulkRows.jobId, jobId),
    ...(state === undefined ? [] : [eq(bulkRows.state, state)]),
    ...(minScore === undefined ? [] : [gte(bulkRows.score, minScore)]),
    ...(maxScore === undefined ? [] : [lte(bulkRows.score, maxScore)]),
    ...(words === "" ? [] : [or(ilike(sql`${bulkRows.product} ->> 'name'`, like), ilike(bulkRows.title, like))]),
  )
}

/** In file order, without the long texts. */
export function listRows(db: Db, jobId: string, filter: RowFilter, { after, limit }: { after: number; limit: number }) {
  const { position, line, state, title, score, errorCode, error } = bulkRows
  return db
    .select({
      ...{ position, line, state, title, score, errorCode, error },
      name: sql<string>`${bulkRows.product} ->> 'name'`,
    })
    .from(bulkRows)
    .where(and(matching(jobId, filter), gt(position, after)))
    .orderBy(asc(position))
    .limit(limit)
}

export const countRows = (db: Db, jobId: string, filter: RowFilter): Promise<number> =>
  db.$count(bulkRows, matching(jobId, filter))

export const listWholeRows = (
  db: Db,
  jobId: string,
  { states, after, limit }: { states: readonly RowState[]; after: number; limit: number },
): Promise<BulkRowRow[]> =>
  db
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.jobId, jobId), inArray(bulkRows.state, [...states]), gt(bulkRows.position, after)))
    .orderBy(asc(bulkRows.position))
    .limit(limit)

export async function findRow(
  db: Db,
  { id, userId }: OwnedJob,
  position: number,
): Promise<{ job: BulkJobRow; row: BulkRowRow } | null> {
  const [found] = await db
    .select({ job: bulkJobs, row: bulkRows })
    .from(bulkRows)
    .innerJoin(bulkJobs, eq(bulkJobs.id, bulkRows.jobId))
    .where(and(eq(bulkJobs.id, id), eq(bulkJobs.userId, userId), eq(bulkRows.position, position)))
  return found ?? null
}

/** Null: it was changed meanwhile. */
export async function saveChanged(db: Db, row: BulkRowRow, listing: StoredProduct): Promise<BulkRowRow | null> {
  const [saved] = await db
    .update(bulkRows)
    .set({ listing, title: titleOf(listing), score: listing.seoScore, version: sql`${bulkRows.version} + 1` })
    .where(and(eq(bulkRows.jobId, row.jobId), eq(bulkRows.position, row.position), eq(bulkRows.version, row.version)))
    .returning()
  return saved ?? null
}

/** Accepts written rows, or undoes that: those at these positions, or all that match the filter. */
export async function acceptRows(
  db: Db,
  jobId: string,
  chosen: { readonly positions: readonly number[] } | { readonly filter: RowFilter },
  isAccepted: boolean,
): Promise<number> {
  const [from, to] = isAccepted ? (["written", "accepted"] as const) : (["accepted", "written"] as const)
  const some =
    "filter" in chosen
      ? matching(jobId, chosen.filter)
      : and(eq(bulkRows.jobId, jobId), inArray(bulkRows.position, [...chosen.positions]))
  const rows = await db
    .update(bulkRows)
    .set({ state: to })
    .where(and(some, eq(bulkRows.state, from)))
    .returning({ position: bulkRows.position })
  return rows.length
}
