import { splitList } from "../../text/split/split-list.ts"
import { headNoun } from "../../text/words/plural.ts"
import type { Fact } from "../fact.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { shareIn, stemsOf } from "./merge.ts"

const firstFacts = 2

/** Where no sentence names the thing, the keyword that the first ones say the most of: better than the shop's name. */
export function keywordName(typed: string, facts: readonly Fact[]): string {
  const told = stemsOf(
    facts
      .slice(0, firstFacts)
      .map(({ text }) => text)
      .join(" "),
  )
  const isNaming = (phrase: string): boolean => {
    const head = headNoun(phrase)
    return phrase.includes(" ") && namesAThing(head) && [...stemsOf(head)].every((stem) => told.has(stem))
  }
  const [best = ""] = splitList(typed)
    .filter(isNaming)
    .toSorted((one, other) => shareIn(stemsOf(other), told) - shareIn(stemsOf(one), told))
  return best
}
