import type { AnalysisCard, pages } from "../../contract/pages.ts"
import {
  cancelBatch,
  countRunningBatches,
  deleteAnalysis,
  findAnalysis,
  findBatch,
  insertBatch,
  listAnalyses,
  listBatches,
} from "../db/analyses.ts"
import type { AreaDeeds } from "../deed.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { refuseTooMany, throttleKey } from "../throttle.ts"
import { gatherAddresses } from "./pages/gather-addresses.ts"
import { viewAnalysis } from "./pages/view-analysis.ts"
import { viewBatch } from "./pages/view-batch.ts"

const maxListed = 50
const maxBatchesAtOnce = 2
const hourSeconds = 3600

export const pagesDeeds = (parts: Parts): AreaDeeds<typeof pages> => ({
  async analyze({ body: { url } }, { user, tell }) {
    await countAnalysis(parts, user.id)
    const row = await parts.analyzing.analyze(
      { userId: user.id, url },
      {
        fetching: (address) => tell("fetching", { url: address }),
        reading: (bytes) => tell("reading", { bytes }),
        links: (done, total) => tell("links", { done, total }),
        writing: () => tell("writing", {}),
      },
    )
    return viewAnalysis(parts.db, row)
  },

  async list(_input, { user }) {
    const rows = await listAnalyses(parts.db, user.id, maxListed)
    return rows.map(
      ({ createdAt, keywords, recommendations, seoScore, ...row }): AnalysisCard => ({
        ...row,
        keywords: keywords ?? [],
        recommendations: recommendations ?? [],
        seoScore: seoScore ?? 0,
        createdAt: createdAt.toISOString(),
      }),
    )
  },

  async get({ params }, { user }) {
    const row = await findAnalysis(parts.db, { id: params.id, userId: user.id })
    if (row === null) throw new Problem("not_found")
    return viewAnalysis(parts.db, row)
  },

  async remove({ params }, { user }) {
    if (!(await deleteAnalysis(parts.db, { id: params.id, userId: user.id }))) throw new Problem("not_found")
  },

  async startBatch({ body }, { user }) {
    if ((await countRunningBatches(parts.db, user.id)) >= maxBatchesAtOnce)
      throw new Problem("too_many_requests", {
        message: "Two analyses of several pages are running already. Please wait until one of them is finished.",
        retryAfterSeconds: 60,
      })
    const { source, urls } = await gatherAddresses(parts, body)
    await countAnalysis(parts, user.id, urls.length)
    const empty = { state: "waiting", analysisId: null, seoScore: null, title: null, trouble: null } as const
    const row = await insertBatch(parts.db, {
      ...{ userId: user.id, source, createdAt: parts.now() },
      pages: urls.map((url) => ({ url, ...empty })),
    })
    parts.analyzing.begin(row)
    return viewBatch(row)
  },

  listBatches: async (_input, { user }) => (await listBatches(parts.db, user.id, 5)).map(viewBatch),

  getBatch: async ({ params }, { user }) => viewBatch(await mustFindBatch(parts, { id: params.id, userId: user.id })),

  async cancelBatch({ params }, { user }) {
    const owned = { id: params.id, userId: user.id }
    await cancelBatch(parts.db, owned)
    return viewBatch(await mustFindBatch(parts, owned))
  },
})

async function mustFindBatch({ db }: Parts, owned: { id: string; userId: string }) {
  const row = await findBatch(db, owned)
  if (row === null) throw new Problem("not_found")
  return row
}

/** Each page counts, also those of a list. */
async function countAnalysis({ db, config, now }: Parts, userId: string, pageCount = 1): Promise<void> {
  const throttle = { key: throttleKey("analyses", userId), times: config.fairUse.analysesPerHour, seconds: hourSeconds }
  for (let page = 0; page < pageCount; page += 1) await refuseTooMany(db, throttle, now())
}
