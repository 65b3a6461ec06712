import { isPlural } from "../../text/plural.ts"
import type { Teller, Way } from "../teller.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { capital, listed } from "../wording.ts"
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

/** Whom it is for, in few words of our own: the brief's words say it best. */
export function tellAudience(teller: Teller, text: string): string {
  const { u, wording } = teller
  const whole = text.toLowerCase()
  const left = turned(teller, u.audience)
    .map(wording.inside)
    .filter((who) => !whole.includes(who.toLowerCase()))
  if (left.length === 0) return ""
  const { it, the, this: these, isPlural: isMany } = namesOf(teller)
  const who = listed(left)
  const other = listed(left.toReversed())
  const isOnly = u.brief.products.length < 2
  const are = isMany ? "are" : "is"
  const isPeople =
    left.every((one) => isPlural(one) || /^(?:people|those|women|men)\b/i.test(one)) && !/^any/i.test(who)
  const place = u.brief.products.findIndex(({ name }) => name === u.subject.name)
  const ways: readonly Way[] = [
    `${it} ${are} for ${who}`,
    `${the} ${are} for ${who}`,
    `${these} ${are} for ${who}`,
    isPeople && isOnly && `who ${it === "they" ? "are they" : "is it"} for? ${capital(who)}`,
    `${it} ${are} for ${other}`,
    `${these} ${are} for ${other}`,
    isPeople && `${who}: ${these} ${are} for you`,
    isPeople && !isMany && `one for ${who}`,
  ]
  // Each listing of a brief has one of them to itself, and what it does not name tells it from no sister.
  return teller.say("audience", isOnly || place < 0 ? ways : [[ways[1], ways[2], ways[0], ways[5]][place % 4]])
}

/** The trouble that it does away with. What the brief complains of must not sound as if it were its own. */
export function tellTrouble(teller: Teller): string {
  const { u, wording } = teller
  if (u.pains.length === 0) return ""
  const pains = u.pains.map(wording.inside)
  const pain = listed(pains, "or")
  const nos = pains.map((text) => `no ${text}`)
  const isClean = !/\b(?:no|not|nothing|never)\b/.test(pain)
  const { it, isPlural: isMany } = namesOf(teller)
  const are = isMany ? "are" : "is"
  const them = isMany ? "them" : "it"
  const ways: Way[] = [
    `${capital(pain)}? Not here`,
    `${capital(pain)}? Not with ${isMany ? "these" : "this one"}`,
    `${capital(pain)}? Not any more`,
    `had enough of ${pain}?`,
    !/^(?:no|not|the|an?|too|being|having) /.test(pain) && `no more ${pain}`,
    isClean && `${capital(listed(nos, "and"))} here`,
    isClean && `${capital(listed(nos, "and"))} with ${isMany ? "these" : "this one"}`,
    isClean && `with ${them}, ${listed(nos, "and")}`,
    isClean && nos.join(", "),
    `${it} ${are} for anyone who has had enough of ${pain}`,
    `${it} ${are} here to spare you ${pain}`,
    `spare yourself ${pain}`,
    `leave ${pain} behind`,
    `forget ${pain}`,
    `an end to ${pain}`,
  ]
  return teller.say("pain", ways)
}

const asTime = /^(?:in|on|before|after|during|for|at|from|until|all|every|year|winter heat)\b/i
const names = /(?:day|christmas|easter|halloween|thanksgiving|diwali|eid|hanukkah|valentine's|ramadan)$/i

export function tellOccasions(teller: Teller, text: string): string {
  const { u, wording } = teller
  const all = turned(teller, u.occasions)
    .map(wording.inside)
    .filter((when) => !text.toLowerCase().includes(when.toLowerCase()))
  const extras = all.filter((one) => things.test(one))
  if (extras.length > 0)
    return [
      tellTimes(
        teller,
        all.filter((one) => !things.test(one)),
      ),
      teller.say("extras", extraWays(extras)),
    ]
      .filter(Boolean)
      .join(" ")
  return tellTimes(teller, all)
}

/** "Holiday gift boxes" are no time of the year; they are one thing more to be had. */
const things = /(?:boxes|packs|sets|bundles|editions|cards|hampers|bags|wrap|wrapping)$/i
const extraWays = (extras: readonly string[]): Way[] => [
  `there are ${listed(extras)} too`,
  `you can have ${listed(extras)} as well`,
  `${listed(extras)} are here too`,
]

function tellTimes(teller: Teller, left: readonly string[]): string {
  if (left.length === 0) return ""
  const { it, isPlural: isMany } = namesOf(teller)
  const when = listed(left)
  const [first = "", second, third] = left
  const are = isMany ? "are" : "is"
  if (left.some((one) => asTime.test(one)))
    return teller.say("occasion", [
      left.length === 1 && `${it} ${are} here ${when}`,
      left.length > 1 && `${it} ${are} here ${left[0]}, and for ${listed(left.slice(1))}`,
    ])
  const two = second !== undefined && third === undefined
  return teller.say("occasion", [
    two && `${it} ${are} for ${first} as much as for ${second}`,
    two && `have ${isMany ? "them" : "it"} for ${first}, or for ${second}`,
    `${it} ${are} for ${when}`,
    left.every((one) => names.test(one)) && `a present for ${listed(left, "or")}`,
    teller.u.brief.products.length < 2 && `${capital(listed(left, "or"))}? For that, too`,
    `for ${listed(left, "or")}, too`,
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
  return teller.say("place", [
    `${u.seller} is in ${u.place}`,
    `${isI ? "I am" : "we are"} in ${u.place}`,
    `${u.place} is where ${isI ? "I am" : "we are"}`,
    `you will find ${isI ? "me" : "us"} in ${u.place}`,
    `${u.place} is home to ${u.seller}`,
  ])
}
