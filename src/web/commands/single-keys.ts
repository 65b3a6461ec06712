import { useSyncExternalStore } from "react"

const storageKey = "single-keys"
const listeners = new Set<() => void>()
let isOnHere: boolean | undefined

/** Whether single-key shortcuts work. People who use dictation, or slip often, can turn them off in this browser. */
export const useSingleKeys = (): readonly [boolean, (isOn: boolean) => void] => [
  useSyncExternalStore(subscribe, hasSingleKeys, () => true),
  switchSingleKeys,
]

export function hasSingleKeys(): boolean {
  isOnHere ??= readStored() !== "off"
  return isOnHere
}

function switchSingleKeys(isOn: boolean): void {
  isOnHere = isOn
  try {
    localStorage.setItem(storageKey, isOn ? "on" : "off")
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
  for (const tell of listeners) tell()
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
