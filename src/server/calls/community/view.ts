import type { OwnReview, OwnStory, Review, SuccessStory } from "../../../contract/community.ts"
import { publicName } from "../../../domain/community/public-name.ts"
import type { ReviewRow } from "../../db/community/reviews.ts"
import type { StoryRow } from "../../db/community/stories.ts"

/** The public view of a review. */
export const viewReview = (row: ReviewRow): Review => ({
  ...{ id: row.id, rating: row.rating, title: row.title, review: row.review },
  name: publicName(row) ?? "A customer",
  ...{ platform: row.platform, businessType: row.businessType, isVerified: row.isVerified },
  createdAt: row.createdAt.toISOString(),
})

export const viewOwnReview = (row: ReviewRow): OwnReview => ({
  ...viewReview(row),
  state: stateOf(row),
  updatedAt: row.updatedAt.toISOString(),
})

export const viewStory = (row: StoryRow): SuccessStory => ({
  ...{ id: row.id, businessName: row.businessName, industry: row.industry },
  ...{ challenge: row.challenge, solution: row.solution, results: row.results },
  ...{ imageUrl: row.imageUrl, isFeatured: row.isFeatured },
  createdAt: row.createdAt.toISOString(),
})

export const viewOwnStory = (row: StoryRow): OwnStory => ({ ...viewStory(row), state: stateOf(row) })

const stateOf = ({ isPublic, moderatedAt }: { isPublic: boolean; moderatedAt: Date | null }) => {
  if (isPublic) return "public"
  return moderatedAt === null ? "waiting" : "refused"
}
