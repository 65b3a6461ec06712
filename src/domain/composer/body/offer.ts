import { isPlural } from "../../text/plural.ts"
import { priceOf, tellCondition, tellPlace, tellPrice, tellShipping, tellWhere } from "../offer/closing.ts"
import { inOtherWords } from "../offer/in-other-words.ts"
import { series, wordCount } from "../offer/join.ts"
import type { Offer, Piece } from "../offer/piece.ts"
import { readOffer } from "../offer/read-offer.ts"
import { articled, named } from "../offer/telegraph.ts"
import { isPart, subjectOf, tellTopic } from "../offer/tell-pieces.ts"
import type { Topic } from "../offer/topics.ts"
import { voiced } from "../offer/voice.ts"
import type { Teller } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { capital } from "../wording.ts"

const of = (pieces: readonly Piece[], ...topics: readonly Topic[]): Piece[] =>
  pieces.filter(({ topic }) => topics.includes(topic))

/** What it is, with the first of what tells it from others of its kind. */
function opening(teller: Teller, { name }: Offer, specs: readonly Piece[]): string {
  const { u } = teller
  const isMany = isPlural(readNounPhrase(name).head)
  const thing = named(name)
  const things = specs.map(({ text }) => text.replace(/^(?:is|are) /, ""))
  const hasPlace = things.some((text) => / (?:in|of|with|for|from) /.test(` ${text} `))
  const join = (order: readonly string[]) => (hasPlace ? order.join(", ") : series(order))
  const said = join(things)
  const turned = join([...things.slice(1), ...things.slice(0, 1)])
  const backwards = join([...things].reverse())
  const isLong = / (?:with|for|that|in|of|from) /.test(name)
  const these = isMany ? "these are" : "this is"
  const isBrief = things.length === 1 && !hasPlace && (things[0] ?? "").split(" ").length < 4
  const isOfParts =
    things.length > 0 && !isLong && !hasPlace && specs.every(({ text, kind }) => kind === "thing" && isPart(text))
  const more = isOfParts
    ? ` with ${series(things.map(articled))}`
    : things.length === 0
      ? ""
      : !isLong || isBrief
        ? `, ${things.join(", ")}`
        : `: ${said}`
  const speaker = u.voice === "I" || !/\b(?:we|our)\b/i.test(u.brief.description) ? "I am" : "we are"
  const isFriendly = u.brief.tone === "casual" || u.brief.tone === "friendly"
  return teller.say("opening", [
    `${thing}${more}`,
    things.length > 1 && `${thing}: ${said}`,
    `${these} ${thing}${more}`,
    `here ${isMany ? "are" : "is"} ${thing}${more}`,
    !isLong && `for sale: ${thing}${more}`,
    !isLong && `up for sale: ${thing}${more}`,
    things.length > 1 && `${these} ${thing}: ${turned}`,
    things.length > 1 && `${thing}: ${turned}`,
    things.length > 1 && !isLong && `for sale: ${thing}, ${backwards}`,
    things.length > 1 && `${thing}: ${backwards}`,
    things.length > 1 && `here ${isMany ? "are" : "is"} ${thing}: ${backwards}`,
    isFriendly && `${speaker} selling ${thing}${more}`,
    isFriendly && `${thing} for sale${more}`,
  ])
}

const isShort = ({ kind, text, raw, isOfThing }: Piece): boolean =>
  isOfThing &&
  !/^with .+ and /.test(raw) &&
  (kind === "thing" || (kind === "state" && /^is (?:in )?\S+(?: \S+)?$/.test(text))) &&
  wordCount(text) < 7

/** Short facts that may follow the name: first those that no sentence can say well. */
function openingSpecs(pieces: readonly Piece[]): Piece[] {
  const short = of(pieces, "spec", "measure").filter(isShort)
  const bare = short.slice(3).filter(({ kind, text }) => kind === "state" || !isPart(text))
  return [...short.slice(0, 3), ...bare.slice(0, 2)]
}

function audience(teller: Teller, isMany: boolean, place: number, when: string): string {
  const { u, wording } = teller
  if (u.audience.length === 0) return ""
  const isEither = u.audience.some((text) => /^or /i.test(text))
  const people = u.audience.map((text) => wording.inside(text.replace(/^(?:and|or) /i, "")))
  const who = series(people, isEither ? "or" : "and")
  const it = isMany ? "they" : "it"
  const then = when === "" ? "" : `, or for ${when}`
  const ways = [
    `${it} would be right for ${who}${then}`,
    `${it} could be just right for ${who}${then}`,
    `${it} ${isMany ? "are" : "is"} for ${who}${then}`,
    `${it} would suit ${who}${then}`,
    `this may be the one for ${who}${then}`,
    `${it} would do well for ${who}${then}`,
  ]
  return teller.say("audience", place % 2 === 0 ? ways.slice(0, 3) : ways.slice(3))
}

const countable = /^(?:[\p{L}-]+ ){0,3}[\p{L}-]+s (?:that|which|with|too|sold|without|who|described|listed) /u

function pains({ u, wording, say }: Teller): string {
  const pain = u.pains.find((text) => countable.test(text))
  if (pain === undefined) return ""
  const [first = pain] = pain.split(/ and (?=(?:[\p{L}-]+ ){0,2}[\p{L}-]+s (?:that|which|who) )/u)
  const plainly = wording.inside(first).replace(/ that /, " which ")
  return say("pain", [
    `this is not one of those ${plainly}`,
    `it is not one of those ${plainly}`,
    `not one of those ${plainly}`,
  ])
}

/** Days and seasons that fit into a sentence about whom it is for; what is a time or a saying stands by itself. */
const daysOf = ({ u, wording }: Teller): string => {
  const when = series(
    u.occasions.map((text) => wording.inside(text)),
    "or",
  )
  return /^(?:we|i|must|our|my|before|in|on|after|during|by|until|at|for)\b/i.test(when) ? "" : when
}

function occasions(teller: Teller, place: number): string {
  const { u, wording } = teller
  if (u.occasions.length === 0) return ""
  const days = daysOf(teller)
  const it = u.isPlural ? "they" : "it"
  if (days !== "")
    return u.audience.length > 0
      ? ""
      : teller.say("occasion", [`${it} would be right for ${days}`, `${it} would do well for ${days}`])
  const when = series(u.occasions.map((text) => wording.inside(text)))
  if (/^(?:we|i|must|our|my)\b/i.test(when)) return teller.say("occasion", [inOtherWords(when, place, 1)])
  return teller.say("occasion", [
    `${when}, if you can`,
    `${it} can be with you ${when}`,
    `${u.isPlural ? "they are" : "it is"} to go ${when}`,
  ])
}

const bulleted = (pieces: readonly Piece[]): string =>
  pieces.map(({ raw }) => `- ${capital(raw.replace(/^with (?:an? |the )?(?!.* and )/, ""))}`).join("\n")

const paragraph = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(" ").trim()

/** A paragraph of a few words joins the one before it. */
function withoutLonely(done: readonly string[], next: string): string[] {
  const before = done.at(-1)
  const isLonely = wordCount(next) < 7 || (before !== undefined && wordCount(before) < 6)
  if (before === undefined || !isLonely || before.startsWith("- ") || next.startsWith("- ")) return [...done, next]
  return [...done.slice(0, -1), `${before} ${next}`]
}

/** Of several listings of a brief each takes other ways to say what they have in common. */
function apart(teller: Teller, { pieces }: Offer): Teller {
  const count = teller.u.brief.products.length
  if (count < 2) return teller
  const place = pieces[0]?.place ?? 0
  const say: Teller["say"] = (topic, ways) => {
    const possible = ways.filter((way): way is string => typeof way === "string" && way !== "")
    const steps = Math.min(count, Math.max(1, possible.length))
    return teller.say(
      topic,
      possible.filter((_, index) => index % steps === place % steps),
    )
  }
  return { ...teller, say }
}

/** The text of a used thing, as an honest seller writes it: what it is, what was done, what is not perfect, what comes with it. */
export function tellOffer(given: Teller, canList = true): string {
  const { u } = given
  const offer = readOffer(u, given.wording)
  const teller = apart(given, offer)
  const isLocal = u.genre === "local"
  const subject = subjectOf(u.isPlural)
  const things = of(offer.pieces, "spec", "measure").filter(({ kind, isOfThing }) => kind === "thing" && isOfThing)
  const isList = canList && !isLocal && things.length > 4 && offer.pieces.length > things.length + 3
  const first = isList ? [] : openingSpecs(offer.pieces)
  const rest = offer.pieces.filter((piece) => !first.includes(piece))
  const tell = (...topics: readonly Topic[]) =>
    topics.flatMap((topic) => tellTopic(teller, topic, of(rest, topic), subject))
  const specs = things.filter((piece) => !first.includes(piece))
  const listing = isList ? bulleted(specs) : ""
  const others = isList ? rest.filter((piece) => !specs.includes(piece)) : rest
  const about = (topic: Topic) => tellTopic(teller, topic, of(others, topic), subject)
  const start = opening(teller, offer, first)
  const price = priceOf(teller, of(rest, "price").find(({ kind }) => kind === "thing")?.text ?? "")
  const paidFirst = isLocal && teller.pick("price first", 3) === 0
  const amount = /^[$£€₹][\d.,]+/.exec(price)?.[0] ?? ""
  const isPriced = of(rest, "price").some(({ raw, kind }) => kind !== "thing" && raw.includes(amount))
  const paid = isPriced ? "" : tellPrice(teller, price, u.isPlural)
  const condition = u.prepare(isLocal ? u.brief.facebookCondition : u.brief.itemCondition)
  const marks = of(rest, "fault").filter(({ kind }) => kind === "thing")
  const state = tellCondition(teller, condition, u.isPlural, marks)
  const faults = state.length > 0 ? of(rest, "fault").filter((piece) => !marks.includes(piece)) : of(rest, "fault")
  const handing = isLocal ? tellPlace(teller) : []
  const sending = isLocal ? [] : tellShipping(teller, u.brief.shippingDetails, u.isPlural)
  const isStory = u.brief.style === "storytelling"
  const extra = tellTopic(
    teller,
    "price",
    of(rest, "price").filter(({ kind }) => kind !== "thing"),
    subject,
  )
  const cost = [paid, ...extra].filter(Boolean).join(" ")
  const stories = paragraph(
    ...tell("story"),
    occasions(teller, offer.pieces[0]?.place ?? 0),
    audience(teller, u.isPlural, offer.pieces[0]?.place ?? 0, daysOf(teller)),
  )
  const texts = [
    paragraph(start, ...(isList ? [] : [...about("spec"), ...about("measure")]), paidFirst ? cost : ""),
    isStory ? stories : "",
    listing,
    paragraph(...(isList ? [...about("spec"), ...about("measure")] : []), ...tell("work", "running"), pains(teller)),
    paragraph(state, ...tellTopic(teller, "fault", faults, subject)),
    paragraph(...tell("included", "absent")),
    isStory ? "" : stories,
    paragraph(...tell("home", "handover"), ...sending, paidFirst ? "" : cost, ...handing),
  ].filter(Boolean)
  const where = isLocal || sending.length === 0 ? "" : tellWhere(teller, texts.join(" "))
  return [...texts.slice(0, -1), paragraph(texts.at(-1) ?? "", where)]
    .reduce<string[]>(withoutLonely, [])
    .map((text) => voiced(text, u.brief.tone))
    .join("\n\n")
}
