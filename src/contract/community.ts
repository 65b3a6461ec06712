import * as z from "zod/mini"
import { call } from "./call.ts"

const reviewSchema = z.object({
  id: z.string(),
  rating: z.number(),
  title: z.string(),
  review: z.string(),
  /** First name and the last one's initial. */
  name: z.string(),
  platform: z.nullable(z.string()),
  businessType: z.nullable(z.string()),
  isVerified: z.boolean(),
  createdAt: z.string(),
})
export type Review = z.output<typeof reviewSchema>

const trustMetricsSchema = z.object({
  totalUsers: z.number(),
  totalGenerations: z.number(),
  /** Of 5, over the public reviews; null while there is none. */
  averageRating: z.nullable(z.number()),
  totalReviews: z.number(),
})
export type TrustMetrics = z.output<typeof trustMetricsSchema>

export const community = {
  getTrustMetrics: call({
    method: "GET",
    path: "/api/trust-metrics",
    who: "everybody",
    summary: "How many use this installation, how much was generated, and what the public reviews say",
    reply: trustMetricsSchema,
  }),
  listReviews: call({
    method: "GET",
    path: "/api/reviews",
    who: "everybody",
    summary: "The latest public reviews",
    reply: z.array(reviewSchema),
  }),
}
