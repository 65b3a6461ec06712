import { and, desc, eq, exists, sql } from "drizzle-orm"
import type { Db } from "./open.ts"
import { contentHistory, googleAdsCampaigns } from "./schema.ts"

export type CampaignRow = typeof googleAdsCampaigns.$inferSelect
type NewCampaign = typeof googleAdsCampaigns.$inferInsert

interface Owned {
  readonly id: string
  readonly userId: string
}

/** What is deleted from the history is also deleted here, and restored with it. */
const isKept = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(contentHistory)
      .where(eq(contentHistory.googleAdsCampaignId, googleAdsCampaigns.id)),
  )

const isOwn = (db: Db, { id, userId }: Owned) =>
  and(eq(googleAdsCampaigns.id, id), eq(googleAdsCampaigns.userId, userId), isKept(db))

export async function insertCampaign(tx: Db, campaign: NewCampaign): Promise<CampaignRow> {
  const [row] = await tx.insert(googleAdsCampaigns).values(campaign).returning()
  if (!row) throw new Error("the insert of a campaign returned no row")
  return row
}

/** The newest first. */
export const listCampaigns = (db: Db, { userId, limit }: { userId: string; limit: number }): Promise<CampaignRow[]> =>
  db
    .select()
    .from(googleAdsCampaigns)
    .where(and(eq(googleAdsCampaigns.userId, userId), isKept(db)))
    .orderBy(desc(googleAdsCampaigns.createdAt), desc(googleAdsCampaigns.id))
    .limit(limit)

export async function findCampaign(db: Db, owned: Owned, { isLocked = false } = {}): Promise<CampaignRow | null> {
  const query = db.select().from(googleAdsCampaigns).where(isOwn(db, owned))
  const [row] = await (isLocked ? query.for("update") : query)
  return row ?? null
}

export async function updateCampaign(tx: Db, id: string, change: Partial<NewCampaign>): Promise<CampaignRow> {
  const [row] = await tx.update(googleAdsCampaigns).set(change).where(eq(googleAdsCampaigns.id, id)).returning()
  if (!row) throw new Error("the update of a campaign returned no row")
  return row
}

/** False if it belongs to another user. Its history item is deleted with it. */
export async function deleteCampaign(db: Db, owned: Owned): Promise<boolean> {
  const rows = await db.delete(googleAdsCampaigns).where(isOwn(db, owned)).returning({ id: googleAdsCampaigns.id })
  return rows.length > 0
}

/** A campaign's history item, whose title follows the campaign's name. */
export async function findCampaignItem(db: Db, campaignId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: contentHistory.id })
    .from(contentHistory)
    .where(eq(contentHistory.googleAdsCampaignId, campaignId))
    .limit(1)
  return row?.id ?? null
}
