import { slugOf } from "../../../text/keys/slug-of.ts"
import { isSmallWord } from "../../../text/words/small-words.ts"

const maxWords = 6

const wordsOf = (text: string): string[] => slugOf(text).split("-")

/** "On-site" and "walk-in" are other words without their small one. */
const isWhole = (word: string): boolean =>
  /^\p{L}+-to-\p{L}+$/iu.test(word) || /^(?:(?:on|in|off|out)-\p{L}{3,}|\p{L}{3,}-(?:on|in|off|out|up))$/iu.test(word)

const wordsIn = (name: string): string[] =>
  name
    // "Handles with 96" of three sizes
    .replace(/ (?:with|in|of|from) \d[\d.,]*$/i, "")
    // "Drop off" is one word here.
    .replace(/(\p{L}{3,}) (off|up|in)$/iu, "$1-$2")
    .split(/\s+/)
    .flatMap((word) => (isWhole(word) ? [slugOf(word)] : wordsOf(word)))
    .filter((word) => word !== "" && !isSmallWord(word))

const joint = /(?=\s(?:for|with|in|from|on|to|by|at)\s)/iu

/** A long name up to where a phrase ends: "duvet covers | in double, king and super king". */
function upToPhrase(name: string): string {
  const parts = name.split(joint)
  const starts = parts.map((_, at) => parts.slice(0, at + 1).join(""))
  const isWhole = (start: string): boolean => wordsIn(start).length <= maxWords
  return starts.findLast((start) => isWhole(start) && start.includes(" ")) ?? name
}

/** The last part of a web address: three to six short words. */
export function pageSlug(name: string, town: string, maxChars: number): string {
  const words = wordsIn(town === "" ? upToPhrase(name) : name)
  const place = wordsOf(town).filter((word) => word !== "" && !words.includes(word))
  const named = words.slice(0, maxWords - Math.min(place.length, 2))
  // "6 mm" is cut before its number, and "2.5 tog" before both.
  while (/^\d+$/.test(named.at(-1) ?? "") && /^(?:\d|\p{L}{2})/u.test(words[named.length] ?? "")) named.pop()
  const kept = [...named, ...place.slice(0, 2)]
  // "Glasbury-on-Wye" is cut before its "on", "Kilrush Co Clare" before its county, "48 x 24" before its "x".
  while (isSmallWord(kept.at(-1) ?? "") || /^(?:co|x)$/.test(kept.at(-1) ?? "")) kept.pop()
  let slug = ""
  for (const word of kept) {
    const longer = slug === "" ? word : `${slug}-${word}`
    if (longer.length <= maxChars) slug = longer
  }
  return slug
}
