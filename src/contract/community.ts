import * as z from "zod/mini"
import { platformSummaries } from "../domain/platform-summaries.ts"
import { pictureSchema } from "./account/picture.ts"
import { call } from "./call.ts"

const time = z.iso.datetime()
const text = (min: number, max: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(min, min === 1 ? missing : `At least ${min} characters, please`),
      z.maxLength(max, `At most ${max.toLocaleString("en-US")} characters`),
    )
const optionalText = (max: number) =>
  z._default(
    z.nullable(z.string().check(z.trim(), z.maxLength(max, `At most ${max.toLocaleString("en-US")} characters`))),
    null,
  )

export const reviewChars = { title: 120, review: { min: 10, max: 2000 }, businessType: 100 } as const

export const reviewFormSchema = z.strictObject({
  rating: z
    .int("Please choose one to five stars")
    .check(z.minimum(1, "Please choose one to five stars"), z.maximum(5, "Please choose one to five stars")),
  title: text(1, reviewChars.title, "A title is required"),
  review: text(reviewChars.review.min, reviewChars.review.max, "Please write a few words"),
  platform: z._default(
    z.nullable(
      z.enum(
        platformSummaries.map(({ id }) => id),
        "Please choose one of the ten platforms",
      ),
    ),
    null,
  ),
  businessType: optionalText(reviewChars.businessType),
})
export type ReviewForm = z.output<typeof reviewFormSchema>

export const reviewSchema = z.object({
  id: z.string(),
  rating: z.number(),
  title: z.string(),
  review: z.string(),
  /** First name and last initial. */
  name: z.string(),
  platform: z.nullable(z.string()),
  businessType: z.nullable(z.string()),
  isVerified: z.boolean(),
  createdAt: z.string(),
})
export type Review = z.output<typeof reviewSchema>

/** Every post waits until the operator has read it; after a refusal, the author can submit a new one. */
const publication = z.enum(["waiting", "public", "refused"])

export const ownReviewSchema = z.extend(reviewSchema, { state: publication, updatedAt: time })
export type OwnReview = z.output<typeof ownReviewSchema>

export const storyChars = {
  businessName: 120,
  industry: 100,
  challenge: 2000,
  solution: 2000,
  results: { min: 10, max: 2000 },
} as const

export const storyFormSchema = z.strictObject({
  businessName: text(1, storyChars.businessName, "Business name is required"),
  industry: text(1, storyChars.industry, "Industry is required"),
  challenge: optionalText(storyChars.challenge),
  solution: optionalText(storyChars.solution),
  results: text(storyChars.results.min, storyChars.results.max, "Please describe the result"),
  imageUrl: z._default(z.nullable(pictureSchema), null),
})
export type StoryForm = z.output<typeof storyFormSchema>

export const storySchema = z.object({
  id: z.string(),
  businessName: z.string(),
  industry: z.string(),
  challenge: z.nullable(z.string()),
  solution: z.nullable(z.string()),
  results: z.string(),
  imageUrl: z.nullable(z.string()),
  isFeatured: z.boolean(),
  createdAt: time,
})
export type SuccessStory = z.output<typeof storySchema>

export const ownStorySchema = z.extend(storySchema, { state: publication })
export type OwnStory = z.output<typeof ownStorySchema>

export const trustMetricsSchema = z.object({
  totalUsers: z.number(),
  totalGenerations: z.number(),
  /** Out of 5, over the public reviews; null while there are none. */
  averageRating: z.nullable(z.number()),
  totalReviews: z.number(),
  /** Out of 100, over the listings of users who share their scores; null with fewer than five of them. */
  averageScore: z.nullable(z.number()),
  /** Percent of the last thirty days, as far as measured; null before that. */
  uptime: z.nullable(z.number()),
  /** When these were counted; they are counted every night. */
  lastUpdated: time,
})
export type TrustMetrics = z.output<typeof trustMetricsSchema>

export const trustScoreSchema = z.object({
  /** Out of 100. */
  trustScore: z.number(),
  isVerified: z.boolean(),
  verificationBadge: z.nullable(z.enum(["verified", "established"])),
  /** The sources of the points, which add up to the score. */
  parts: z.array(z.object({ id: z.string(), label: z.string(), points: z.number(), maxPoints: z.number() })),
})

const writing = { times: 20, seconds: 3600, per: "user" } as const

export const community = {
  getTrustMetrics: call({
    method: "GET",
    path: "/api/trust-metrics",
    who: "everybody",
    summary: "How many use this installation, how much was generated, and what the public reviews say",
    reply: trustMetricsSchema,
  }),
  getTrustScore: call({
    method: "GET",
    path: "/api/trust-score",
    who: "user",
    summary: "The user's trust score, and where each point comes from",
    reply: trustScoreSchema,
  }),
  listReviews: call({
    method: "GET",
    path: "/api/reviews",
    who: "everybody",
    summary: "The latest public reviews",
    reply: z.array(reviewSchema),
  }),
  writeReview: call({
    method: "POST",
    path: "/api/reviews",
    who: "access",
    scope: null,
    summary: "Write a review, one per user; public once the operator approves it",
    body: reviewFormSchema,
    reply: ownReviewSchema,
    status: 201,
    problems: ["conflict"],
    limit: writing,
  }),
  getOwnReview: call({
    method: "GET",
    path: "/api/reviews/mine",
    who: "user",
    summary: "The review that one has written, or null",
    reply: z.object({ review: z.nullable(ownReviewSchema) }),
  }),
  changeReview: call({
    method: "PUT",
    path: "/api/reviews/mine",
    who: "access",
    scope: null,
    summary: "Replace the user's review; it needs approval again",
    body: reviewFormSchema,
    reply: ownReviewSchema,
    problems: ["not_found"],
    limit: writing,
  }),
  removeReview: call({
    method: "DELETE",
    path: "/api/reviews/mine",
    who: "user",
    summary: "Withdraw the user's review",
    reply: "nothing",
    problems: ["not_found"],
  }),
  listStories: call({
    method: "GET",
    path: "/api/success-stories",
    who: "everybody",
    summary: "Public success stories, at most six: the featured ones, then the latest",
    reply: z.array(storySchema),
  }),
  writeStory: call({
    method: "POST",
    path: "/api/success-stories",
    who: "access",
    scope: null,
    summary: "Write a success story, one per user; public once the operator approves it",
    body: storyFormSchema,
    reply: ownStorySchema,
    status: 201,
    problems: ["conflict"],
    limit: writing,
  }),
  getOwnStory: call({
    method: "GET",
    path: "/api/success-stories/mine",
    who: "user",
    summary: "The user's own success story, or null",
    reply: z.object({ story: z.nullable(ownStorySchema) }),
  }),
  changeStory: call({
    method: "PUT",
    path: "/api/success-stories/mine",
    who: "access",
    scope: null,
    summary: "Replace the user's success story; it needs approval again",
    body: storyFormSchema,
    reply: ownStorySchema,
    problems: ["not_found"],
    limit: writing,
  }),
  removeStory: call({
    method: "DELETE",
    path: "/api/success-stories/mine",
    who: "user",
    summary: "Withdraw the user's success story",
    reply: "nothing",
    problems: ["not_found"],
  }),
}
