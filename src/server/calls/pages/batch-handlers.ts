import type { pages } from "../../../contract/pages.ts"
import { cancelBatch, countRunningBatches, findBatch, insertBatch, listBatches } from "../../db/analyses.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { countAnalyses } from "./count-analyses.ts"
import { gatherAddresses } from "./gather-addresses.ts"
import { viewBatch } from "./view-batch.ts"

const maxAtOnce = 2
const maxListed = 5
const untouched = { state: "waiting", analysisId: null, seoScore: null, title: null, trouble: null } as const

type BatchKey = "startBatch" | "listBatches" | "getBatch" | "cancelBatch"

/** Several pages at a time, in the background. */
export const batchHandlers = (parts: Parts): Pick<AreaHandlers<typeof pages>, BatchKey> => ({
  async startBatch({ body }, { user }) {
    if ((await countRunningBatches(parts.db, user.id)) >= maxAtOnce)
      throw new Problem("too_many_requests", {
        message: "Two analyses of several pages are running already. Please wait until one of them is finished.",
        retryAfterSeconds: 60,
      })
    const { source, urls } = await gatherAddresses(parts, body)
    await countAnalyses(parts, user.id, urls.length)
    const row = await insertBatch(parts.db, {
      ...{ userId: user.id, source, createdAt: parts.now() },
      pages: urls.map((url) => ({ url, ...untouched })),
    })
    parts.analyzing.begin(row)
    return viewBatch(row)
  },

  listBatches: async (_input, { user }) => (await listBatches(parts.db, user.id, maxListed)).map(viewBatch),

  getBatch: async ({ params }, { user }) => viewBatch(await mustFind(parts, { id: params.id, userId: user.id })),

  async cancelBatch({ params }, { user }) {
    const owned = { id: params.id, userId: user.id }
    await cancelBatch(parts.db, owned)
    return viewBatch(await mustFind(parts, owned))
  },
})

async function mustFind({ db }: Parts, owned: { id: string; userId: string }) {
  const row = await findBatch(db, owned)
  if (row === null) throw new Problem("not_found")
  return row
}
