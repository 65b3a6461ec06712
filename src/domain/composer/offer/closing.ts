import { withArticle } from "../../text/article.ts"
import { isPlural } from "../../text/plural.ts"
import { splitList } from "../../text/split-list.ts"
import type { Teller } from "../teller.ts"
import { readFragment } from "../understand/fragment.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import type { Understanding } from "../understand/understand.ts"
import { capital } from "../wording.ts"
import { series } from "./join.ts"
import { passiveSaying } from "./passive-saying.ts"
import type { Piece } from "./piece.ts"
import { articled } from "./telegraph.ts"

const grade =
  /^(.*?)(?: ?[-–/:,] ?| )(?:in )?(like new|very good|good|fair|excellent|acceptable|great|poor)(?: condition)?$/i

/** "Used - Very Good" as one says it: "used, very good". */
export function conditionOf(raw: string): string {
  const text = raw
    .replace(/[.!]+$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/^used ?\/ ?(?=pre-?owned)/, "")
  const [, state = "", how = ""] = grade.exec(text) ?? []
  if (how !== "") return [state, how].filter(Boolean).join(", ")
  return text.replace(/ ?\/ ?/g, " and ").replace(/ - /g, ", ")
}

/** The state in one sentence, with the marks that can be named in a word. */
export function tellCondition(teller: Teller, raw: string, isPlural: boolean, marks: readonly Piece[]): string {
  const said = conditionOf(teller.u.prepare(raw))
  if (said === "") return ""
  const [state, how] = said.split(/, (?=[a-z ]+$)/)
  const all = marks.length === 0 ? "" : `, with ${series(marks.map(({ text }) => articled(text)))}`
  const [it, is] = isPlural ? ["they", "are"] : ["it", "is"]
  if (how === undefined || state === undefined)
    return teller.say("condition", [`${it} ${is} ${said}${all}`, `${said}${all}`, `sold as ${said}${all}`])
  // Without a mark there is nothing in the sentence that is this seller's own, so that it has to be short.
  if (all === "")
    return teller.say("condition", [
      `${state} but ${how}`,
      `${state}, ${how}`,
      `${state} and ${how}`,
      `condition: ${state}, ${how}`,
      /^\p{Ll}{3,}$/u.test(teller.u.noun) && `the ${teller.u.noun} ${is} ${state} but ${how}`,
    ])
  return teller.say("condition", [
    `${state} but ${how}${all}`,
    `${it} ${is} ${state}, but ${how}${all}`,
    `${state}, and ${how} at that${all}`,
    `${state}, ${how}${all}`,
    `${it} ${is} ${state} and ${how}${all}`,
  ])
}

const carriers =
  /\b(?:usps|ups|fedex|dhl|dpd|evri|hermes|yodel|royal mail|parcelforce|post|mail|courier|tracked|special delivery|signed for|priority|ground|economy|express|first class|second class|48 hour|24 hour|media mail|freight)\b/i
const packets = /\b(?:mailer|box|tube|envelope|crate|carton|parcel|bag|jiffy|padded)\b/i

interface Parts {
  readonly by: string[]
  readonly how: string[]
  readonly when: string[]
  readonly sayings: string[]
  readonly rest: string[]
}

const handling = /^(\d+|one|two|three) days? handling ?(.*)$/i

function sortPart(parts: Parts, item: string, teller: Teller): void {
  const [, days, carrier = ""] = handling.exec(item) ?? []
  if (days !== undefined) {
    parts.when.push(`after ${days === "1" ? "one day" : days === "one" ? "one day" : `${days} days`} of handling`)
    if (carrier !== "") parts.by.push(carrier)
    return
  }
  if (carriers.test(item) && !/^(?:combined|free|ships|sent|posted)\b/i.test(item)) {
    parts.by.push(item)
    return
  }
  const text = teller.wording.inside(item)
  const found = readFragment(text)
  if (/^out (?:within|in|on|by|the same|next)\b/i.test(text)) {
    parts.when.push(text.slice(4))
    return
  }
  const isTimed = /^(?:ships|goes|leaves|posts|sent|shipped|posted|dispatched|despatched) (?!in |flat|by |with )/i.test(
    text,
  )
  if (/^(?:double|well|fully|carefully)?[ -]?(?:boxed|packed|wrapped) /i.test(text)) parts.how.push(text)
  else if (wrapped.test(text)) parts.how.push(`with the ${text}`)
  else if (packets.test(text) && found.shape === "noun")
    parts.how.push(`in ${isPlural(readNounPhrase(text).head) ? text : withArticle(text)}`)
  else if (isTimed) parts.when.push(text.replace(/^\S+ /, "").replace(/^(?=(?:next|same) )/, "on the "))
  else if (isPacked.test(text)) parts.how.push(text)
  else if (found.shape === "passive")
    parts.how.push(`with ${passiveSaying(found, teller.wording).replace(/ (?:is|are|was|were) /, " ")}`)
  else if (found.shape === "clause") parts.sayings.push(text)
  else if (found.shape === "participle" || found.shape === "adjective") parts.how.push(text)
  else parts.rest.push(text)
}

/** "Machine and case packed apart" */
const wrapped = /^(?!an? |the |well |fully |double)[\p{Ll} -]{3,30} (?:packed|wrapped|boxed|sent) \p{L}/u
const isPacked =
  /^(?:double|well|fully|carefully|foam|bubble|box|flat)?[ -]?(?:boxed|packed|insured|wrapped|tracked|signed for)\b/i

function shippingParts(teller: Teller, raw: string): Parts {
  const parts: Parts = { by: [], how: [], when: [], sayings: [], rest: [] }
  const items = splitList(teller.u.prepare(raw)).flatMap((text) => text.split(/(?<=[a-z]{3})\. /))
  for (const item of items) sortPart(parts, item.replace(/[.]+$/, ""), teller)
  return parts
}

const lineOpeners = ["", "Shipping: ", "Sent by ", "Goes by "]

/** How it travels as a line of a list; the listings of one seller each begin it in their own way. */
export function shippingLine(teller: Teller, place: number): string {
  const { by, how, when } = shippingParts(teller, teller.u.brief.shippingDetails)
  const carrier = series(
    by.filter((text) => !/pick ?up|collect/i.test(text)),
    "or",
  )
  const line = [carrier, series(how), series(when)].filter(Boolean).join(", ")
  const opener = carrier === "" ? lineOpeners[place % 2] : lineOpeners[place % lineOpeners.length]
  return line === "" ? "" : capital(`${opener}${line}`)
}

/** How it travels, in one or two sentences. */
export function tellShipping(teller: Teller, raw: string, isPlural: boolean): string[] {
  if (raw.trim() === "") return []
  const { by, how, when, sayings, rest } = shippingParts(teller, raw)
  const [it, goes, ships] = isPlural ? ["they", "go", "ship"] : ["it", "goes", "ships"]
  const carrier = series(
    by.filter((text) => !/pick ?up|collect/i.test(text)),
    "or",
  )
  const means = carrier === "" ? "" : `by ${carrier}`
  const isPickup = by.some((text) => /pick ?up|collect/i.test(text))
  const pickup = isPickup ? series(by) : ""
  const manner = series(how)
  const time = series(when)
  const tail = [manner, time].filter(Boolean).join(", ")
  const out: string[] = []
  const first = means || manner || time
  if (pickup !== "") out.push(teller.say("shipping", [`${capital(pickup)}${tail === "" ? "" : `, ${tail}`}`]))
  else if (first !== "") {
    const others = [means, manner, time].filter((text) => text !== "" && text !== first)
    out.push(
      teller.say("shipping", [
        `${it} ${goes} ${[first, ...others].join(", ")}`,
        `${it} ${goes} out ${[first, ...others].join(", ")}`,
        `${it} ${ships} ${[first, ...others].join(", ")}`,
        `shipping: ${[first.replace(/^by /, ""), ...others].join(", ")}`,
        means.startsWith("by ") && others.length > 0 ? `${others.join(", ")}, ${it} ${goes} ${means}` : null,
      ]),
    )
  }
  for (const text of sayings) out.push(teller.say(`shipping ${text}`, [text]))
  if (rest.length > 0) out.push(teller.say("postage", [series(rest), `also: ${series(rest)}`]))
  return out
}

/** Where what is sent stands meanwhile, if the text has not said so. */
export function tellWhere({ u, say }: Teller, text: string): string {
  const [town = ""] = u.place.split(",")
  if (town === "" || text.toLowerCase().includes(town.toLowerCase())) return ""
  const [it, is] = u.isPlural ? ["they", "are"] : ["it", "is"]
  return say("where", [`${it} ${is} in ${u.place}`, `${it} ${is} sent from ${u.place}`, `sent from ${u.place}`])
}

/** "Mesa AZ" wants its comma. */
export const placeOf = ({ place }: Understanding): string => place.replace(/^([^,]+\p{L}) (\p{Lu}{2})$/u, "$1, $2")

const handing = /^(?:(?:local )?pick[- ]?up(?: only)?|collect(?:ion)?(?: only)?|collection in person)$/i

/** Where it is, how one gets it, and what it costs. */
export function tellPlace(teller: Teller): string[] {
  const { u } = teller
  const { brief, prepare, isPlural } = u
  const [it, is] = isPlural ? ["they", "are"] : ["it", "is"]
  const place = placeOf(u)
  const focus = prepare(brief.facebookCommunityFocus)
  const near =
    focus === ""
      ? ""
      : /\b(?:neighbou?rs|parents|families|people|students|residents|locals|members|folks|gardeners|cyclists|renters|community|group|[a-z]+ers)(?=$| (?:around|in|of|near|from|across) )/i.test(
            focus,
          )
        ? `, ${["handy for", "close by for", "not far for", "good for"][teller.pick("near", 4)] ?? "near for"} ${focus}`
        : `, near ${focus}`
  const way = prepare(brief.facebookDeliveryMethod).replace(/[.]+$/, "")
  const isPickup = handing.test(way)
  const isOnly = / only$/i.test(way)
  const pickup = /collect/i.test(way) ? "collection" : "pickup"
  const taken = pickup === "collection" ? "collected" : "picked up"
  const out: string[] = []
  if (isPickup)
    out.push(
      teller.say("place", [
        `${pickup} ${isOnly ? "only, " : ""}from ${place}${near}`,
        `${it} ${is} in ${place}${near}, for ${pickup}${isOnly ? " only" : ""}`,
        `${pickup}${isOnly ? " only" : ""}, in ${place}${near}`,
        isOnly ? `${it} ${is} in ${place}${near}: ${pickup} only` : `to be ${taken} in ${place}${near}`,
        isOnly ? `${pickup} only, and ${it} ${is} in ${place}${near}` : `for ${pickup} in ${place}${near}`,
      ]),
    )
  else if (way === "")
    out.push(
      teller.say("place", [
        `${it} ${is} in ${place}${near}`,
        `in ${place}${near}`,
        `you will find ${isPlural ? "them" : "it"} in ${place}${near}`,
        `${it} can be seen in ${place}${near}`.replace("can be seen", is),
      ]),
    )
  else if (/[;.]/.test(way)) {
    const turned = way.split(/[;.] /).reverse().map(capital).join(". ")
    out.push(
      teller.say("place", [
        `${it} ${is} in ${place}${near}. ${capital(way)}`,
        `${turned}. In ${place}${near}`,
        `in ${place}${near}: ${teller.wording.inside(way)}`,
      ]),
    )
  } else
    out.push(
      teller.say("place", [
        !/ (?:in|near|at|close to) /.test(way) && `${capital(way)}, from ${place}${near}`,
        `${it} ${is} in ${place}${near}. ${capital(way)}`,
        `${capital(way)}; ${it} ${is} in ${place}${near}`,
      ]),
    )
  return out
}

const amount = /^[$£€₹]\s?\d[\d.,]*/

/** "$550 firm" · "$29.99 or best offer"; empty where the brief gives a range for several things. */
export function priceOf(teller: Teller, own: string): string {
  const { brief, prepare } = teller.u
  const isAlone = brief.products.filter(({ name }) => name.trim() !== "").length < 2
  const raw = own !== "" ? own : isAlone ? prepare(brief.priceRange) : ""
  const text = raw
    .replace(/^(?:us|asking|price:?|only) ?(?=[$£€₹])/i, "")
    .replace(/ (?:bin|buy it now)$/i, "")
    .replace(/\bobo\b/i, "or best offer")
    .replace(/\b(?:ono|or nearest offer)\b/i, "or nearest offer")
    .replace(/\(?\bfirm\b\)?/i, "firm")
    .replace(/(?<= for (?:it|them|both|all(?: \d+)?|the \p{Ll}+))(?: and)? firm$/u, ", firm")
    .trim()
  return amount.test(text) ? text : ""
}

export function tellPrice(teller: Teller, price: string, isPlural: boolean): string {
  if (price === "") return ""
  const them = isPlural ? "them" : "it"
  const isRange = / (?:to|-|and) [$£€₹]/.test(price)
  const isFirm = /\bfirm\b/.test(price)
  const bare = price.replace(/,? ?firm\b/, "").trim()
  if (/ for /.test(bare)) return teller.say("price", [price, `${bare}${isFirm ? ", and that is firm" : ""}`])
  if (isFirm)
    return teller.say("price", [
      `${price}`,
      `${bare}, and that is firm`,
      `${bare} for ${them}, firm`,
      `I would like ${bare} for ${them}, firm`,
      `${bare} for ${them}, and firm`,
    ])
  return teller.say("price", [
    price,
    isRange ? null : `I would like ${price} for ${them}`,
    isRange ? null : `yours for ${price}`,
    isRange || /offer/.test(price) ? null : `the price is ${price}`,
    isRange || /offer/.test(price) ? null : `${price} and ${isPlural ? "they are" : "it is"} yours`,
  ])
}
