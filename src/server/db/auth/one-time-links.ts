import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm"
import * as z from "zod/mini"
import type { Db } from "../open.ts"
import { oneTimeLinks } from "../schema.ts"

export type LinkPurpose = "verify-email" | "change-email" | "reset-password" | "unlock"

interface NewLink {
  readonly tokenHash: string
  readonly userId: string
  readonly purpose: LinkPurpose
  /** The address it was emailed to, which it confirms. */
  readonly email: string
  readonly expiresAt: Date
}

const dataSchema = z.object({ email: z.string() })

/** Only the newest link for a purpose works. */
export async function insertLink(tx: Db, { email, ...link }: NewLink): Promise<void> {
  await dropLinks(tx, link.userId, [link.purpose])
  await tx.insert(oneTimeLinks).values({ ...link, data: { email } })
}

interface LinkRow {
  readonly userId: string
  readonly purpose: string
  readonly email: string
}

interface Sought {
  readonly tokenHash: string
  readonly purposes: readonly LinkPurpose[]
  readonly now: Date
}

const isGood = ({ tokenHash, purposes, now }: Sought) =>
  and(
    eq(oneTimeLinks.tokenHash, tokenHash),
    inArray(oneTimeLinks.purpose, [...purposes]),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, now),
  )

const rowOf = (row: typeof oneTimeLinks.$inferSelect | undefined): LinkRow | null => {
  const data = dataSchema.safeParse(row?.data)
  return row && data.success ? { userId: row.userId, purpose: row.purpose, email: data.data.email } : null
}

export async function findLink(db: Db, sought: Sought): Promise<LinkRow | null> {
  const [row] = await db.select().from(oneTimeLinks).where(isGood(sought))
  return rowOf(row)
}

/** Uses the link up. Only one of many concurrent callers succeeds. */
export async function useUpLink(tx: Db, sought: Sought): Promise<LinkRow | null> {
  const [row] = await tx.update(oneTimeLinks).set({ usedAt: sought.now }).where(isGood(sought)).returning()
  return rowOf(row)
}

export async function dropLinks(tx: Db, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, userId), inArray(oneTimeLinks.purpose, [...purposes])))
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(oneTimeLinks).where(lte(oneTimeLinks.expiresAt, now)).returning({ one: sql`1` })
  return gone.length
}
