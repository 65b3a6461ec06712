import { and, count, desc, eq, gt, inArray, isNotNull, max, min, or, sql } from "drizzle-orm"
import { type JobMove, type JobState, jobStates, type RowState, statesFor } from "../../../domain/bulk/states.ts"
import { noteUse } from "../account/usage.ts"
import type { Db } from "../open.ts"
import { queueWebhookEvent } from "../queue-webhook-event.ts"
import { bulkJobs, bulkRows } from "../schema.ts"
import { tellWhenFinished } from "./tell-when-finished.ts"

export type BulkJobRow = typeof bulkJobs.$inferSelect

export interface OwnedJob {
  readonly id: string
  readonly userId: string
}

const isOwned = ({ id, userId }: OwnedJob) => and(eq(bulkJobs.id, id), eq(bulkJobs.userId, userId))
const open: readonly JobState[] = ["uploading", "running", "paused"]

export async function insertJob(
  db: Db,
  job: Pick<BulkJobRow, "userId" | "platform" | "form" | "source" | "createdAt">,
): Promise<BulkJobRow> {
  const [row] = await db.insert(bulkJobs).values(job).returning()
  if (row === undefined) throw new Error("the insert of a job returned no row")
  return row
}

export async function findJob(db: Db, owned: OwnedJob): Promise<BulkJobRow | null> {
  const [row] = await db.select().from(bulkJobs).where(isOwned(owned))
  return row ?? null
}

export const listJobs = (db: Db, userId: string, limit: number): Promise<BulkJobRow[]> =>
  db
    .select()
    .from(bulkJobs)
    .where(eq(bulkJobs.userId, userId))
    .orderBy(desc(bulkJobs.createdAt), desc(bulkJobs.id))
    .limit(limit)

export const countOpenJobs = (db: Db, userId: string): Promise<number> =>
  db.$count(bulkJobs, and(eq(bulkJobs.userId, userId), inArray(bulkJobs.state, [...open])))

/** Null if there is no such job in a state that allows the action. */
export async function moveJob(db: Db, owned: OwnedJob, move: JobMove): Promise<BulkJobRow | null> {
  const to = statesFor(move)
  const from = jobStates.filter((state) => to[state] !== undefined)
  const next = sql.join(
    from.map((state) => sql`when ${state} then ${to[state]}`),
    sql` `,
  )
  const [row] = await db
    .update(bulkJobs)
    .set({
      state: sql`case ${bulkJobs.state} ${next} end`,
      // After a retry, this distinguishes the rows written before.
      ...(move === "cancel" && { finishedAt: sql`clock_timestamp()` }),
    })
    .where(and(isOwned(owned), inArray(bulkJobs.state, from)))
    .returning()
  return row ?? null
}

export async function setTotal(tx: Db, id: string, total: number): Promise<void> {
  await tx.update(bulkJobs).set({ total }).where(eq(bulkJobs.id, id))
}

export async function deleteJob(db: Db, owned: OwnedJob): Promise<boolean> {
  const rows = await db.delete(bulkJobs).where(isOwned(owned)).returning({ id: bulkJobs.id })
  return rows.length > 0
}

const isOver = sql`not exists (select 1 from ${bulkRows} where ${bulkRows.jobId} = ${bulkJobs.id} and ${bulkRows.state} = 'waiting')`

/**
 * The job whose rows were claimed longest ago; also one that nobody has ended, because the worker of its last row was
 * killed. It stays locked, so that processes claim its rows one after the other.
 */
export async function takeNextJob(tx: Db, leaseLeft: ReturnType<typeof sql>): Promise<BulkJobRow | null> {
  const hasFreeRow = sql`exists (select 1 from ${bulkRows} where ${bulkRows.jobId} = ${bulkJobs.id} and ${leaseLeft})`
  const [row] = await tx
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.state, "running"), or(hasFreeRow, isOver)))
    .orderBy(sql`${bulkJobs.servedAt} asc nulls first`)
    .limit(1)
    .for("update")
  if (row === undefined) return null
  await tx.update(bulkJobs).set({ servedAt: sql`clock_timestamp()` }).where(eq(bulkJobs.id, row.id))
  return row
}

/** Ends a job without remaining rows, and counts what it wrote. True for the caller that ended it. */
export function endJob(db: Db, { id, userId, platform, source }: BulkJobRow, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: bulkJobs.id })
      .from(bulkJobs)
      .where(and(eq(bulkJobs.id, id), eq(bulkJobs.state, "running"), isOver))
      .for("update")
    if (open === undefined) return false
    await noteWritten(tx, { id, userId }, at)
    await tx.update(bulkJobs).set({ state: "done", finishedAt: sql`clock_timestamp()` }).where(eq(bulkJobs.id, id))
    const written = await tx.$count(bulkRows, and(eq(bulkRows.jobId, id), isNotNull(bulkRows.listing)))
    const failed = await tx.$count(bulkRows, and(eq(bulkRows.jobId, id), eq(bulkRows.state, "failed")))
    const data = { jobId: id, fileName: source.fileName, written, failed }
    await queueWebhookEvent(tx, { userId, at, event: "bulk.finished", data: { ...data, platform } })
    await tellWhenFinished(tx, userId, at, data)
    return true
  })
}

/** Counts the rows written since the job last ended: a retry writes a few more rows, not every row again. */
async function noteWritten(tx: Db, { id, userId }: OwnedJob, at: Date): Promise<void> {
  const [found] = await tx
    .select({ rows: count() })
    .from(bulkRows)
    .innerJoin(bulkJobs, eq(bulkJobs.id, bulkRows.jobId))
    .where(and(eq(bulkJobs.id, id), gt(bulkRows.writtenAt, sql`coalesce(${bulkJobs.finishedAt}, '-infinity')`)))
  const generationCount = found?.rows ?? 0
  if (generationCount > 0) await noteUse(tx, { userId, action: "generate_seo", generationCount, createdAt: at })
}

/** Stops a job for good. Its written rows stay, and count. */
export function cancelJob(db: Db, owned: OwnedJob, at: Date): Promise<BulkJobRow | null> {
  return db.transaction(async (tx) => {
    const [open] = await tx.select({ state: bulkJobs.state }).from(bulkJobs).where(isOwned(owned)).for("update")
    if (open === undefined || statesFor("cancel")[open.state] === undefined) return null
    await noteWritten(tx, owned, at)
    return moveJob(tx, owned, "cancel")
  })
}

export type RowCounts = Readonly<Record<RowState, number>>

/** How many rows of each job are in each state. */
export async function countRows(db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, RowCounts>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .select({ jobId: bulkRows.jobId, state: bulkRows.state, rows: count() })
    .from(bulkRows)
    .where(inArray(bulkRows.jobId, [...jobIds]))
    .groupBy(bulkRows.jobId, bulkRows.state)
  const none: RowCounts = { waiting: 0, written: 0, accepted: 0, failed: 0 }
  const counts = new Map(jobIds.map((id) => [id, none]))
  for (const { jobId, state, rows: found } of rows)
    counts.set(jobId, { ...(counts.get(jobId) ?? none), [state]: found })
  return counts
}

const measuredRows = 100

/** The time between the latest rows, however many processes write; null while there are too few. */
export async function measurePace(db: Db, jobId: string): Promise<number | null> {
  const last = db
    .select({ at: bulkRows.writtenAt })
    .from(bulkRows)
    .where(and(eq(bulkRows.jobId, jobId), isNotNull(bulkRows.writtenAt)))
    .orderBy(desc(bulkRows.writtenAt))
    .limit(measuredRows)
    .as("last")
  const [row] = await db.select({ rows: count(), from: min(last.at), to: max(last.at) }).from(last)
  if (row === undefined || row.rows < 2 || row.from === null || row.to === null) return null
  return (row.to.getTime() - row.from.getTime()) / (row.rows - 1)
}

/** Existing positions, from the first on without a gap. */
export async function countWithoutGap(db: Db, jobId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count(), last: max(bulkRows.position) })
    .from(bulkRows)
    .where(eq(bulkRows.jobId, jobId))
  return row !== undefined && row.last === row.rows - 1 ? row.rows : -1
}
