import type { AnalysisCard, pages } from "../../contract/pages.ts"
import { deleteAnalysis, findAnalysis, listAnalyses } from "../db/analyses.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { batchHandlers } from "./pages/batch-handlers.ts"
import { countAnalyses } from "./pages/count-analyses.ts"
import { viewAnalysis } from "./pages/view-analysis.ts"

const maxListed = 50

export const pagesHandlers = (parts: Parts): AreaHandlers<typeof pages> => ({
  ...batchHandlers(parts),

  async analyze({ body: { url } }, { user, tell }) {
    await countAnalyses(parts, user.id)
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
})
