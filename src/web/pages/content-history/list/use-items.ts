import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"
import type { Filters } from "../filter/filters.ts"
import { itemsQuery, refreshItems } from "../filter/items-query.ts"
import { isShown } from "./item-pages.ts"

/** The items that answer the filters, as far as they are read. */
export function useItems(filters: Filters) {
  const query = useInfiniteQuery(itemsQuery(filters))
  useRefreshed(filters)
  const { data, isPlaceholderData } = query
  const items = useMemo(
    () => (data?.pages ?? []).flatMap((page) => page.items.filter((item) => isShown(item, filters))),
    [data, filters],
  )
  // Until the answer is here, what is known of it stands in; of nothing it would say that there is nothing.
  const isWaiting = query.isPending || (isPlaceholderData && items.length === 0)
  return { ...query, items, isWaiting }
}

/** A list that was read on an earlier visit may have got a new beginning since. */
function useRefreshed(filters: Filters) {
  const client = useQueryClient()
  useEffect(() => {
    const stop = new AbortController()
    const { queryKey } = itemsQuery(filters)
    if (client.getQueryData(queryKey) !== undefined)
      refreshItems(client, filters, stop.signal).catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn("The list could not be refreshed.", error)
      })
    return () => stop.abort()
  }, [client, filters])
}
