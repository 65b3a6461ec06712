import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm"
import type { Db } from "../open.ts"
import { recoveryCodes, twoFactor } from "../schema.ts"

interface TwoFactorRow {
  readonly secretEncrypted: string
  readonly isEnabled: boolean
}

export async function findTwoFactor(db: Db, userId: string): Promise<TwoFactorRow | null> {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId))
  return row ? { secretEncrypted: row.secretEncrypted, isEnabled: row.enabledAt !== null } : null
}

/** An unconfirmed secret; an active one is not changed. */
export async function proposeTwoFactor(db: Db, userId: string, secretEncrypted: string): Promise<void> {
  await db
    .insert(twoFactor)
    .values({ userId, secretEncrypted })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secretEncrypted, lastStep: 0 },
      setWhere: isNull(twoFactor.enabledAt),
    })
}

export async function enableTwoFactor(
  tx: Db,
  userId: string,
  { step, at }: { step: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(twoFactor)
    .set({ enabledAt: at, lastStep: step })
    .where(and(eq(twoFactor.userId, userId), isNull(twoFactor.enabledAt)))
    .returning({ userId: twoFactor.userId })
  return rows.length > 0
}

/** A code works once: only one of many concurrent callers succeeds. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.enabledAt), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId })
  return rows.length > 0
}

export async function removeTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export async function replaceRecoveryCodes(tx: Db, userId: string, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId })))
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(unused)
  return row?.left ?? 0
}

export async function takeRecoveryCode(
  tx: Db,
  { userId, codeHash, at }: { userId: string; codeHash: string; at: Date },
): Promise<boolean> {
  const isGood = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  )
  const rows = await tx.update(recoveryCodes).set({ usedAt: at }).where(isGood).returning({ at: recoveryCodes.usedAt })
  return rows.length > 0
}
