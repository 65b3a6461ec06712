import { isPlural } from "../text/plural.ts"
import type { Fact } from "./understand/facts.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { stem } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"

/** "Felt balls, hand rolled pom poms", which people look for as "wool pom poms": what it is called too, and no part of it. */
export function isOtherName(
  head: string,
  { role, isPart }: Fact,
  { keywords, isPlural: isMany, noun, facts }: Understanding,
): boolean {
  const last = stem(head.split(" ").at(-1) ?? "")
  const isSought = keywords.some((text) => stem(readNounPhrase(text).head.split(" ").at(-1) ?? "") === last)
  const isHad = facts.some(({ text }) => text.toLowerCase().includes(`with ${head.toLowerCase()}`))
  return role === "what" && isPart !== true && isSought && !isHad && last !== stem(noun) && isPlural(head) === isMany
}
