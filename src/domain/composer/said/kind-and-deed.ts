import { readNounPhrase } from "../understand/noun-phrase.ts"
import { verbForms } from "../understand/verbs.ts"
import { listed } from "../wording.ts"
import { isFault } from "./faults.ts"
import { isBusinessName } from "./is-business.ts"

/** What a business is, and what it does: "a bakery in Durham making sourdough". */
export interface KindAndDeed {
  readonly kind: string
  /** "make", "specialise in": what "we" stand before. */
  readonly verb: string
  readonly does: string
}

const deeds =
  /^(.{12,}?),? (?:(offering|that offers|which offers)|(providing|doing|selling|making|baking|treating|repairing|fixing|building|fitting|installing|teaching|restoring|growing|designing|stocking|supplying|printing|roasting|brewing|running|cooking|mending|servicing|training|serving|covering)|(speciali[sz]ing in)) (.{8,})$/iu

/** "Practice in Duluth offering cleanings, fillings and crowns" is two things to say; null for what says only one. */
export function cutInTwo(text: string): KindAndDeed | null {
  const [, kind = "", offers = "", deed = "", special = "", does = ""] = deeds.exec(text) ?? []
  if (does === "" || !isBusinessName(readNounPhrase(kind).head)) return null
  if (offers !== "") return { kind, verb: "offer", does }
  if (special !== "") return { kind, verb: special.replace(/ing in$/i, "e in").toLowerCase(), does }
  const base = verbForms(deed.toLowerCase()).find(({ form }) => form === "ing")?.base
  return base === undefined ? null : { kind, verb: base, does }
}

const hasAnd = / (?:and|or) /

/** "Rewires, sockets, lighting and EV points": a list whose last item has its "and" already wants no second one. */
export const rowOf = (items: readonly string[]): string =>
  items.length > 1 && hasAnd.test(items.at(-1) ?? "") ? items.join(", ") : listed(items)

/** "Do rewires and sockets", but "deal with scorpions and leaks". */
export const workedOn = (items: readonly string[]): string =>
  `${items.every(isFault) ? "deal with" : "do"} ${rowOf(items)}`

/** "Making sourdough", "rye loaves", "buns and birthday cakes": what is made is one list, whatever its commas. */
export function withWholeList(items: readonly string[]): readonly string[] {
  const [first = "", ...more] = items
  if (more.length === 0 || cutInTwo(first) === null || more.some((item) => /^(?:with|no|free)\b|[$£€\d]/i.test(item)))
    return items
  return [rowOf(items)]
}
