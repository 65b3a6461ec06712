import type { community } from "../../contract/community.ts"
import { listPublicReviews, readTrustMetrics } from "../db/community.ts"
import type { AreaDeeds } from "../deed.ts"
import type { Parts } from "../parts.ts"

/** As many as the landing page shows. */
const shownReviews = 12

export const communityDeeds = ({ db }: Parts): AreaDeeds<typeof community> => ({
  getTrustMetrics: () => readTrustMetrics(db),

  async listReviews() {
    const reviews = await listPublicReviews(db, shownReviews)
    return reviews.map(({ firstName, lastName, createdAt, ...review }) => ({
      ...review,
      name: [firstName, lastName && `${lastName.charAt(0)}.`].filter(Boolean).join(" ") || "A customer",
      createdAt: createdAt.toISOString(),
    }))
  },
})
