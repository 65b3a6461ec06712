import { isPlural } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { firstWordsOfApp } from "../../write/app-line.ts"

const shows =
  /^(?:shows|tells(?= you )|keeps|stores|gives|lists|displays|holds|finds|teaches|collects) (?:you )?(?:(?:the|your|all|every) )*(.+)$/iu
const ends = /,|[.;:]\s|\s(?:and|or|&|for|of|in|on|at|from|that|which|who|per|with|when|so)\s/iu
const maxWords = 3

/** "Tide times" of an app that "shows tide times and heights for people who walk": empty if one word is all that it shows. */
export function shownByApp(u: Understanding): string {
  const first = firstWordsOfApp(u)
  const said = first.startsWith(`${u.thing.name} `) ? first.slice(u.thing.name.length + 1) : first
  return u.genre === "app" ? shownIn(said) : ""
}

/** "Tide times" of "tells you the tide times and safe crossing hours" */
export function shownIn(deed: string): string {
  const [, rest = ""] = shows.exec(deed) ?? []
  const object = nameIn(rest.split(ends)[0] ?? "").toLowerCase()
  const count = object.split(" ").length
  return count > 1 && count <= maxWords && isSeveral(object) ? object : ""
}

/** "Tide times" are no times for anything else, and "other things" say nothing. */
const isSeveral = (object: string): boolean =>
  isPlural(object) &&
  (isThingPhrase(object) || object.split(" ").every((word) => /^(?:noun|plural)$/.test(kindOf(word)))) &&
  !/ (?:things|bits|ways|details|results|items|parts)$/.test(object)
