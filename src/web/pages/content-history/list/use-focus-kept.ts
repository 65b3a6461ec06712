import { useCallback, useEffect, useRef } from "react"
import type { CardItem } from "../card/card-item.ts"

/**
 * A card that leaves the list takes the keyboard's focus with it, and the next Tab would begin at the top of the page.
 * Gives a function that is told which cards may leave, before they do; the one behind them then has the focus.
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

/** A dialog that closes holds the focus for a while yet, or gives it back to a button that is about to leave. */
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

/** The one behind them, else the one before. */
function cardAfter(items: readonly CardItem[], leaving: ReadonlySet<string>): string {
  const last = items.findLastIndex(({ id }) => leaving.has(id))
  const stays = ({ id }: CardItem) => !leaving.has(id)
  return (items.slice(last + 1).find(stays) ?? items.slice(0, last + 1).findLast(stays))?.id ?? ""
}
