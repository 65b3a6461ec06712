import { and, desc, eq, lte, ne, or, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { outbox } from "../schema.ts"

/** The purpose for which tokens in queued emails are encrypted: reading the table does not help to follow the links. */
export const mailedToken = "a token in a mail"

/** Placeholder for the operator's address at the time of sending. */
export const toOperator = "operator"

interface NewMail {
  /** The same email is never queued twice. */
  readonly dedupeKey: string
  readonly userId: string | null
  readonly toAddress: string
  readonly template: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Queues an email, in the transaction of its reason. Returns whether it is new. */
export async function queueMail(tx: Db, mail: NewMail): Promise<boolean> {
  const rows = await tx.insert(outbox).values(mail).onConflictDoNothing().returning({ id: outbox.id })
  return rows.length > 0
}

export type MailRow = typeof outbox.$inferSelect

/** Longer than any attempt takes; after it, another process may try. */
const leaseSeconds = 120

const isDue = and(eq(outbox.state, "queued"), lte(outbox.nextAt, sql`now()`))
/** Being sent, apparently for the second time after an attempt without a known result. */
const inHandAgain = "the process that was sending it ended; it may have arrived"
/** An attempt leaves its reason behind, unless it never ended. */
const endedUnknown = sql`${outbox.attempts} > 0 and ${outbox.lastError} is null`

/**
 * Takes the email that has waited longest, by the database's clock, and marks it as being sent. Until the lease ends,
 * nobody else gets it; if the process is killed, it is retried once under the same message id.
 */
export async function takeMail(db: Db): Promise<MailRow | null> {
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(outbox.nextAt)
    .limit(1)
    .for("update", { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      lastError: sql`case when ${endedUnknown} then ${inHandAgain} end`,
    })
    .where(eq(outbox.id, sql`(${waiting})`))
    .returning()
  return row ?? null
}

/** After two attempts with an unknown result, an operator decides, so that nobody gets it a third time. */
export async function giveUpUncertain(db: Db): Promise<number> {
  const rows = await db
    .update(outbox)
    .set({ state: "failed" })
    .where(and(isDue, eq(outbox.lastError, inHandAgain)))
    .returning({ one: sql`1` })
  return rows.length
}

interface Sent {
  readonly messageId: string
  readonly at: Date
}

const withoutToken = sql`${outbox.data} - 'sealedToken'`

/** The secrets in a sent email are of no use to us, so they are not kept. */
export async function markSent(db: Db, { id }: Pick<MailRow, "id">, { messageId, at }: Sent): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "sent", messageId, sentAt: at, lastError: null, data: withoutToken })
    .where(eq(outbox.id, id))
}

/** To be retried later; or given up until an operator decides; or never sent again. */
export async function markUnsent(
  db: Db,
  { id, attempts }: Pick<MailRow, "id" | "attempts">,
  failure: { reason: string; next: { afterSeconds: number } | "failed" | "suppressed" },
): Promise<void> {
  const { reason, next } = failure
  const waits =
    typeof next === "string" ? { state: next } : { nextAt: sql`now() + make_interval(secs => ${next.afterSeconds})` }
  await db
    .update(outbox)
    .set({ lastError: reason, ...waits, ...(next === "suppressed" && { data: withoutToken }) })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), ne(outbox.state, "sent")))
}

export const listLatestMails = (db: Db, limit: number): Promise<MailRow[]> =>
  db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(limit)

/** Without a mail server, messages to the operator do not wait either. */
export async function deleteOldMails(db: Db, before: Date): Promise<number> {
  const isOver = or(ne(outbox.state, "queued"), eq(outbox.toAddress, toOperator))
  const gone = await db
    .delete(outbox)
    .where(and(isOver, lte(outbox.createdAt, before)))
    .returning({ one: sql`1` })
  return gone.length
}
