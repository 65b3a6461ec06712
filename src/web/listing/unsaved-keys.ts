const prefix = "unsaved-edits:"

/** The storage keys of an item's edits in this browser. */
export const unsavedKey = (itemId: string): string => `${prefix}${itemId}`

/** The items with edits stored in this browser. Without storage, there are none. */
export function unsavedItems(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  } catch {
    return []
  }
}
