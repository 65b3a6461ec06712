import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"
import type { Filters } from "../filter/filters.ts"
import { itemsQuery, refreshItems } from "../filter/items-query.ts"
import { isShown } from "./item-pages.ts"

/** The items that match the filters, as far as they are loaded. */
export function useItems(filters: Filters) {
  const query = useInfiniteQuery(itemsQuery(filters))
  useRefreshed(filters)
  const { data, isPlaceholderData } = query
  const items = useMemo(
    () => (data?.pages ?? []).flatMap((page) => page.items.filter((item) => isShown(item, filters))),
    [data, filters],
  )
  // Until the answer arrives, the cached items are shown; an empty cache would claim that there are none.
  const isWaiting = query.isPending || (isPlaceholderData && items.length === 0)
  return { ...query, items, isWaiting }
}

/** A list from an earlier visit may have new items at its beginning. */
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
