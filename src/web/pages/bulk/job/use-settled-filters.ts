import { useEffect, useState } from "react"
import type { RowFilters } from "./rows-query.ts"

const settleMs = 250

/** The filters once the typing pauses, so that not every letter asks the server. */
export function useSettledFilters(filters: RowFilters): RowFilters {
  const [search, setSearch] = useState(filters.search)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(filters.search), settleMs)
    return () => clearTimeout(timer)
  }, [filters.search])
  return { ...filters, search }
}
