import { avg, count, desc, eq, sum } from "drizzle-orm"
import type { Db } from "./open.ts"
import { userReviews, users } from "./schema.ts"

/** Counted when asked: a stored figure would be somebody's to keep true. */
export async function readTrustMetrics(db: Db) {
  const [people] = await db.select({ totalUsers: count(), totalGenerations: sum(users.totalGenerations) }).from(users)
  const [reviews] = await db
    .select({ totalReviews: count(), averageRating: avg(userReviews.rating) })
    .from(userReviews)
    .where(eq(userReviews.isPublic, true))
  return {
    totalUsers: people?.totalUsers ?? 0,
    totalGenerations: Number(people?.totalGenerations ?? 0),
    totalReviews: reviews?.totalReviews ?? 0,
    averageRating: reviews?.averageRating == null ? null : Math.round(Number(reviews.averageRating) * 10) / 10,
  }
}

export const listPublicReviews = (db: Db, max: number) =>
  db
    .select({
      id: userReviews.id,
      rating: userReviews.rating,
      title: userReviews.title,
      review: userReviews.review,
      platform: userReviews.platform,
      businessType: userReviews.businessType,
      isVerified: userReviews.isVerified,
      createdAt: userReviews.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(userReviews)
    .innerJoin(users, eq(users.id, userReviews.userId))
    .where(eq(userReviews.isPublic, true))
    .orderBy(desc(userReviews.createdAt), desc(userReviews.id))
    .limit(max)
