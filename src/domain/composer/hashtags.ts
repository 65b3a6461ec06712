import { splitList } from "../text/split-list.ts"
import { makeKeywordJudge } from "./understand/keyword-judge.ts"
import type { Understanding } from "./understand/understand.ts"

/** Tags that promise reach and say nothing of the thing. */
const empty = /^(?:fyp|foryou|foryoupage|fy|viral|trending|xyzbca|explore|tiktokmademebuyit)$/

/** The seller's own hashtags first, then the strongest phrases: small letters, each once. */
export function hashtagsOf(u: Understanding, phrases: readonly string[], count: number, maxChars: number): string[] {
  const out: string[] = []
  const isTrue = makeKeywordJudge(u.brief, u.subject, u.prepare(u.brief.description))
  const given = splitList(u.prepare(u.brief.tiktokHashtags)).filter(isTrue)
  const isOneOfMany = u.brief.products.length > 1
  for (const phrase of isOneOfMany ? [u.name, ...given, ...phrases] : [...given, ...phrases]) {
    const word = phrase.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]/gu, "")
    const isLong = word.length + 1 > maxChars || phrase.trim().split(" ").length > (out.length === 0 ? 5 : 3)
    if (
      /^\d/.test(word) ||
      word.length < 3 ||
      isLong ||
      empty.test(word) ||
      out.some((tag) => tag === `#${word}` || `${tag}s` === `#${word}` || tag === `#${word}s`)
    )
      continue
    out.push(`#${word}`)
    if (out.length === count) break
  }
  return out
}
