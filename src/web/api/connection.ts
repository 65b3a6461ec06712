import { useSyncExternalStore } from "react"

const retryMs = 3000
const listeners = new Set<() => void>()
let isReachable = true
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Whether our server can be reached. The browser's state is only a reason to check: without any network it says
 * "offline", although a server on the same machine answers. While it says so, the server is asked again and again.
 */
export const useConnection = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReachable,
    () => true,
  )

/** Calls back whenever the server becomes reachable again. Returns the unsubscribe function. */
export function onReconnect(tell: () => void): () => void {
  let was = isReachable
  return subscribe(() => {
    if (isReachable && !was) tell()
    was = isReachable
  })
}

/** A call was not answered at all, which is a reason to check. */
export function doubtConnection(): void {
  if (isReachable && listeners.size > 0) void check()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  if (listeners.size === 1) {
    addEventListener("online", check)
    addEventListener("offline", check)
    if (!navigator.onLine) void check()
  }
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    removeEventListener("online", check)
    removeEventListener("offline", check)
    clearTimeout(timer)
  }
}

async function check() {
  clearTimeout(timer)
  const wasReachable = isReachable
  isReachable = await answers()
  if (isReachable !== wasReachable) for (const tell of listeners) tell()
  // An answer may come just before the line goes, and the browser tells of that only once.
  if ((!isReachable || !navigator.onLine) && listeners.size > 0) timer = setTimeout(check, retryMs)
}

async function answers(): Promise<boolean> {
  try {
    await fetch("/healthz", { method: "HEAD", cache: "no-store" })
    return true
  } catch {
    return false
  }
}
