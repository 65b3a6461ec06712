import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let notice: string | null = null
let dismissed: string | null = null

/** The storage warning of the last saving call; null while there is plenty of room. */
export const useStorageNotice = (): string | null =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => (notice === dismissed ? null : notice),
    () => null,
  )

/** Other calls do not report the storage. */
export function hearStorage(answer: Response): void {
  const heard = answer.headers.get("x-storage-notice")
  if (heard !== null) tell(() => (notice = heard))
}

/** It appears again as soon as its text changes. */
export const dismissStorageNotice = (): void => tell(() => (dismissed = notice))

function tell(change: () => void): void {
  change()
  for (const listener of listeners) listener()
}
