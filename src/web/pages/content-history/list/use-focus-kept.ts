import { useCallback, useEffect, useRef } from "react"
import type { CardItem } from "../card/card-item.ts"

/**
 * A card that leaves the list takes the focus with it, and the next Tab would start at the top of the page. Returns a
 * function to call before cards leave; the next card then gets the focus.
 */
export function useFocusKept(items: readonly CardItem[]) {
  const known = useRef(items)
  const next = useRef<string | null>(null)
  useEffect(() => {
    known.current = items
    focusWhenLost(next.current)
  }, [items])
  return useCallback((leaving: readonly string[]) => {
    next.current = cardAfter(known.current, new Set(leaving))
    return () => focusWhenLost(next.current)
  }, [])
}

/** A closing dialog holds the focus for a moment, or returns it to a button that is about to leave. */
const framesToWait = 60

function focusWhenLost(id: string | null, frames = framesToWait) {
  if (id === null || frames === 0) return
  if (document.activeElement !== document.body && document.activeElement !== null) {
    requestAnimationFrame(() => focusWhenLost(id, frames - 1))
    return
  }
  const card = document.getElementById(`item-${id}`) ?? document.querySelector<HTMLElement>("main h1")
  card?.focus()
}

/** The next card, otherwise the previous one. */
function cardAfter(items: readonly CardItem[], leaving: ReadonlySet<string>): string {
  const last = items.findLastIndex(({ id }) => leaving.has(id))
  const stays = ({ id }: CardItem) => !leaving.has(id)
  return (items.slice(last + 1).find(stays) ?? items.slice(0, last + 1).findLast(stays))?.id ?? ""
}
