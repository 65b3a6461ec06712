import { desc, eq, isNotNull } from "drizzle-orm"
import type { Db } from "../open.ts"
import { contentTemplates, successStories, userReviews, users } from "../schema.ts"

// What an operator reviews before it is published. Nobody else reads across users.

const mostRows = 50

/** Waiting ones first, then by date, latest first. */
export const listReviews = (db: Db) =>
  db
    .select({
      id: userReviews.id,
      rating: userReviews.rating,
      title: userReviews.title,
      isPublic: userReviews.isPublic,
      isVerified: userReviews.isVerified,
      moderatedAt: userReviews.moderatedAt,
      createdAt: userReviews.createdAt,
    })
    .from(userReviews)
    .orderBy(isNotNull(userReviews.moderatedAt), desc(userReviews.createdAt))
    .limit(mostRows)

export async function readReview(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ review: userReviews, email: users.email })
    .from(userReviews)
    .innerJoin(users, eq(users.id, userReviews.userId))
    .where(eq(userReviews.id, id))
  if (!row) return null
  const { review, email } = row
  return [`${review.rating} of 5, by ${email}`, review.title, "", review.review].join("\n")
}

interface Decision {
  readonly isPublic?: boolean
  readonly isVerified?: boolean
  readonly isFeatured?: boolean
  readonly moderatedAt?: Date
}

export async function decideReview(db: Db, id: string, decision: Omit<Decision, "isFeatured">): Promise<boolean> {
  const rows = await db
    .update(userReviews)
    .set(decision)
    .where(eq(userReviews.id, id))
    .returning({ id: userReviews.id })
  return rows.length > 0
}

/** Waiting ones first, then by date, latest first. */
export const listStories = (db: Db) =>
  db
    .select({
      id: successStories.id,
      businessName: successStories.businessName,
      industry: successStories.industry,
      isPublic: successStories.isPublic,
      isFeatured: successStories.isFeatured,
      moderatedAt: successStories.moderatedAt,
      createdAt: successStories.createdAt,
    })
    .from(successStories)
    .orderBy(isNotNull(successStories.moderatedAt), desc(successStories.createdAt))
    .limit(mostRows)

export async function readStory(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select().from(successStories).where(eq(successStories.id, id))
  if (!row) return null
  const { businessName, industry, challenge, solution, results, imageUrl } = row
  const picture = imageUrl === null ? "without a picture" : "with a picture"
  return [`${businessName}, ${industry}, ${picture}`, challenge, solution, results].filter(Boolean).join("\n\n")
}

export async function decideStory(db: Db, id: string, decision: Omit<Decision, "isVerified">): Promise<boolean> {
  const rows = await db
    .update(successStories)
    .set(decision)
    .where(eq(successStories.id, id))
    .returning({ id: successStories.id })
  return rows.length > 0
}

/** Templates shared by users, latest first. */
export const listSharedForOperator = (db: Db) =>
  db
    .select({
      id: contentTemplates.id,
      name: contentTemplates.name,
      description: contentTemplates.description,
      usageCount: contentTemplates.usageCount,
      email: users.email,
    })
    .from(contentTemplates)
    .innerJoin(users, eq(users.id, contentTemplates.userId))
    .where(eq(contentTemplates.isPublic, true))
    .orderBy(desc(contentTemplates.createdAt))
    .limit(mostRows)

export async function unshareTemplate(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(contentTemplates)
    .set({ isPublic: false })
    .where(eq(contentTemplates.id, id))
    .returning({ id: contentTemplates.id })
  return rows.length > 0
}
