import { useSyncExternalStore } from "react"
import type { Call } from "../../contract/call.ts"

const listeners = new Set<() => void>()
let wasSignedIn = false
let isSignedOut = false

/** Whether the session has ended under this page: it ran out, or another tab signed out. */
export const useSignedOut = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => isSignedOut,
    () => false,
  )

/** A refusal says so only where somebody was let in before; a visitor was never signed in. */
export function hearSession({ who }: Call, { ok, status }: Pick<Response, "ok" | "status">): void {
  if (who === "everybody") return
  if (ok) wasSignedIn = true
  set(!ok && status === 401 && wasSignedIn)
}

function set(next: boolean): void {
  if (next === isSignedOut) return
  isSignedOut = next
  for (const listener of listeners) listener()
}
