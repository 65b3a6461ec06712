import { and, desc, eq } from "drizzle-orm"
import type { Db } from "../open.ts"
import { userReviews, users } from "../schema.ts"

const columns = {
  id: userReviews.id,
  rating: userReviews.rating,
  title: userReviews.title,
  review: userReviews.review,
  platform: userReviews.platform,
  businessType: userReviews.businessType,
  isVerified: userReviews.isVerified,
  isPublic: userReviews.isPublic,
  moderatedAt: userReviews.moderatedAt,
  createdAt: userReviews.createdAt,
  updatedAt: userReviews.updatedAt,
  firstName: users.firstName,
  lastName: users.lastName,
}

const selectReviews = (db: Db) =>
  db.select(columns).from(userReviews).innerJoin(users, eq(users.id, userReviews.userId))

export const listPublicReviews = (db: Db, max: number) =>
  selectReviews(db)
    .where(eq(userReviews.isPublic, true))
    .orderBy(desc(userReviews.createdAt), desc(userReviews.id))
    .limit(max)

/** The latest, if an operator has made several. */
export async function findOwnReview(db: Db, userId: string) {
  const [row] = await selectReviews(db)
    .where(eq(userReviews.userId, userId))
    .orderBy(desc(userReviews.createdAt), desc(userReviews.id))
    .limit(1)
  return row ?? null
}
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>

type NewReview = typeof userReviews.$inferInsert

export async function insertReview(tx: Db, review: NewReview): Promise<void> {
  await tx.insert(userReviews).values(review)
}

/** Changes stay hidden until the operator has reviewed them. */
export async function rewriteReview(
  tx: Db,
  { id, userId }: { id: string; userId: string },
  change: Partial<NewReview>,
): Promise<void> {
  await tx
    .update(userReviews)
    .set({ ...change, isPublic: false, moderatedAt: null })
    .where(and(eq(userReviews.id, id), eq(userReviews.userId, userId)))
}

export async function deleteReviews(db: Db, userId: string): Promise<boolean> {
  const rows = await db.delete(userReviews).where(eq(userReviews.userId, userId)).returning({ id: userReviews.id })
  return rows.length > 0
}
