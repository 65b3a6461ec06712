import { and, desc, eq } from "drizzle-orm"
import type { Db } from "../open.ts"
import { successStories } from "../schema.ts"

/** The featured ones, then the latest. */
export const listPublicStories = (db: Db, max: number): Promise<StoryRow[]> =>
  db
    .select()
    .from(successStories)
    .where(eq(successStories.isPublic, true))
    .orderBy(desc(successStories.isFeatured), desc(successStories.createdAt), desc(successStories.id))
    .limit(max)

export type StoryRow = typeof successStories.$inferSelect
type NewStory = typeof successStories.$inferInsert

export async function findOwnStory(db: Db, userId: string): Promise<StoryRow | null> {
  const [row] = await db
    .select()
    .from(successStories)
    .where(eq(successStories.userId, userId))
    .orderBy(desc(successStories.createdAt), desc(successStories.id))
    .limit(1)
  return row ?? null
}

export async function insertStory(tx: Db, story: NewStory): Promise<void> {
  await tx.insert(successStories).values(story)
}

/** Changes stay hidden until the operator has reviewed them. */
export async function rewriteStory(
  tx: Db,
  { id, userId }: { id: string; userId: string },
  change: Partial<NewStory>,
): Promise<void> {
  await tx
    .update(successStories)
    .set({ ...change, isPublic: false, isFeatured: false, moderatedAt: null })
    .where(and(eq(successStories.id, id), eq(successStories.userId, userId)))
}

export async function deleteStories(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .delete(successStories)
    .where(eq(successStories.userId, userId))
    .returning({ id: successStories.id })
  return rows.length > 0
}
