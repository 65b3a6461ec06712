import { attributesOf } from "./attributes.ts"
import { agree } from "./predicates.ts"
import type { Teller } from "./teller.ts"
import { listed, sentence } from "./wording.ts"

/** The lines under a search result: what it is and as much as fits, in one or two sentences. */
export function buildSnippet(teller: Teller, maxChars: number): string {
  const { u, wording } = teller
  const thing = u.isPlural ? u.name : wording.noun(u.name)
  const told = teller.left()
  const parts = told.filter(({ telling }) => telling.as === "part").map(({ telling }) => telling.text)
  const verbs = told.filter(({ telling }) => telling.as === "predicate").map(({ telling }) => telling.text)
  const clauses = told.filter(({ telling }) => telling.as === "clause").map(({ telling }) => telling.text)
  const small = attributesOf(told).map(({ text }) => wording.inside(text))
  const openings = [
    parts.length > 1 && `${thing} with ${listed(parts.slice(0, 2))}`,
    parts.length > 0 && `${thing} with ${parts[0]}`,
    verbs[0]?.startsWith("is ") && `${thing}, ${verbs[0].slice(3)}`,
    small.length > 1 && `${thing}: ${listed(small.slice(0, 3))}`,
    thing,
  ]
  let text = ""
  for (const opening of openings) {
    if (typeof opening !== "string") continue
    const said = sentence(opening)
    if (said.length <= maxChars) {
      text = said
      break
    }
  }
  if (text === "") return ""
  teller.note(text)
  const it = u.isPlural ? "They" : "It"
  const more = [
    ...verbs.map((verb) => sentence(`${it} ${agree(verb, u.isPlural)}`)),
    ...clauses.map(sentence),
    ...small.map((item) => sentence(item)),
  ]
  for (const next of more) {
    if (text.length >= maxChars - 30) break
    const longer = `${text} ${next}`
    if (longer.length <= maxChars) {
      text = longer
      teller.note(text)
    }
  }
  return text
}
