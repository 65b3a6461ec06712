import { useSyncExternalStore } from "react"
import type { Call } from "../../contract/call.ts"

const listeners = new Set<() => void>()
let wasSignedIn = false
let isSignedOut = false

/** Whether the session has ended under this page: it expired, or another tab signed out. */
export const useSignedOut = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => isSignedOut,
    () => false,
  )

/** A refusal means that only if somebody was signed in before; a visitor never was. */
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
