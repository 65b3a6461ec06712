import { isPlural } from "../../text/plural.ts"
import { type Fragment, isPastEvent } from "../understand/fragment.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { plain } from "../understand/word-kinds.ts"
import type { Wording } from "../wording.ts"
import { withArticles, withSubject } from "./telegraph.ts"

/** "Light seals replaced in 2026" is "the light seals were replaced in 2026". */
export function passiveSaying({ subject, rest }: Fragment, { inside }: Wording): string {
  const words = rest.split(" ")
  const isNegative = /^(?:not|never)$/i.test(words[0] ?? "")
  const participle = plain(words[isNegative ? 1 : 0] ?? "")
  // "My grandmother repaired these", "a sample stitched on it goes in the box": somebody did it, or something else is said.
  const object = plain(words[1] ?? "")
  const isActive =
    (/^(?:these|those|them|it|the|an?|my|our|her|his|their)$/.test(object) &&
      !/^the same|^the (?:last|next)/.test(rest)) ||
    /^(?!.*\b(?:that|which|who)\b).* (?:goes|comes|is|are|was|were|has|have|stays|lies|belongs) /.test(rest)
  if (isActive && !isNegative) return `${withSubject(inside(subject))} ${withArticles(rest)}`
  const isMany = isPlural(readNounPhrase(subject).head) || / and /.test(subject)
  const hasTime = /\b(?:in|on|last|this|by|at) \S/.test(rest)
  const isEvent = (isPastEvent(participle) && participle !== "worn") || (/^never$/i.test(words[0] ?? "") && hasTime)
  const verb = isEvent ? (isMany ? "were" : "was") : isMany ? "are" : "is"
  return `${withSubject(inside(subject))} ${verb} ${withArticles(rest)}`
}
