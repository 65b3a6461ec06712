import { startTransition, useEffect, useState } from "react"
import type { EditState } from "./edit-state.ts"
import type { EditStore } from "./edit-store.ts"

const pauseMs = 90
const longestMs = 450

/**
 * The state that everything except the active field follows: slightly behind the typing, in a pause between two keys,
 * and now and then without one. Other changes are followed at once.
 */
export function useSettled(store: EditStore): EditState {
  const [settled, setSettled] = useState(store.read)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let since: number | null = null
    const rest = () => {
      clearTimeout(timer)
      since = null
    }
    const settle = () => {
      rest()
      startTransition(() => setSettled(store.read()))
    }
    const end = store.listen(({ kind }) => {
      if (kind !== "typed") {
        rest()
        setSettled(store.read())
        return
      }
      since ??= performance.now()
      clearTimeout(timer)
      timer = setTimeout(settle, Math.max(0, Math.min(pauseMs, longestMs - (performance.now() - since))))
    })
    setSettled(store.read())
    return () => {
      end()
      rest()
    }
  }, [store])
  return settled
}
