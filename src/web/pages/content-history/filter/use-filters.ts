import { useDeferredValue, useMemo, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { type Filters, readFilters, writeFilters } from "./filters.ts"

/**
 * The filters are in the address. Each set filter is a step that the browser's back button undoes; typing a word is one
 * step.
 */
export function useFilters() {
  const address = useSearch()
  const [path, navigate] = useLocation()
  const addressed = useMemo(() => readFilters(address), [address])
  const [typed, setTyped] = useState({ text: addressed.search, address })
  if (typed.address !== address) {
    const isOurs = typed.text.trim() === addressed.search
    setTyped({ text: isOurs ? typed.text : addressed.search, address })
  }

  function set(change: Partial<Filters>) {
    if (change.search !== undefined) setTyped({ text: change.search, address })
    const next = { ...addressed, ...change }
    const isTypingOn = change.search !== undefined && addressed.search !== "" && next.search.trim() !== ""
    const query = writeFilters(next)
    if (query === writeFilters(addressed)) return
    navigate(`${path}${query}`, { replace: isTypingOn })
  }

  // Typed text shows at once; the list follows when there is time, and an outdated request is canceled.
  const filters = useDeferredValue(addressed)
  return { typedSearch: typed.text, addressed, filters, set }
}
