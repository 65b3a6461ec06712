import { placeName, properNames } from "../../../text/words/proper-names.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isOneLine } from "./is-one-line.ts"

/** "West Highland Line", "Worcester Greenstar 30i" */
const named = /(?<=\p{Ll}[,:]? )\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|\d+\p{L}))+|(?<= in )\p{Lu}\p{Ll}{5,}(?=[,.]|$)/gu
const ofTime =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|\p{L}+day|i)$/iu
const fewest = 6
const making = /^(\p{Lu}\p{Ll}+ing) (an?|the|my|our) (.+?)(?: (?:for|from|with|on|in|to|by|of|out) |[,:]|$)/u

/** What the one line of a video names: each name in it, and what is made in it. Viewers type both. */
export function namesShown(u: Understanding): string[] {
  if (u.genre !== "video" || u.language !== "en" || !isOneLine(u)) return []
  const line = u.clean(u.brief.description)
  const names = (line.match(named) ?? []).filter((name) => isName(name.toLowerCase())).map((name) => name.toLowerCase())
  const [, deed = "", article = "", object = ""] = making.exec(line) ?? []
  const thing = nameIn(object).toLowerCase()
  const isMade = thing !== "" && thing === object.toLowerCase() && isThingPhrase(thing)
  return [...names, ...(isMade ? [`${deed.toLowerCase()} ${article} ${thing}`, thing] : [])]
}

/** A place alone, a month or a people name no video. */
const isName = (name: string): boolean =>
  placeName(name) === undefined &&
  (name.includes(" ")
    ? !name.split(" ").every((word) => ofTime.test(word))
    : name.length >= fewest && !properNames.has(name) && !ofTime.test(name))
