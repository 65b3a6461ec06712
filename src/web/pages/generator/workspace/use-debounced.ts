import { useCallback, useEffect, useMemo, useRef } from "react"

interface Debounced<Value> {
  (value: Value): void
  /** Pending calls are dropped. */
  forget(): void
}

/** Calls once the calls have paused, and at the latest when the page is closed. */
export function useDebounced<Value>(act: (value: Value) => void, waitMs: number): Debounced<Value> {
  const acting = useRef(act)
  useEffect(() => {
    acting.current = act
  })
  const waiting = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(null)
  const flush = useCallback(() => {
    const last = waiting.current
    waiting.current = null
    if (last === null) return
    clearTimeout(last.timer)
    acting.current(last.value)
  }, [])
  useEffect(() => {
    addEventListener("pagehide", flush)
    return () => {
      removeEventListener("pagehide", flush)
      flush()
    }
  }, [flush])
  return useMemo(() => {
    const forget = () => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = null
    }
    const later = (value: Value) => {
      forget()
      waiting.current = { value, timer: setTimeout(flush, waitMs) }
    }
    return Object.assign(later, { forget })
  }, [flush, waitMs])
}
