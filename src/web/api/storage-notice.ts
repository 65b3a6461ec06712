import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let notice: string | null = null
let dismissed: string | null = null

/** What the last answer to something that is kept says of the room that is left; null while there is plenty. */
export const useStorageNotice = (): string | null =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => (notice === dismissed ? null : notice),
    () => null,
  )

/** Answers to calls that keep nothing say nothing of it. */
export function hearStorage(answer: Response): void {
  const heard = answer.headers.get("x-storage-notice")
  if (heard !== null) tell(() => (notice = heard))
}

/** It comes again as soon as it says something else. */
export const dismissStorageNotice = (): void => tell(() => (dismissed = notice))

function tell(change: () => void): void {
  change()
  for (const listener of listeners) listener()
}
