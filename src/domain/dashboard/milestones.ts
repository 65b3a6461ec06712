/** Celebrated once: numbers of listings written, and the first excellent score. */
export const milestones = [
  { id: "first_listing", listings: 1 },
  { id: "listings_10", listings: 10 },
  { id: "listings_50", listings: 50 },
  { id: "listings_100", listings: 100 },
  { id: "score_95", score: 95 },
] as const
export type MilestoneId = (typeof milestones)[number]["id"]

export const milestoneIds = milestones.map(({ id }) => id)
