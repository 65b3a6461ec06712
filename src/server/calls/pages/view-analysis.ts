import { type Analysis, reportSchema } from "../../../contract/pages.ts"
import { type AnalysisRow, findPrevious } from "../../db/analyses.ts"
import type { Db } from "../../db/open.ts"

/** An analysis with everything in it, as it was saved. */
export async function viewAnalysis(db: Db, row: AnalysisRow): Promise<Analysis> {
  return {
    ...reportSchema.parse(row.report),
    id: row.id,
    url: row.url,
    title: row.title,
    metaDescription: row.metaDescription,
    seoScore: row.seoScore ?? 0,
    createdAt: row.createdAt.toISOString(),
    keywords: row.keywords ?? [],
    recommendations: row.recommendations ?? [],
    brokenLinks: row.brokenLinks ?? [],
    internalLinks: row.internalLinks ?? [],
    externalLinks: row.externalLinks ?? [],
    improvedTitleTag: row.improvedTitleTag,
    improvedMetaDescription: row.improvedMetaDescription,
    improvedKeywords: row.improvedKeywords ?? [],
    contentLength: row.contentLength ?? 0,
    headingStructure: row.headingStructure ?? { h1: [], h2: [], h3: [] },
    imageAltTags: row.imageAltTags ?? [],
    previousId: await findPrevious(db, row),
  }
}
