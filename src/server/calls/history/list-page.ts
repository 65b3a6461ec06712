import type { HistoryItem } from "../../../contract/history.ts"
import { listListings, measureListings } from "../../db/listings.ts"
import type { Db } from "../../db/open.ts"
import { findItems, type ItemQuery } from "./find-items.ts"
import { viewCard } from "./view-item.ts"

interface Page {
  readonly page: readonly HistoryItem[]
  readonly nextCursor: string | null
}

/** A page of items as cards. */
export async function listPage(db: Db, query: ItemQuery, cursor: string | undefined): Promise<Page> {
  const { items, nextCursor } = await findItems(db, query, cursor)
  const ids = items.flatMap(({ generationId }) => generationId ?? [])
  const figures = await measureListings(db, ids)
  const firsts = await listListings(db, ids, { onlyFirst: true })
  const firstOf = new Map(firsts.map(({ generationId, product }) => [generationId, product]))
  const page = items.map((item) => {
    const { totalProducts = 0, seoScore = null } = figures.get(item.generationId ?? "") ?? {}
    return viewCard(item, { totalProducts, seoScore, first: firstOf.get(item.generationId ?? "") ?? null })
  })
  return { page, nextCursor }
}
