import { canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact } from "../../fact.ts"
import { shareIn, stemsOf } from "../../read/merge.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"

/** "Our blades fit most multi-tools": the opening of a careful text, if it says what the thing does and not only what it is. */
export function tellsDeed({ text, shape, isCareful }: Fact, { genre, language }: Understanding): boolean {
  const words = text.split(" ")
  const verb = words.findIndex((word, at) => at > 0 && /^(?:auxiliary|third|base)$/.test(kindOf(word)))
  const isKind = /^(?:is|are)$/i.test(words[verb] ?? "") && /^(?:an?|the|our|my|for|made)$/i.test(words[verb + 1] ?? "")
  return (
    genre === "goods" &&
    language === "en" &&
    isCareful &&
    shape === "sentence" &&
    /^(?:this|these|our|the)\b/i.test(text) &&
    verb > 0 &&
    verb < maxSubject &&
    // "The sweeper is a magnet on wheels that picks up nails from lawns and gravel"
    (!isKind || (/ (?:that|which) /.test(text) && words.length > minTold))
  )
}
const maxSubject = 7
const minTold = 12

/** "Hardy fly reel, made in England, from the 1970s, with its zip case" tells more than the title; a shop's own opening does not. */
export const tellsMore = ({ text, stems, isCareful }: Fact, { genre, language, thing }: Understanding): boolean =>
  /^(?:goods|auction|local)$/.test(genre) &&
  language === "en" &&
  isCareful &&
  !/^(?:for sale|selling|we|i|our|my|you)\b/i.test(text) &&
  [...stems].filter((stem) => !stemsOf(thing.fullName).has(stem)).length >= minMore
const minMore = 6

/** "Extends from 1.4 to 3.6 metres" of "A telescopic picker that extends …": what the title does not tell. */
export function deedOfOpening(fact: Fact | undefined, { thing, genre }: Understanding): { fact: Fact; line: string }[] {
  const [, name = "", verb = "", more = ""] =
    /^(?:This is )?[Aa]n? ([^,;:]{3,60}?) that (\p{Ll}+s) ([^;:]+)$/u.exec(withoutEnd(fact?.text ?? "")) ?? []
  const isOwn = name !== "" && shareIn(stemsOf(name.split(" ").at(-1) ?? ""), stemsOf(thing.name)) === 1
  return fact?.isCareful === true && genre === "goods" && isOwn && canBeThird(verb) && !/\bit\b/.test(more)
    ? [{ fact, line: `${verb} ${more}` }]
    : []
}
