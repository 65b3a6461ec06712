import { and, desc, eq, lte, ne, or, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { outbox } from "../schema.ts"

/** What the tokens in waiting mails are sealed for: whoever sees the table cannot follow the links. */
export const mailedToken = "a token in a mail"

/** In place of an address: the operator's, whichever it is when the mail is sent. */
export const toOperator = "operator"

interface NewMail {
  /** The same mail is never queued twice. */
  readonly dedupeKey: string
  readonly userId: string | null
  readonly toAddress: string
  readonly template: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Queues a mail, in the transaction that gave the reason for it. Says whether it is new. */
export async function queueMail(tx: Db, mail: NewMail): Promise<boolean> {
  const rows = await tx.insert(outbox).values(mail).onConflictDoNothing().returning({ id: outbox.id })
  return rows.length > 0
}

export type MailRow = typeof outbox.$inferSelect

/** Longer than any attempt takes; past it, another process may try. */
const leaseSeconds = 120

const isDue = and(eq(outbox.state, "queued"), lte(outbox.nextAt, sql`now()`))
/** In hand, and by the look of it already once before by somebody who never said what became of it. */
const inHandAgain = "the process that was sending it ended; it may have arrived"
/** An attempt leaves its reason behind, unless it never came to an end. */
const endedUnknown = sql`${outbox.attempts} > 0 and ${outbox.lastError} is null`

/**
 * Takes the mail that has waited longest, by the database's clock, and notes that it is being sent. Until the lease is
 * over nobody else gets it; whoever is killed with it in hand has it tried once more then, under the same message id.
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

/** Twice nobody knows whether they arrived: rather an operator looks after them than somebody gets them a third time. */
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

/** The secrets in a mail are worth nothing to us once it is on its way, so they are not kept. */
export async function markSent(db: Db, { id }: Pick<MailRow, "id">, { messageId, at }: Sent): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "sent", messageId, sentAt: at, lastError: null, data: withoutToken })
    .where(eq(outbox.id, id))
}

/** To be tried again after a while; or given up, until an operator says otherwise; or never again. */
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

/** Where nothing is mailed, what people wrote to the operator waits for no longer either. */
export async function deleteOldMails(db: Db, before: Date): Promise<number> {
  const isOver = or(ne(outbox.state, "queued"), eq(outbox.toAddress, toOperator))
  const gone = await db
    .delete(outbox)
    .where(and(isOver, lte(outbox.createdAt, before)))
    .returning({ one: sql`1` })
  return gone.length
}
