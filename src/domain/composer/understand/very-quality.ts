import { isPredicate } from "./word-kinds.ts"

const degree = /^(?:(ultra|super|extra|semi)|non) (\p{L}+)$/iu
/** "Non sticky", "non stick": what it is not makes a quality of nouns and verbs too. */
const denied = /(?:[^r]y|stick|slip|toxic)$/i

/** "Worn 3-4 times" */
export const doneTimes =
  /^(?:only |just )?(?:worn|used|read|played|driven|washed|opened|ridden) (?:only |just )?(?:\d[\d-]*|once|twice|a few|one|two|three|four|five)\b/i

/** "Choose black or green ink" */
export const choosing = /^(?:choose|pick|select) (?!from\b|up\b)[^,]+ or /i

/** "Ultra soft" and "non sticky" say how it is. */
export function isVeryQuality(text: string): boolean {
  const [, more, quality = ""] = degree.exec(text) ?? []
  return quality !== "" && (isPredicate(quality) || (more === undefined && denied.test(quality)))
}
