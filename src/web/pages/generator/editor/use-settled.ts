import { startTransition, useEffect, useRef, useState } from "react"

const pauseMs = 90
const longestMs = 450

/**
 * What follows the typing a breath behind: taken over in a pause between two keys, and now and then where none comes. To
 * judge a long text takes about as long as one frame, and no key should wait for that.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const since = useRef<number | null>(null)
  useEffect(() => {
    if (value === settled) {
      since.current = null
      return
    }
    since.current ??= performance.now()
    const left = longestMs - (performance.now() - since.current)
    const timer = setTimeout(
      () => {
        since.current = null
        startTransition(() => setSettled(() => value))
      },
      Math.max(0, Math.min(pauseMs, left)),
    )
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}
