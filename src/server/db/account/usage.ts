import { and, desc, eq, sql } from "drizzle-orm"
import { type UsageAction, usageActions } from "../../../domain/usage/usage-actions.ts"
import type { Db } from "../open.ts"
import { businessProfiles, seoContent, usageHistory, userSettings } from "../schema.ts"

interface Use {
  readonly userId: string
  readonly action: UsageAction
  /** The quantity. */
  readonly generationCount?: number
  readonly businessProfileId?: string | null
  readonly createdAt: Date
}

/** Records a user's action, in its transaction; not for users who turned this off. */
export async function noteUse(tx: Db, use: Use): Promise<void> {
  const [settings] = await tx
    .select({ isLogged: userSettings.activityLogging })
    .from(userSettings)
    .where(eq(userSettings.userId, use.userId))
  if (settings?.isLogged ?? true) await tx.insert(usageHistory).values(use)
}

interface UsageFilter {
  readonly userId: string
  /** The last one of the previous page. */
  readonly after: { readonly createdAt: string; readonly id: string } | null
  readonly limit: number
}

/** The newest first; on a tie, the greater id. */
export function listUses(db: Db, { userId, after, limit }: UsageFilter) {
  const { id, action, generationCount, isPremium, createdAt } = usageHistory
  const isOlder = after && sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id})`
  return db
    .select({ id, action, generationCount, isPremium, createdAt, businessName: businessProfiles.businessName })
    .from(usageHistory)
    .leftJoin(businessProfiles, eq(businessProfiles.id, usageHistory.businessProfileId))
    .where(and(eq(usageHistory.userId, userId), ...(isOlder ? [isOlder] : [])))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** The record in our own words; null if its words are from another version. */
export const actionOf = (word: string): UsageAction | null => usageActions.find((action) => action === word) ?? null

export async function deleteUses(db: Db, userId: string): Promise<number> {
  const rows = await db.delete(usageHistory).where(eq(usageHistory.userId, userId)).returning({ one: sql`1` })
  return rows.length
}

const actionOfReason = (reason: string): UsageAction => {
  if (reason === "edit") return "edit_content"
  return reason.startsWith("rewrite") ? "rewrite_field" : "fix_rules"
}

/** Records an edited listing with its saved version: continuous typing counts as one change. */
export async function noteChange(
  tx: Db,
  { seoContentId, reason, createdAt }: { seoContentId: string; reason: string; createdAt: Date },
): Promise<void> {
  const { userId, businessProfileId } = seoContent
  const [owner] = await tx.select({ userId, businessProfileId }).from(seoContent).where(eq(seoContent.id, seoContentId))
  if (owner?.userId) await noteUse(tx, { ...owner, userId: owner.userId, action: actionOfReason(reason), createdAt })
}
