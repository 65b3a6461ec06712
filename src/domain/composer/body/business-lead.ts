import { withArticle } from "../../text/article.ts"
import { isPlural } from "../../text/plural.ts"
import { copiedWords } from "../runs.ts"
import { cutInTwo, rowOf, workedOn } from "../said/kind-and-deed.ts"
import { isRowOfWorks, type Offer } from "../said/offer.ts"
import { otherOrders } from "../said/other-orders.ts"
import type { Said, Speaker } from "../said/said.ts"
import { smallStart } from "../said/small-start.ts"
import { waysOf } from "../said/tell-said.ts"
import { isActivity, namedThings } from "../said/things.ts"
import { unmixed } from "../said/unmixed.ts"
import { withBe } from "../said/with-be.ts"
import { sellersRuns } from "../sources.ts"
import type { Teller, Way } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { thirdPerson } from "../understand/verbs.ts"
import { capital } from "../wording.ts"

const named = (text: string, word: string): boolean => word !== "" && text.toLowerCase().includes(word.toLowerCase())

/** " in Leeds", where the text does not say so itself. */
const inTown = (text: string, { u }: Teller, { town }: Offer): string => {
  const parts = u.place.split(/, | and /).filter((part) => part.length > 2)
  if (town === "" || [town, ...parts].some((part) => named(text, part)) || named(u.seller, town)) return ""
  const place = u.place === "" || u.place.split(",").length > 2 || u.place === u.place.toLowerCase() ? town : u.place
  return ` in ${place}`
}

const alsoWays = (verb: string, does: string, noun: string, seller: string, { who, me }: Speaker): Way[] => {
  const [base = "", ...rest] = verb.split(" ")
  const third = [thirdPerson(base), ...rest].join(" ")
  return [
    `${who} ${verb} ${does}`,
    `the ${noun} ${third} ${does}`,
    `${seller} ${third} ${does}`,
    verb === "offer" && `come to ${me} for ${does}`,
    verb === "offer" && `people come to ${me} for ${does}`,
  ]
}

/** "Twelve mats a class" is a count, and nothing that a studio covers. */
const perEach =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:[\p{L}-]+ ){1,2}(?:an?|per) \p{L}+$/u

const moreWays = (things: string): Way[] =>
  perEach.test(things)
    ? [`there are ${things}`]
    : [
        `that covers ${things}`,
        `that includes ${things}`,
        `it covers ${things}`,
        `that takes in ${things}`,
        `this means ${things}`,
      ]

/** A business that is what it is called: "Bright Harbor is a family dental practice in Duluth." */
function businessWays(thing: string, seller: string, { who, am }: Speaker): Way[] {
  return [`${seller} is ${thing}`, `${who} ${am} ${seller}, ${thing}`, `this is ${seller}, ${thing}`]
}

/** A business that does what it is called: "Hebble Piano Care offers piano tuning around Halifax." */
function workWays(thing: string, seller: string, { who }: Speaker): Way[] {
  const are = isPlural(readNounPhrase(thing).head) ? "are" : "is"
  return [
    `${seller} offers ${thing}`,
    `${seller} does ${thing}`,
    `${capital(thing)} ${are} what ${seller} does`,
    `${capital(thing)} ${are} what ${who} do at ${seller}`,
    `${seller} is there for ${thing}`,
    `you can come to ${seller} for ${thing}`,
  ]
}

/** Of the orders that its lists allow, the one that the seller did not type. */
function leastTyped(text: string, { u }: Teller): string {
  const runs = sellersRuns(u)
  const orders = [text, ...otherOrders(text)]
  const costs = orders.map((order) => copiedWords(order, runs))
  return orders[costs.indexOf(Math.min(...costs))] ?? text
}

function clauseLead(teller: Teller, text: string, offer: Offer): Way[] {
  const { u, wording } = teller
  const where = inTown(text, teller, offer)
  const name = smallStart(wording.inside(offer.name))
  const isOffered = offer.name !== "" && !named(text, offer.name)
  const one = offer.isBusiness ? wording.noun(name) : theOne(name)
  const rest = capital(leastTyped(wording.inside(text), teller))
  const is = offer.isBusiness ? "is" : "offers"
  const opening = (way: string) => `${way}. ${rest}`
  if (!isOffered)
    return [
      where === "" ? rest : `${where.trim()}, ${wording.inside(text)}`,
      where !== "" && `${wording.inside(text)}${where}`,
    ]
  return [
    opening(`${u.seller} ${is} ${one}${where}`),
    offer.isBusiness && opening(`this is ${u.seller}, ${one}${where}`),
    !offer.isBusiness && opening(`${capital(one)}${where} is what ${u.seller} does`),
    !offer.isBusiness && opening(`for ${one}${where} there is ${u.seller}`),
  ]
}

/** "Charity" may be a mass; a charity is one. */
const aBusiness = (text: string): string =>
  /^(?:an?|the|one|our|my) |^\p{Lu}/u.test(text) ||
  isPlural(readNounPhrase(text).head) ||
  /\b(?:software|media|press)\b/.test(readNounPhrase(text).head)
    ? text
    : `${/^[aeiou]/.test(text) ? "an" : "a"} ${text}`

const measuredThing =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|full)-(?:hour|day|week|minute|month|session|part)s? (?!(?:is|are|takes|runs|starts) )\p{L}/iu

/** A sentence of its own, also of what has no subject. */
function plainText(teller: Teller, lead: Said | null, speaker: Speaker): string {
  if (lead === null) return ""
  // "Two-hour guided session on the river, Thursdays in June": a catalogue's line wants its verb.
  if (lead.form === "clause" && measuredThing.test(lead.text)) return `it is ${withArticle(smallStart(lead.text))}`
  if (lead.form === "clause") return withBe(lead.text) ?? lead.text
  const [way] = waysOf(lead, { teller, speaker, names: { it: "it", the: "it" } })
  return typeof way === "string" ? way : lead.text
}

/** "The six-week wheel class", but "stump grinding" and "bike repairs". */
const theOne = (name: string): string =>
  lent.test(readNounPhrase(name).head)
    ? withArticle(smallStart(name))
    : isActivity(name) || isPlural(readNounPhrase(name).head) || !lessons.test(readNounPhrase(name).head)
      ? smallStart(name)
      : `the ${smallStart(name)}`
/** "Tow truck" */
const lent =
  /\b(?:truck|van|taxi|cab|limousine|minibus|boat|trailer|crane|digger|marquee|photo booth|bouncy castle|venue|room)$/i
const lessons =
  /\b(?:class|course|workshop|taster|trip|tour|session|lesson|package|plan|walk|retreat|camp|day|evening|weekend|visit|programme|program|scheme|consultation|assessment|membership)$/i

/** What it is, where, and for whom: the answer to what was searched for. */
export function tellBusinessLead(teller: Teller, offer: Offer, speaker: Speaker): string {
  const { u, wording } = teller
  const { lead } = offer
  const isBooked = u.brief.products.some(({ name }) => name === u.subject.name)
  if (isBooked && lead !== null && !lead.isOwn)
    return teller.say("lead", [
      `${u.seller} offers ${theOne(offer.name)}${inTown(offer.name, teller, offer)}`,
      `${capital(theOne(offer.name))}${inTown(offer.name, teller, offer)} is one of the things that ${u.seller} offers`,
    ])
  if (lead === null || lead.form !== "things")
    return teller.say("lead", clauseLead(teller, plainText(teller, lead, speaker), offer))
  const isProduct = u.brief.products.some(({ name }) => name === u.subject.name)
  if (isProduct) return tellProductLead(teller, offer, lead, speaker)
  const [whole = "", ...more] = lead.items
  if (isRowOfWorks(lead) && !named(whole, offer.name))
    return teller.say("lead", clauseLead(teller, `${speaker.who} ${workedOn(lead.items.map(wording.inside))}`, offer))
  const typed = leastTyped(whole, teller)
  const { kind: first, verb, does } = cutInTwo(typed) ?? { kind: typed, verb: "", does: "" }
  const thing = `${offer.isBusiness ? aBusiness(wording.noun(smallStart(first))) : smallStart(wording.inside(first))}${inTown(first, teller, offer)}`
  const ways = offer.isBusiness ? businessWays(thing, u.seller, speaker) : workWays(thing, u.seller, speaker)
  const noun = readNounPhrase(offer.name).head.split(" ").at(-1) ?? "business"
  const also = does === "" ? "" : teller.say("lead also", alsoWays(verb, does, noun, u.seller, speaker))
  const rest = more.length === 0 ? "" : teller.say("lead more", moreWays(rowOf(more.map(wording.inside))))
  return [teller.say("lead", ways), also, rest].filter(Boolean).join(" ")
}

/** One of several things to book: the page is called by its name, and its own facts come first. */
function tellProductLead(teller: Teller, offer: Offer, lead: Said, speaker: Speaker): string {
  const { u, wording } = teller
  const noun = readNounPhrase(u.name).head.split(" of ")[0]?.split(" ").at(-1) ?? u.noun
  const names = { it: "it", the: isPlural(noun) ? "it" : `the ${noun.toLowerCase()}` }
  const [first, ...more] = unmixed(lead, names)
  const items = first?.items ?? []
  const name = smallStart(offer.name)
  if (!items.every(isPlainThing))
    return [
      teller.say("lead", [`${u.title}: ${wording.inside(items.join(", "))}`]),
      ...more.map((one) => teller.say(`lead ${one.text}`, waysOf(one, { teller, speaker, names }))),
    ].join(" ")
  const things = namedThings(items, wording)
  const isSame =
    contentStems(noun).size > 0 &&
    shareIn(contentStems(noun), contentStems(readNounPhrase(first?.items[0] ?? "").head)) > 0.9
  const [, covered = ""] = /^an? [\p{L}-]+ of (.+)$/u.exec(things) ?? []
  const said = teller.say("lead", [
    isSame && covered !== "" && `${capital(name)} covers ${covered}`,
    (isSame || / of /.test(name)) && covered === "" && /,/.test(things) && `${u.title}: ${things}`,
    isSame && covered === "" && !/,/.test(things) && `the ${name} is ${things}`,
    !isSame && !/ of /.test(name) && `with the ${name} you get ${things}`,
    !isSame && !/ of /.test(name) && `with the ${name} you have ${things}`,
    !isSame && `book the ${name} and you get ${things}`,
  ])
  const rest = more.map((one) => teller.say(`lead ${one.text}`, waysOf(one, { teller, speaker, names })))
  return [said, ...rest].join(" ")
}
