import { withArticle } from "../../text/article.ts"
import { singular } from "../../text/plural.ts"
import type { Teller, Way } from "../teller.ts"
import { readFragment } from "../understand/fragment.ts"
import { inPlural } from "../understand/occasions-of.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { listed } from "../wording.ts"
import { namesOf } from "./details.ts"

/** The listings of one brief name the same people and days, each from another one on. */
function turned({ u }: Teller, items: readonly string[]): readonly string[] {
  const place = Math.max(
    0,
    u.brief.products.findIndex(({ name }) => name === u.subject.name),
  )
  const start = items.length === 0 ? 0 : place % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/** Those it is for whom the text has not named yet. */
function peopleLeft(teller: Teller, text: string): readonly string[] {
  const whole = text.toLowerCase()
  return turned(teller, teller.u.audience)
    .map(teller.wording.inside)
    .filter((who) => !whole.includes(who.toLowerCase()))
}

/** Each listing of a brief has a way to itself, and what it does not name tells it from no sister. */
function ownWay({ u }: Teller, ways: readonly Way[]): readonly Way[] {
  const place = u.brief.products.findIndex(({ name }) => name === u.subject.name)
  const possible = ways.filter(Boolean)
  return u.brief.products.length < 2 || place < 0 ? possible : possible.slice(place % possible.length).slice(0, 1)
}

/** Whom it is for, in few words of our own: the brief's words say it best. */
export function tellAudience(teller: Teller, text: string): string {
  const left = peopleLeft(teller, text)
  if (left.length === 0) return ""
  const { it, the, this: these, isPlural: isMany } = namesOf(teller)
  const who = listed(left)
  const other = listed(left.toReversed())
  const are = isMany ? "are" : "is"
  const suits = isMany ? "suit" : "suits"
  const ways: readonly Way[] = [
    `${the} ${are} for ${who}`,
    `${these} ${are} for ${other}`,
    `${it} ${suits} ${who}`,
    `${it} ${are} for ${who}`,
    `${it} ${are} meant for ${who}`,
    `${the} ${suits} ${other}`,
    `${it} ${are} for ${other}`,
  ]
  return teller.say("audience", ownWay(teller, ways))
}

/** "Hosts, at housewarming and Christmas": who and when in one breath. */
function togetherWays(teller: Teller, people: readonly string[], times: readonly string[]): readonly Way[] {
  const { it, the, isPlural: isMany } = namesOf(teller)
  const who = listed(people)
  const either = listed(times, "or")
  const both = listed(times)
  const are = isMany ? "are" : "is"
  const suits = isMany ? "suit" : "suits"
  const [first = "", second, third] = times
  const two = second !== undefined && third === undefined
  if (times.every((one) => asTime.test(one))) return [`${it} ${are} for ${who} and can be had ${both}`]
  const gift = /\bgift/i.test(both) ? "gift" : "present"
  const bare = times.map((one) =>
    inPlural(one.replace(/ (?:gifting|gifts?|presents?)$/i, "")).replace(/^holiday$/i, "the holidays"),
  )
  const days = listed(
    [...bare.filter((one) => !one.startsWith("the ")), ...bare.filter((one) => one.startsWith("the "))],
    "or",
  )
  if (times.every((one) => giftDays.test(one)))
    return [
      `give ${isMany ? "them" : "it"} to ${who}, for ${days}`,
      `for ${days}, ${it} ${isMany ? "make" : "makes"} a ${gift} for ${who}`,
      `${it} ${isMany ? "make" : "makes"} a ${gift} for ${who}, for ${days}`,
      `${it} ${are} for ${who}, and a ${gift} for ${days}`,
      `${the} ${suits} ${who}, as a ${gift} for ${days}`,
    ]
  return [
    `${it} ${are} for ${who}, for ${either}`,
    `${the} ${are} for ${who}, and for ${both} too`,
    two && `${it} ${are} for ${who}, for ${first} and for ${second}`,
    two && `${the} ${are} for ${who}, whether for ${first} or for ${second}`,
    two && `for ${either}, ${it} ${suits} ${who}`,
    `${it} ${suits} ${who}, for ${either}`,
    !two && `${the} ${are} for ${who}, and for ${either}`,
  ]
}

/** Whom it is for and when: one sentence where both are known. */
export function tellPeople(teller: Teller, text: string): string[] {
  const people = peopleLeft(teller, text)
  const { times, extras, presents, sayings } = occasionsLeft(teller, text)
  const isOneKind = times.every((one) => asTime.test(one)) || !times.some((one) => asTime.test(one))
  const said = sayings.map((saying) => teller.say("season said", [saying]))
  const more = extras.length === 0 ? "" : teller.say("extras", extraWays(extras))
  if (presents.length > 0)
    return [
      presents.some((one) => / for /.test(one)) ? tellAudience(teller, text) : "",
      teller.say("presents", presentWays(teller, presents, people)),
      tellTimes(teller, times),
      more,
      ...said,
    ].filter(Boolean)
  if (people.length === 0 || times.length === 0 || !isOneKind)
    return [tellAudience(teller, text), tellTimes(teller, times), more, ...said].filter(Boolean)
  return [teller.say("people", ownWay(teller, togetherWays(teller, people, times))), more, ...said].filter(Boolean)
}

const asTime = /^(?:in|on|before|after|during|for|at|from|until|all|every|year|winter heat)\b/i
const giftDays =
  /(?:\bday|birthdays?|christmas|easter|halloween|thanksgiving|diwali|eid|hanukkah|valentine's|ramadan|housewarmings?|weddings?|graduations?|retirement|a new home|anniversar(?:y|ies)|baby showers?|gifts?|gifting|presents?)$/i

/** "We do not ship in summer", "must be gone by February": a sentence of its own, and no occasion. */
const isSaying = (text: string): boolean =>
  /^(?:clause|imperative)$/.test(readFragment(text).shape) ||
  /^(?:must|order|last orders|book|please|not)\b/i.test(text)

interface Occasions {
  readonly times: readonly string[]
  readonly extras: readonly string[]
  readonly presents: readonly string[]
  readonly sayings: readonly string[]
}

/** What of the year the text has not named yet: days and seasons, what is sold for them, and what the seller says of them. */
function occasionsLeft(teller: Teller, text: string): Occasions {
  const fresh = turned(teller, teller.u.occasions)
    .map(teller.wording.inside)
    .filter((when) => !text.toLowerCase().includes(when.toLowerCase()))
  const sayings = fresh.filter(isSaying)
  const others = fresh.filter((one) => !isSaying(one))
  const isPresent = (one: string) => others.some((other) => aPresent.test(other)) && aPresentOrGift.test(one)
  return {
    times: others
      .filter((one) => !things.test(one) && !isPresent(one))
      .map((one) => one.replace(/^new home$/i, "a new home")),
    extras: others.filter((one) => things.test(one)),
    presents: others.filter((one) => !things.test(one) && isPresent(one)),
    sayings,
  }
}

/** "Holiday gift boxes" are no time of the year; they are one thing more to be had. */
const things = /(?:boxes|packs|sets|bundles|editions|hampers|bags|tins|jars|baskets|cards|crackers|wrap|wrapping)$/i
const extraWays = (extras: readonly string[]): Way[] => [
  `there are ${listed(extras)} too`,
  `you can have ${listed(extras)} as well`,
]

/** "Stocking stuffer" is what it is to those who get it, and no day. */
const aPresent =
  /(?:stuffer|filler|favou?r|keepsake|souvenir)s?$|^an? .*\b(?:gift|present)\b|^(?!.*(?:day|christmas|birthday|easter|wedding|new home|holiday) (?:gift|present)$).+ .+ (?:gift|present)$/i
const aPresentOrGift = /(?:stuffer|filler|favou?r|keepsake|souvenir|gift|present)s?$|^an? .*\b(?:gift|present)\b/i

function presentWays(teller: Teller, presents: readonly string[], people: readonly string[]): readonly Way[] {
  const { it, the, isPlural: isMany } = namesOf(teller)
  const ones = presents.map((one) => withArticle(singular(one)))
  // A "gift for new puppy owners" says itself for whom.
  const isSaid = presents.some((one) => / for /.test(one))
  const who = people.length === 0 || isSaid ? "" : ` for ${listed(people)}`
  const makes = isMany ? "make" : "makes"
  return ownWay(teller, [
    `${it} ${makes} ${listed(ones, "or")}${who}`,
    `${the} ${makes} ${listed(ones.toReversed(), "or")}${who}`,
  ])
}

function tellTimes(teller: Teller, left: readonly string[]): string {
  if (left.length === 0) return ""
  const { it, isPlural: isMany } = namesOf(teller)
  const when = listed(left)
  const either = listed(left, "or")
  const [first = "", second, third] = left
  const are = isMany ? "are" : "is"
  if (left.some((one) => asTime.test(one)))
    return teller.say("occasion", [
      left.length === 1 && `${it} can be had ${when}`,
      left.length > 1 && `${it} can be had ${left[0]}, and for ${listed(left.slice(1))}`,
    ])
  const two = second !== undefined && third === undefined
  const isGift = left.every((one) => giftDays.test(one))
  return teller.say("occasion", [
    two && !isGift && `${it} ${are} for ${first} as much as for ${second}`,
    `${it} ${are} for ${when}`,
    isGift && !/gift|present/i.test(when) && `${it} ${isMany ? "make" : "makes"} a present for ${either}`,
    isGift && !/gift|present/i.test(when) && `for ${either}, ${it} ${isMany ? "make" : "makes"} a present`,
    `${it} ${are} there for ${either}`,
  ])
}

/** The place, where nothing has named it yet. */
export function tellPlace(teller: Teller, text: string): string {
  const { u } = teller
  if (u.place === "" || u.seller === "") return ""
  const said = contentStems(text)
  const [town = ""] = u.place.split(",")
  if (text.toLowerCase().includes(town.toLowerCase()) || shareIn(contentStems(town), said) >= 0.99) return ""
  const isI = u.voice === "I"
  const isNamed = text.includes(u.seller)
  return teller.say("place", [
    !isNamed && `${u.seller} is in ${u.place}`,
    `${isI ? "I am" : "we are"} in ${u.place}`,
    `you will find ${isI ? "me" : "us"} in ${u.place}`,
    !isNamed && `${u.seller} works from ${u.place}`,
  ])
}
