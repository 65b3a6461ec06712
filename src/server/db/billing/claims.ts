import { and, eq, gt, isNull } from "drizzle-orm"
import type { Db } from "../open.ts"
import { claimTokens } from "../schema.ts"

/** A new one invalidates the earlier ones. */
export async function insertClaimToken(
  tx: Db,
  token: { readonly tokenHash: string; readonly checkoutId: string; readonly expiresAt: Date },
): Promise<void> {
  await tx.delete(claimTokens).where(and(eq(claimTokens.checkoutId, token.checkoutId), isNull(claimTokens.usedAt)))
  await tx.insert(claimTokens).values(token)
}

/** Whether the payer has a working link. */
export async function hasUsableClaimToken(db: Db, checkoutId: string, now: Date): Promise<boolean> {
  const usable = and(eq(claimTokens.checkoutId, checkoutId), isNull(claimTokens.usedAt), gt(claimTokens.expiresAt, now))
  return (await db.$count(claimTokens, usable)) > 0
}

/** Uses it up; null if it was used, replaced, expired or never created. */
export async function spendClaimToken(tx: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .update(claimTokens)
    .set({ usedAt: now })
    .where(and(eq(claimTokens.tokenHash, tokenHash), isNull(claimTokens.usedAt), gt(claimTokens.expiresAt, now)))
    .returning({ checkoutId: claimTokens.checkoutId })
  return row?.checkoutId ?? null
}
