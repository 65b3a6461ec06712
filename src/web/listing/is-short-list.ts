import type { Slot } from "../../domain/rule-book/slot.ts"

const phraseLists = new Set(["tags", "keywords", "searchTerms"])
const shortChars = 60

/** Words and phrases, many of which fit on a line; otherwise, each item is a sentence. */
export const isShortList = ({ key, kind, max }: Slot): boolean =>
  kind === "list" && (phraseLists.has(key) || max <= shortChars)
