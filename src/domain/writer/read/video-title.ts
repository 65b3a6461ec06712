import { isRightWord } from "../../text/spell/right-words.ts"
import { isGivenName } from "../../text/words/names.ts"
import { placeName } from "../../text/words/proper-names.ts"
import type { Fact } from "../fact.ts"

const endOfTitle = /,(?!\d)|\s(?:with|using|in the|that|which|who|someone|somebody)\s/

const minTitleWords = 3

/** "I'm a lift mechanic", "I have been a barber for 14 years": who shows it, and not what is shown. */
export const tellsOfMaker = (text: string): boolean =>
  /^(?:i|we)(?:['’](?:m|re|ve been)| (?:am|are|have been|was|were))(?!\p{L})/iu.test(text)

/** "Next week: the alternator belt", "part 2 covers the ribs": said of another video. */
export const tellsOfNext = (text: string): boolean =>
  /^(?:(?:next|coming) (?:up|week|time|month|video|episode|one)\b|(?:parts?|episodes?) \d+(?: and \d+)? (?!of\b)\p{Ll})/iu.test(
    text,
  )

/** "Clean with me" is cut at no "with". */
export function videoTitle(typed: string): string {
  const [start = ""] = typed.split(endOfTitle)
  return start.split(" ").length < minTitleWords ? typed : start
}

/** "kent" in a hasty title is the Kent of the description. */
export function withNames(title: string, facts: readonly Fact[]): string {
  const told = facts.map(({ text }) => text).join(" \n ")
  // The canal of a hasty title need not be that of the "Rideau Canal".
  const isName = (low: string): boolean =>
    (!isRightWord(low) || placeName(low) !== undefined || isGivenName(low)) &&
    new RegExp(`\\p{Ll} ${low[0]?.toUpperCase()}${low.slice(1)}(?!\\p{L})`, "u").test(told) &&
    !told.includes(` ${low} `)
  return title.replace(/(?<= )\p{Ll}{3,}(?!\p{L})/gu, (word) =>
    isName(word) ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word,
  )
}
