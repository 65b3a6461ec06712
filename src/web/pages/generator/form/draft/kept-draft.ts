import { type BriefValues, readValues } from "../fields/brief-values.ts"

/** Called at each use: where storage is forbidden, even accessing it throws. */
const ownStorage = (): Storage => localStorage

const keyOf = (userId: string): string => `brief-draft:${userId}`

/** The typed form, kept for the next visit: after a reload, an expired session, or the checkout. */
export function keepDraft(userId: string, values: BriefValues, storage = ownStorage) {
  try {
    storage().setItem(keyOf(userId), JSON.stringify(values))
  } catch {
    // Storage can be forbidden or full; the form works without it.
  }
}

export function readDraft(userId: string, storage = ownStorage): BriefValues | null {
  try {
    const kept = storage().getItem(keyOf(userId))
    return kept === null ? null : readValues(JSON.parse(kept))
  } catch {
    return null
  }
}

export function dropDraft(userId: string, storage = ownStorage) {
  try {
    storage().removeItem(keyOf(userId))
  } catch {
    // As above.
  }
}

const savedKeyOf = (userId: string): string => `brief-saved:${userId}`

/** These exact values are in the history, as a result or a draft: they are no longer unfinished work. */
export function noteSaved(userId: string, values: BriefValues, storage = ownStorage) {
  try {
    storage().setItem(savedKeyOf(userId), JSON.stringify(values))
  } catch {
    // As above.
  }
}

export function isSaved(userId: string, values: BriefValues, storage = ownStorage): boolean {
  try {
    const saved = storage().getItem(savedKeyOf(userId))
    return saved !== null && isSameBrief(readValues(JSON.parse(saved)), values)
  } catch {
    return false
  }
}

/** Both as they are read from storage, without values that were never chosen. */
export const isSameBrief = (one: BriefValues, other: BriefValues): boolean =>
  JSON.stringify(readValues(one)) === JSON.stringify(readValues(other))
