import type { community } from "../../contract/community.ts"
import { deleteReviews, findOwnReview, listPublicReviews } from "../db/community/reviews.ts"
import { deleteStories, findOwnStory, listPublicStories } from "../db/community/stories.ts"
import { readTrust } from "../db/community/trust.ts"
import { readTrustMetrics } from "../db/community/trust-metrics.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { viewOwnReview, viewOwnStory, viewReview, viewStory } from "./community/view.ts"
import { changeReview, changeStory, writeReview, writeStory } from "./community/write.ts"

/** As many as the landing page shows. */
const shownReviews = 12
const shownStories = 6

export const communityHandlers = (parts: Parts): AreaHandlers<typeof community> => ({
  async getTrustMetrics() {
    const now = parts.now()
    const { averageRating, uptime, uptimeDays, lastUpdated, ...counted } = await readTrustMetrics(parts.db, now)
    return {
      ...counted,
      averageRating: counted.totalReviews === 0 ? null : Math.round(averageRating / 10) / 10,
      uptime: uptimeDays === 0 ? null : uptime,
      lastUpdated: lastUpdated.toISOString(),
    }
  },

  async getTrustScore(_, { user }) {
    const trust = await readTrust(parts.db, user.id, parts.now())
    if (trust === null) throw new Problem("not_found")
    return { ...trust, parts: [...trust.parts] }
  },

  listReviews: async () => (await listPublicReviews(parts.db, shownReviews)).map(viewReview),

  writeReview: ({ body }, { user }) => writeReview(parts, user.id, body),

  async getOwnReview(_, { user }) {
    const row = await findOwnReview(parts.db, user.id)
    return { review: row && viewOwnReview(row) }
  },

  changeReview: ({ body }, { user }) => changeReview(parts, user.id, body),

  async removeReview(_, { user }) {
    if (!(await deleteReviews(parts.db, user.id))) throw new Problem("not_found")
    return undefined
  },

  listStories: async () => (await listPublicStories(parts.db, shownStories)).map(viewStory),

  writeStory: ({ body }, { user }) => writeStory(parts, user.id, body),

  async getOwnStory(_, { user }) {
    const row = await findOwnStory(parts.db, user.id)
    return { story: row && viewOwnStory(row) }
  },

  changeStory: ({ body }, { user }) => changeStory(parts, user.id, body),

  async removeStory(_, { user }) {
    if (!(await deleteStories(parts.db, user.id))) throw new Problem("not_found")
    return undefined
  },
})
