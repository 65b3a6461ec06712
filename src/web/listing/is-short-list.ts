import type { Slot } from "../../domain/rule-book/slot.ts"

const phraseLists = new Set(["tags", "keywords", "searchTerms"])
const shortChars = 60

/** Words and phrases, of which many fit on a line; else each item is a sentence of its own. */
export const isShortList = ({ key, kind, max }: Slot): boolean =>
  kind === "list" && (phraseLists.has(key) || max <= shortChars)
