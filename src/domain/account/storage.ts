/** The storage limit, and how much of it is used. */
interface Storage {
  readonly items: number
  readonly maxItems: number
  readonly bytes: number
  readonly maxBytes: number
}

const nearlyFull = 0.8
const howToFree = "Delete what you no longer need in your history; the space is free again an hour later."

export const fullStorage = `Your storage is full, so nothing new can be saved. ${howToFree}`

/** The warning for its owner; null while there is plenty of room. */
export function noticeOf({ items, maxItems, bytes, maxBytes }: Storage): string | null {
  const share = Math.max(items / maxItems, bytes / maxBytes)
  if (share >= 1) return fullStorage
  return share < nearlyFull ? null : `Your storage is ${Math.floor(share * 100)}% full. ${howToFree}`
}
