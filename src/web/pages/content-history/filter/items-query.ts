import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  type QueryClient,
} from "@tanstack/react-query"
import { history } from "../../../../contract/history.ts"
import { sendPage } from "../../../api/send-page.ts"
import { toCard } from "../card/card-item.ts"
import { type ItemPage, mergeFirst } from "../list/item-pages.ts"
import { type Filters, queryOf } from "./filters.ts"

// A function, because TypeScript would infer a null constant and accept no other cursor.
const firstCursor = (): string | null => null

const key = history.list.path

type ItemsData = InfiniteData<ItemPage, string | null>

async function fetchPage(filters: Filters, cursor: string | null, signal?: AbortSignal): Promise<ItemPage> {
  const query = { ...queryOf(filters), ...(cursor !== null && { cursor }) }
  const { page, nextCursor } = await sendPage(history.list, { query, ...(signal && { signal }) })
  return { items: page.map(toCard), nextCursor }
}

/**
 * The list, page by page. It never becomes stale: reading four hundred pages again on a return would take minutes.
 * `refreshItems` reads its beginning instead.
 */
export const itemsQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [key, queryOf(filters)],
    queryFn: ({ pageParam, signal }) => fetchPage(filters, pageParam, signal),
    initialPageParam: firstCursor(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })

/** Reads the first page again and puts it before the known items. */
export async function refreshItems(client: QueryClient, filters: Filters, signal: AbortSignal): Promise<void> {
  const fresh = await fetchPage(filters, null, signal)
  client.setQueryData<ItemsData>(itemsQuery(filters).queryKey, (data) => {
    if (data === undefined) return data
    const pages = [...mergeFirst(data.pages, fresh)]
    return { pages, pageParams: data.pageParams.slice(0, pages.length) }
  })
}

/** Changes cached items in the visible list; other lists are read again on demand. */
export function changeKnown(client: QueryClient, change: (pages: readonly ItemPage[]) => readonly ItemPage[]): void {
  client.removeQueries({ queryKey: [key], type: "inactive" })
  client.setQueriesData<ItemsData>({ queryKey: [key], type: "active" }, (data) =>
    data === undefined ? data : { ...data, pages: [...change(data.pages)] },
  )
}

/**
 * Lists opened during a change may have been read before the server knew of it; they are read again after it, even if
 * their first answer is still on its way.
 */
export async function withFreshLists<Result>(client: QueryClient, run: () => Promise<Result>): Promise<Result> {
  const known = new Set(client.getQueryCache().findAll({ queryKey: [key] }))
  try {
    return await run()
  } finally {
    const opened = { queryKey: [key], predicate: (query: Query) => !known.has(query) }
    await client.cancelQueries(opened)
    void client.invalidateQueries(opened)
  }
}
