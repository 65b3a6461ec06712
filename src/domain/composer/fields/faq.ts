import { isPlural } from "../../text/plural.ts"
import { tellPrice } from "../body/business-practical.ts"
import { isWork } from "../said/is-work.ts"
import { cutInTwo, workedOn } from "../said/kind-and-deed.ts"
import { namesFor } from "../said/names-for.ts"
import { isRowOfWorks, type Offer } from "../said/offer.ts"
import { otherOrders } from "../said/other-orders.ts"
import { type Said, type Speaker, speakerOf, type Topic } from "../said/said.ts"
import { waysOf } from "../said/tell-said.ts"
import { measureOf } from "../said/things.ts"
import type { Teller, Way } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { capital, listed, sentence } from "../wording.ts"
import { type Question, questionsOf } from "./faq-questions.ts"

/** "The canoe trip", but "piano tuning". */
const named = (name: string): string => {
  const { head } = readNounPhrase(name)
  return isWork(head) || isPlural(head) ? name : `the ${name}`
}

/** What answers the question, and not only belongs to the subject. */
const fitsQuestion = ({ topic, text }: Said): boolean => {
  if (topic === "where") return /\b(?:cover|serve|work|visit|deliver|travel|come|based)/i.test(text)
  if (topic === "when") return /\b(?:open|closed|hours|am|pm|days?|weekends?|evenings?)\b|\d|day\b|days\b/i.test(text)
  if (topic === "price") return /[$£€]\s?\d/.test(text)
  return topic !== "story" || /\b(?:start|found|beg[au]n|open|launch)|\b(?:19|20)\d\d\b/i.test(text)
}

interface Answer {
  readonly about: Question
  readonly text: string
}

/** "Are you licensed?" is answered with a yes. */
const withYes = (question: string, text: string): string =>
  /^(?:Are|Do|Have) you /.test(question) && /^(?:We|I) (?:are|am|have|hold) /.test(text)
    ? `Yes, ${text.startsWith("I ") ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`}`
    : text

/** Who is asked as "you" answers as "we"; what is asked of a trip is said of the trip. */
function spoken(ways: readonly Way[], { who }: Speaker, the = "it"): readonly Way[] {
  const own = ways.filter(
    (way) =>
      typeof way === "string" &&
      (way.toLowerCase().startsWith(`${who.toLowerCase()} `) || (the !== "it" && way.startsWith(`${the} `))),
  )
  return own.length > 0 ? own : ways.slice(0, 2)
}

/** Where it is, or the places that it goes to. */
function placeOf({ u }: Teller, { who, am }: Speaker): Answer {
  const parts = u.place.split(", ")
  if (u.place === "") return { about: "place", text: "" }
  return parts.length > 2
    ? { about: "where", text: sentence(`${who} cover ${listed(parts.map(withState))}`) }
    : { about: "place", text: sentence(`${who} ${am} in ${u.place}`) }
}

/** "Marana AZ" has its comma. */
const withState = (part: string): string => part.replace(/ [a-z]{2}$/i, (code) => `, ${code.trim().toUpperCase()}`)

const inAnyOrder = (teller: Teller, text: string): string =>
  teller.say("answer parts", [text, ...otherOrders(text), ...otherOrders(text).flatMap(otherOrders)])

/** What the business does, in the sentence that said it; nothing where no sentence tells of several things. */
function workOf({ teller, said, offer, speaker }: Asking): string {
  const { wording } = teller
  const { lead, parts } = offer
  if (lead !== null && isRowOfWorks(lead))
    return inAnyOrder(teller, `${speaker.who} ${workedOn(lead.items.map(wording.inside))}`)
  const cut = cutInTwo(lead?.text ?? "")
  if (cut === null && parts.length < 2) return ""
  if (cut !== null) return inAnyOrder(teller, `${speaker.who} ${cut.verb} ${cut.does}`)
  const source = said.find(
    ({ form, text }) => /^(?:clause|do)$/.test(form) && parts.filter((part) => text.includes(part)).length > 1,
  )
  return source === undefined
    ? ""
    : teller.say("answer parts", spoken(waysOf(source, { teller, speaker, names: namesFor(teller.u) }), speaker))
}

interface Asking {
  readonly teller: Teller
  readonly said: readonly Said[]
  readonly offer: Offer
  readonly speaker: Speaker
  /** One of several things to book; what is true of all of them is asked of none. */
  readonly isOneOfSeveral: boolean
}

/** What was said of a subject, each thing once: "One page costs $38" adds nothing to "$38 a page". */
function toldOf({ teller, said, speaker, isOneOfSeveral }: Asking, topic: Topic): string[] {
  const names = namesFor(teller.u)
  const out: string[] = []
  for (const one of said.filter((one) => one.topic === topic && fitsQuestion(one) && (one.isOwn || !isOneOfSeveral))) {
    const amounts = topic === "price" ? (one.text.match(/[$£€]\s?\d[\d.,]*/g) ?? []) : []
    if (out.length === 2 || (amounts.length > 0 && amounts.every((amount) => out.join(" ").includes(amount)))) continue
    out.push(teller.say(`answer ${one.text}`, spoken(waysOf(one, { teller, speaker, names }), speaker, names.the)))
  }
  return out.filter(Boolean)
}

/** How long it takes, and who may come: said of the one thing that the page is about. */
function measured({ teller, said, offer }: Asking): Answer[] {
  if (offer.isBusiness) return []
  const names = namesFor(teller.u)
  const items = said.filter(({ isOwn, form }) => isOwn && form === "things").flatMap(({ items }) => items)
  const all = items.map((item) => measureOf(item, names)).filter((text) => text !== null)
  const length = all.find((text) => /^\S+(?: \S+)? takes /.test(text))
  const age = all.find((text) => /^the minimum age /.test(text))
  return [
    ...(length === undefined ? [] : [{ about: "length" as const, text: sentence(length) }]),
    ...(age === undefined ? [] : [{ about: "age" as const, text: sentence(age) }]),
  ]
}

function answersOf(asking: Asking): Answer[] {
  const { teller, speaker, isOneOfSeveral } = asking
  const told = (about: Topic): Answer => ({ about, text: toldOf(asking, about).join(" ") })
  const price = told("price")
  const where = told("where")
  const ofHouse = (): Answer[] => [
    told("when"),
    where.text === "" ? placeOf(teller, speaker) : where,
    ...toldOf(asking, "proof").map((text): Answer => ({ about: "proof", text })),
    told("story"),
  ]
  return [
    ...(isOneOfSeveral ? [] : [{ about: "what" as const, text: workOf(asking) }]),
    price.text === "" ? { about: "price", text: tellPrice(teller, "") } : price,
    ...measured(asking),
    ...(isOneOfSeveral ? [] : ofHouse()),
  ]
}

/** Questions that people ask, each answered from the brief alone. */
export function faqOf(teller: Teller, said: readonly Said[], offer: Offer, count: number): string[] {
  const { u } = teller
  const isOneOfSeveral = u.brief.products.length > 1
  const thing = offer.isBusiness || offer.name === "" ? "" : named(teller.wording.inside(offer.name))
  const asking = { teller, said, offer, speaker: speakerOf(u), isOneOfSeveral }
  const asked = new Set<string>()
  const out = answersOf(asking)
    .filter(({ text }) => text !== "")
    .flatMap(({ about, text }) => {
      const all = questionsOf(about, { thing, seller: u.seller, text }).filter((question) => !asked.has(question))
      const question = all[teller.pick(`ask ${about}`, Math.max(1, all.length))]
      if (question === undefined) return []
      asked.add(question)
      return [`${question} ${capital(withYes(question, text))}`]
    })
  return out.length > 1 || isOneOfSeveral ? out.slice(0, count) : []
}
