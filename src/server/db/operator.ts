import { and, desc, eq, ilike, isNull, ne, or, sql } from "drizzle-orm"
import type { Db } from "./open.ts"
import { billingEvents, billingSubscriptions, checkouts, credentials, operatorLog, outbox, users } from "./schema.ts"

// An operator's view. Nobody else reads across users.

const mostRows = 50

export async function insertOperatorEntry(
  db: Db,
  entry: { operator: string; command: string; outcome: string },
): Promise<void> {
  await db.insert(operatorLog).values(entry)
}

export const listOperatorEntries = (db: Db) =>
  db.select().from(operatorLog).orderBy(desc(operatorLog.createdAt)).limit(mostRows)

/** By a part of the address or the username, newest first. */
export function listUsers(db: Db, part: string) {
  const pattern = `%${part.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return db
    .select({
      id: users.id,
      email: users.email,
      username: credentials.username,
      status: users.subscriptionStatus,
      expiresAt: users.subscriptionExpiresAt,
      verifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(or(ilike(users.email, pattern), ilike(credentials.username, pattern)))
    .orderBy(desc(users.createdAt))
    .limit(mostRows)
}

export const listLatestSubscriptions = (db: Db) =>
  db
    .select({
      providerId: billingSubscriptions.providerId,
      state: billingSubscriptions.state,
      email: users.email,
      expiresAt: billingSubscriptions.expiresAt,
      amountCents: billingSubscriptions.amountCents,
    })
    .from(billingSubscriptions)
    .leftJoin(users, eq(users.id, billingSubscriptions.userId))
    .orderBy(desc(billingSubscriptions.updatedAt))
    .limit(mostRows)

/** Paid and unclaimed. */
export const listUnclaimed = (db: Db) =>
  db
    .select({
      id: checkouts.id,
      paidAt: checkouts.paidAt,
      amountCents: checkouts.amountCents,
      paymentId: checkouts.providerPaymentId,
    })
    .from(checkouts)
    .where(and(eq(checkouts.state, "paid"), isNull(checkouts.userId)))
    .orderBy(checkouts.paidAt)
    .limit(mostRows)

export const listUnfinishedEvents = (db: Db) =>
  db
    .select({
      id: billingEvents.id,
      type: billingEvents.type,
      receivedAt: billingEvents.receivedAt,
      attempts: billingEvents.attempts,
      lastError: billingEvents.lastError,
    })
    .from(billingEvents)
    .where(isNull(billingEvents.processedAt))
    .orderBy(billingEvents.receivedAt)
    .limit(mostRows)

export const listUnsentMails = (db: Db) =>
  db
    .select({
      id: outbox.id,
      template: outbox.template,
      state: outbox.state,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(ne(outbox.state, "sent"))
    .orderBy(desc(outbox.createdAt))
    .limit(mostRows)

/** Messages from the contact page, latest first; they may also have been emailed to the operator. */
export const listSupportMessages = (db: Db) =>
  db
    .select({
      createdAt: outbox.createdAt,
      email: sql<string>`${outbox.data}->>'email'`,
      account: sql<string>`${outbox.data}->>'account'`,
      message: sql<string>`${outbox.data}->>'message'`,
    })
    .from(outbox)
    .where(eq(outbox.template, "support-message"))
    .orderBy(desc(outbox.createdAt))
    .limit(mostRows)

/** Retries emails given up for lack of a mail server. Permanently refused ones stay refused. */
export async function requeueMail(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ state: "queued", attempts: 0, nextAt: sql`now()`, lastError: null })
    .where(and(eq(outbox.id, id), eq(outbox.state, "failed")))
    .returning({ id: outbox.id })
  return rows.length > 0
}
