import type { Teller, Way } from "../teller.ts"
import { readFragment } from "../understand/fragment.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { contentStems } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { listed } from "../wording.ts"
import { namesOf } from "./details.ts"

/** "Posters that …", "bikes a parent ends up carrying": things that one could have instead. */
const isThings = (text: string): boolean =>
  /^(?!(?:no|not|being|having|nowhere|seed)\b)(?:(?!(?:that|which|who) )[\p{L}-]+ ){0,4}?[\p{L}-]{2,}[^\Ws]s(?: (?:that|which|who|with|of|sold|a|under|too) .+)?$/u.test(
    text,
  )

/** Of several listings the later ones name only what their own thing has to do with. */
function painsOf({ u }: Teller): readonly string[] {
  const place = u.brief.products.findIndex(({ name }) => name === u.subject.name)
  const told = u.pains.filter((one) => readFragment(one).shape !== "clause" || isThings(one))
  return place <= 0 ? told : told.filter((one) => isOfThis(one, u))
}

function isOfThis(pain: string, { subject }: Understanding): boolean {
  const own = contentStems(subject.name)
  return [...contentStems(readNounPhrase(pain).head)].some((stem) => own.has(stem))
}

/** The trouble that it does away with. What the brief complains of must not sound as if it were its own. */
export function tellTrouble(teller: Teller): string {
  const { u, wording } = teller
  // "Trays that slide and wet books" would wet them: what holds a clause stands last.
  const isOpen = (one: string) => Number(/ (?:that|which|who|whose) /.test(one))
  const pains = painsOf(teller)
    .map(wording.inside)
    .toSorted((a, b) => isOpen(a) - isOpen(b))
  if (pains.length === 0) return ""
  const pain = listed(pains, "or")
  const all = listed(pains)
  const { it, this: these, isPlural: isMany } = namesOf(teller)
  // Thin handles are no mug: only what is a thing of the same kind can be had instead of it.
  const kind = contentStems(u.name)
  // "Mugs that burn and handles that rattle": of the second nothing takes the place.
  const isRow = / and (?:[\p{L}-]+ ){0,2}[\p{L}-]+s (?:that|which|who) /u.test(all)
  const hasThings =
    !isRow &&
    pains.every((one) => isThings(one) && [...contentStems(readNounPhrase(one).head)].some((stem) => kind.has(stem)))
  const isOneKind = hasThings && pains.length === 1 && !/ and /.test(pain)
  const both = hasThings && !/ (?:and|that|which|who) /.test(all) ? listed(pains.toReversed()) : all
  const isSpoken = /^(?:persuasive|casual|friendly)$/.test(u.brief.tone)
  const isPlain = !/^(?:no|not|the|an?|too|being|having) /.test(pain)
  const isShort = all.split(" ").length < 8
  // What stands between two lists of the seller's words is short, or every shop would say the same.
  const ways: readonly Way[] = [
    isSpoken && `had enough of ${pain}?`,
    isSpoken && isShort && isPlain && `${pain}? Not with ${these}`,
    isPlain && `no more ${pain}`,
    isPlain && isShort && `with ${these}, no more ${pain}`,
    isPlain && `an end to ${all}`,
    isOneKind && isMany && `these are not ${pain}`,
    isOneKind && !isMany && `this is not one of those ${pain}`,
    isPlain && `an answer to ${both}`,
    !isPlain && `${it} ${isMany ? "spare" : "spares"} you ${all}`,
    (hasThings || isSpoken) && isPlain && `${it} ${isMany ? "beat" : "beats"} ${both}`,
    isSpoken && isPlain && `forget ${all}`,
    hasThings && `${it} ${isMany ? "replace" : "replaces"} ${all}`,
  ]
  return teller.say("pain", ways)
}
