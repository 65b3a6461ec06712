import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { generationProducts, generations, users } from "../schema.ts"
import type { StoredForm, StoredProduct } from "../stored.ts"

export type GenerationRow = typeof generations.$inferSelect

/** Longer than the pauses between two renewals, but short, because after a crash the user waits for it. */
export const leaseSeconds = 15
/** By the database's clock, which all processes share. */
const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`
export const unfinished = inArray(generations.state, ["queued", "running"])

/** The process that works on a generation, by its attempt number. */
export interface Lease {
  readonly id: string
  readonly attempt: number
}

export const leasedBy = ({ id, attempt }: Lease) =>
  and(eq(generations.id, id), eq(generations.attempts, attempt), eq(generations.state, "running"))

/** One user's generations start one after the other, so that counting and starting are one step. */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update")
}

export async function findGeneration(db: Db, owned: { id: string; userId: string }): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, owned.id), eq(generations.userId, owned.userId)))
  return row ?? null
}

interface GenerationFilter {
  readonly userId: string
  /** Only those of this run. */
  readonly run: string | null
  readonly since: Date | null
  readonly limit: number
}

/** The newest first, without their texts; those whose texts were deleted are left out. */
export function listGenerations(db: Db, { userId, run, since, limit }: GenerationFilter) {
  const { id, state, platform, done, total, errorCode, error, createdAt, form, result } = generations
  return db
    .select({
      ...{ id, state, platform, done, total, errorCode, error, createdAt, run: generations.run },
      title: sql<string>`coalesce(${form} ->> 'businessName', '')`,
      itemId: sql<string | null>`${result} ->> 'id'`,
    })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        isNotNull(form),
        ...(run === null ? [] : [eq(generations.run, run)]),
        ...(since === null ? [] : [gt(createdAt, since)]),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** The form of each; without those whose texts are deleted. */
export async function listForms(
  db: Db,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<ReadonlyMap<string, StoredForm>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: generations.id, form: generations.form })
    .from(generations)
    .where(and(inArray(generations.id, [...ids]), eq(generations.userId, userId)))
  return new Map(rows.flatMap(({ id, form }) => (form === null ? [] : [[id, form] as const])))
}

export async function findState(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ state: generations.state }).from(generations).where(eq(generations.id, id))
  return row?.state ?? null
}

export async function findGenerationByKey(
  db: Db,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
): Promise<{ row: GenerationRow; isAbandoned: boolean } | null> {
  const [found] = await db
    .select({ row: generations, isAbandoned: sql<boolean>`coalesce(${generations.leaseUntil} < now(), true)` })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, idempotencyKey)))
  return found ?? null
}

interface Asked {
  readonly userId: string
  readonly run: string | null
  readonly platform: string
}

/**
 * How much is running besides the request. The platforms of one run count as one: they were requested with one click. A
 * platform in progress already counts as one of them.
 */
export async function countRunning(db: Db, { userId, run, platform }: Asked): Promise<number> {
  const isRunning = and(eq(generations.userId, userId), unfinished, gt(generations.leaseUntil, sql`now()`))
  const rows = await db
    .selectDistinct({ run: sql<string>`coalesce(${generations.run}, ${generations.id})` })
    .from(generations)
    .where(run === null ? isRunning : and(isRunning, sql`${generations.run} is distinct from ${run}`))
  if (run === null) return rows.length
  const isSame = and(eq(generations.run, run), eq(generations.platform, platform))
  return rows.length + (await db.$count(generations, and(isRunning, isSame)))
}

export interface RecentUse {
  readonly listings: number
  readonly at: Date
}

/**
 * How much of the allowance each generation since then has used, oldest first; an ended one counts its finished
 * products.
 */
export async function listRecentUse(
  db: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<readonly RecentUse[]> {
  return db
    .select({
      listings: sql<number>`case when ${generations.state} in ('failed', 'cancelled') then ${generations.done} else ${generations.total} end`,
      at: generations.createdAt,
    })
    .from(generations)
    .where(and(eq(generations.userId, userId), gt(generations.createdAt, since)))
    .orderBy(asc(generations.createdAt))
}

interface NewGeneration {
  readonly userId: string
  readonly idempotencyKey: string | null
  readonly requestHash: string
  readonly platform: string
  readonly run: string | null
  readonly form: StoredForm
  readonly total: number
  readonly createdAt: Date
}

/** Starts one, and counts the click. */
export async function insertGeneration(tx: Db, generation: NewGeneration): Promise<GenerationRow> {
  const [row] = await tx
    .insert(generations)
    .values({ ...generation, state: "running", attempts: 1, leaseUntil: leaseEnd })
    .returning()
  if (!row) throw new Error("the insert of a generation returned no row")
  await tx
    .update(users)
    .set({ totalGenerations: sql`${users.totalGenerations} + 1` })
    .where(eq(users.id, generation.userId))
  return row
}

const begunAgain = {
  state: "running",
  attempts: sql`${generations.attempts} + 1`,
  leaseUntil: leaseEnd,
  error: null,
  errorCode: null,
  finishedAt: null,
}

export async function beginAgain(tx: Db, id: string): Promise<GenerationRow> {
  const [row] = await tx.update(generations).set(begunAgain).where(eq(generations.id, id)).returning()
  if (!row) throw new Error("the generation to begin again is gone")
  return row
}

/** Those with an expired lease. */
export const abandoned = and(unfinished, eq(generations.kind, "form"), lt(generations.leaseUntil, sql`now()`))

/** Abandoned ones, each handed to one process only. */
export function claimExpired(db: Db, maxRows: number): Promise<GenerationRow[]> {
  return db.transaction(async (tx) => {
    const ids = tx
      .select({ id: generations.id })
      .from(generations)
      .where(abandoned)
      .orderBy(asc(generations.leaseUntil))
      .limit(maxRows)
      .for("update", { skipLocked: true })
    return tx.update(generations).set(begunAgain).where(inArray(generations.id, ids)).returning()
  })
}

/** False: it was canceled, or another process works on it by now. */
export async function renewLease(db: Db, lease: Lease): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set({ leaseUntil: leaseEnd })
    .where(leasedBy(lease))
    .returning({ id: generations.id })
  return rows.length > 0
}

/** Releases a generation, so that another process need not wait for the lease to end. */
export async function dropLease(db: Db, lease: Lease): Promise<void> {
  await db.update(generations).set({ leaseUntil: sql`now() - interval '1 second'` }).where(leasedBy(lease))
}

interface Use {
  readonly tokensIn: number
  readonly tokensOut: number
  readonly costMicros: number
}

const moreUse = ({ tokensIn, tokensOut, costMicros }: Use) => ({
  tokensIn: sql`${generations.tokensIn} + ${tokensIn}`,
  tokensOut: sql`${generations.tokensOut} + ${tokensOut}`,
  costMicros: sql`${generations.costMicros} + ${costMicros}`,
})

/** The cost of rewriting a field counts with its generation. */
export async function addUse(db: Db, id: string, use: Use): Promise<void> {
  await db.update(generations).set(moreUse(use)).where(eq(generations.id, id))
}

interface FinishedProduct extends Use {
  readonly position: number
  readonly product: StoredProduct
}

/** Saves a product at once. False: it was canceled, or another process works on it by now. */
export function saveProduct(db: Db, lease: Lease, finished: FinishedProduct): Promise<boolean> {
  const { position, product } = finished
  return db.transaction(async (tx) => {
    const held = await tx
      .update(generations)
      .set({
        done: sql`${generations.done} + 1`,
        ...moreUse(finished),
        leaseUntil: leaseEnd,
      })
      .where(leasedBy(lease))
      .returning({ id: generations.id })
    if (held.length === 0) return false
    await tx.insert(generationProducts).values({ generationId: lease.id, position, product })
    return true
  })
}

export function listFinished(db: Db, generationId: string): Promise<{ position: number; product: StoredProduct }[]> {
  return db
    .select({ position: generationProducts.position, product: generationProducts.product })
    .from(generationProducts)
    .where(eq(generationProducts.generationId, generationId))
    .orderBy(asc(generationProducts.position))
}
