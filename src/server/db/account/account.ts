import { and, eq, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { credentials, successStories, users } from "../schema.ts"

type ProfileChange = Partial<Pick<typeof users.$inferSelect, "firstName" | "lastName" | "profileImageUrl">>

export async function changeProfile(db: Db, userId: string, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(users).set(change).where(eq(users.id, userId))
}

/** Null for users who sign in only through a provider. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select().from(credentials).where(eq(credentials.userId, userId))
  return row?.passwordHash ?? null
}

export async function setPassword(
  tx: Db,
  userId: string,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<void> {
  await tx.update(credentials).set({ passwordHash, passwordChangedAt: at }).where(eq(credentials.userId, userId))
}

export async function findUserIdByEmail(db: Db, email: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return row?.id ?? null
}

/** Confirms the address, if it is still the account's. */
export async function confirmEmail(
  tx: Db,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function setEmail(
  tx: Db,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<void> {
  await tx.update(users).set({ email, emailVerifiedAt: at }).where(eq(users.id, userId))
}

/** With everything that belongs to the user; what the books must keep stays, without the owner. */
export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(successStories).where(eq(successStories.userId, userId))
  await tx.delete(users).where(eq(users.id, userId))
}
