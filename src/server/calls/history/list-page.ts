import type { HistoryItem } from "../../../contract/history.ts"
import { currentVersion } from "../../../domain/history/count-broken.ts"
import type { SearchTerms } from "../../../domain/history/find-matches.ts"
import { listForms } from "../../db/generations/generations.ts"
import type { HistoryRow } from "../../db/history/history.ts"
import { type ListingRow, listListings, measureListings } from "../../db/history/listings.ts"
import type { Parts } from "../../parts.ts"
import { findItems, type ItemQuery } from "./find-items.ts"
import { viewCard, viewProduct } from "./view-item.ts"

interface Page {
  readonly page: readonly HistoryItem[]
  readonly nextCursor: string | null
}

/** A page of items as cards. */
export async function listPage(
  { db, workers }: Pick<Parts, "db" | "workers">,
  query: ItemQuery,
  cursor: string | undefined,
): Promise<Page> {
  const { items, nextCursor, terms } = await findItems(db, query, cursor)
  const figures = await measureListings(db, generationsOf(items))
  const firsts = groupListings(await listListings(db, generationsOf(items), { onlyFirst: true }))
  const broken = await countStale({ db, workers }, query.userId, items)
  const matches = terms === null ? null : await matchAll({ db, workers }, items, firsts, terms)
  const page = items.map((item) => {
    const { totalProducts = 0, seoScore = null } = figures.get(item.generationId ?? "") ?? {}
    const first = firsts.get(item.generationId ?? "")?.[0]
    return viewCard(item, {
      ...{ totalProducts, seoScore },
      first: first === undefined ? null : viewProduct(first.product, first.ruleBookVersion ?? undefined),
      brokenRules: broken.get(item.id) ?? item.brokenRules,
      matches: matches?.get(item.id),
    })
  })
  return { page, nextCursor }
}

const generationsOf = (items: readonly HistoryRow[]): readonly string[] =>
  items.flatMap(({ generationId }) => generationId ?? [])

type Listings = ReadonlyMap<string, readonly ListingRow[]>

const groupListings = (listings: readonly ListingRow[]): Listings =>
  Map.groupBy(listings, ({ generationId }) => generationId)

/** Items checked with older rules are checked here, until the job reaches them. */
async function countStale(
  { db, workers }: Pick<Parts, "db" | "workers">,
  userId: string,
  items: readonly HistoryRow[],
): Promise<ReadonlyMap<string, number>> {
  const ids = generationsOf(items.filter((item) => item.checkedRuleBook !== currentVersion(item.platform)))
  const forms = await listForms(db, { ids, userId })
  const listings = groupListings(await listListings(db, ids))
  const counts = new Map<string, number>()
  for (const { id, generationId } of items) {
    const form = forms.get(generationId ?? "")
    if (form === undefined) continue
    const products = (listings.get(generationId ?? "") ?? []).map(({ product }) => product)
    counts.set(id, await workers.run("countBroken", { brief: form, products }, { userId }))
  }
  return counts
}

type Matches = NonNullable<HistoryItem["matches"]>

/** Where each item matched. Few match only in a later product, so the others are read only for those. */
async function matchAll(
  { db, workers }: Pick<Parts, "db" | "workers">,
  items: readonly HistoryRow[],
  firsts: Listings,
  terms: SearchTerms,
): Promise<ReadonlyMap<string, Matches>> {
  const matchIn = async (item: HistoryRow, listings: Listings) => {
    const products = (listings.get(item.generationId ?? "") ?? []).map(({ product }) => product)
    const { title, platform, notes, tags } = item
    return workers.run("findMatches", { item: { title, platform, notes, tags: tags ?? [], products }, terms }, item)
  }
  const found = new Map<string, Matches>()
  for (const item of items) found.set(item.id, await matchIn(item, firsts))
  const without = items.filter(({ id }) => found.get(id)?.length === 0)
  const all = groupListings(await listListings(db, generationsOf(without)))
  for (const item of without) found.set(item.id, await matchIn(item, all))
  return found
}
