const prefix = "unsaved-edits:"

/** Where the edits of an item are kept in this browser. */
export const unsavedKey = (itemId: string): string => `${prefix}${itemId}`

/** The items of which edits are kept in this browser. Where storage is forbidden, there are none. */
export function unsavedItems(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  } catch {
    return []
  }
}
