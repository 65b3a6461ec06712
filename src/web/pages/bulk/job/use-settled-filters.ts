import { useEffect, useState } from "react"
import type { RowFilters } from "./rows-query.ts"

const settleMs = 250

/** The filters after a pause in typing, so that not every letter sends a request. */
export function useSettledFilters(filters: RowFilters): RowFilters {
  const [search, setSearch] = useState(filters.search)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(filters.search), settleMs)
    return () => clearTimeout(timer)
  }, [filters.search])
  return { ...filters, search }
}
