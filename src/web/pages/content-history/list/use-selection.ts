import { useCallback, useMemo, useState } from "react"
import type { CardItem } from "../card/card-item.ts"

const nobody: ReadonlySet<string> = new Set()

/** The selected items; only those on the page count. */
export function useSelection(items: readonly CardItem[]) {
  const [ids, setIds] = useState(nobody)
  const chosen = useMemo(() => (ids.size === 0 ? [] : items.filter(({ id }) => ids.has(id))), [ids, items])
  const toggle = useCallback(
    (id: string, isChosen: boolean) =>
      setIds((before) => {
        const next = new Set(before)
        if (isChosen) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  return {
    ids,
    chosen,
    toggle,
    chooseAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear: useCallback(() => setIds(nobody), []),
  }
}
