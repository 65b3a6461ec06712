import * as z from "zod/mini"
import type { HistoryItem } from "../../../contract/history.ts"
import { type HistoryRow, listItems } from "../../db/history.ts"
import { listListings, measureListings } from "../../db/listings.ts"
import type { Db } from "../../db/open.ts"
import { Problem } from "../../problem.ts"
import { viewCard } from "./view-item.ts"

const pageItems = 24

interface Query {
  readonly userId: string
  readonly platform: string | null
  readonly isFavorite: boolean | null
  readonly isArchived: boolean
  readonly words: string
  readonly cursor: string | undefined
}

interface Page {
  readonly page: readonly HistoryItem[]
  readonly nextCursor: string | null
}

/** Words as they were typed first; only where they are found nowhere, whatever is spelled nearly so. */
export async function listPage(db: Db, { words, cursor, ...filter }: Query): Promise<Page> {
  const place = cursor === undefined ? null : readCursor(cursor)
  const find = (isForgiving: boolean) =>
    listItems(db, {
      ...filter,
      search: words === "" ? null : { words, isForgiving },
      after: place,
      limit: pageItems + 1,
    })
  let isForgiving = place?.isForgiving ?? false
  let rows = await find(isForgiving)
  if (rows.length === 0 && words !== "" && place === null) {
    isForgiving = true
    rows = await find(isForgiving)
  }
  const shown = rows.slice(0, pageItems)
  const last = rows.length > pageItems ? shown.at(-1) : undefined
  return { page: await viewCards(db, shown), nextCursor: last ? writeCursor(last, isForgiving) : null }
}

async function viewCards(db: Db, items: readonly HistoryRow[]): Promise<HistoryItem[]> {
  const ids = items.flatMap(({ generationId }) => generationId ?? [])
  const figures = await measureListings(db, ids)
  const firsts = await listListings(db, ids, { onlyFirst: true })
  const firstOf = new Map(firsts.map(({ generationId, product }) => [generationId, product]))
  return items.map((item) => {
    const { totalProducts = 0, seoScore = null } = figures.get(item.generationId ?? "") ?? {}
    return viewCard(item, { totalProducts, seoScore, first: firstOf.get(item.generationId ?? "") ?? null })
  })
}

const cursorSchema = z.tuple([z.iso.datetime(), z.string(), z.boolean()])

const writeCursor = ({ createdAt, id }: HistoryRow, isForgiving: boolean): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id, isForgiving])).toString("base64url")

function readCursor(cursor: string) {
  try {
    const [createdAt, id, isForgiving] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()))
    return { createdAt, id, isForgiving }
  } catch {
    throw new Problem("bad_input", { message: "This cursor is not one of ours." })
  }
}
