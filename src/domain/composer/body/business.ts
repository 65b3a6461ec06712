import { forPlace } from "../said/for-place.ts"
import { namesFor } from "../said/names-for.ts"
import { readOffer } from "../said/offer.ts"
import { readSaid } from "../said/read-said.ts"
import { type Said, type Speaker, speakerOf, type Topic } from "../said/said.ts"
import { smallStart } from "../said/small-start.ts"
import { isWhoTheyAre, waysOf } from "../said/tell-said.ts"
import { isActivity, namedThings } from "../said/things.ts"
import { leastCopied } from "../said/told-order.ts"
import { unmixed } from "../said/unmixed.ts"
import { sellersRuns } from "../sources.ts"
import type { Teller, Way } from "../teller.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { tellBusinessLead } from "./business-lead.ts"
import { tellBusinessPlace, tellBusySeason, tellClients, tellClientTrouble, tellPrice } from "./business-practical.ts"
import { businessHeadings, headingFor, type Section } from "./business-words.ts"
import { inTone } from "./tone.ts"

interface Parts {
  readonly opening: readonly string[]
  readonly sections: readonly { readonly name: Section; readonly sentences: readonly string[] }[]
}

/** What the whole business does, on the page of one thing that it does. */
const shopWays = ({ u, wording }: Teller, { text, items }: Said, { who }: Speaker): Way[] => {
  const all = smallStart(wording.inside(text))
  if (/^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten) /i.test(text) || /^\d/.test(text))
    return [`${who} have ${all}`, `at ${u.seller} ${who} have ${all}`, `${u.seller} has ${all}`]
  if (isActivity(text)) return [`${u.seller} offers ${all}`, `${who} also offer ${all}`, `${u.seller} does ${all}`]
  // "Sneak peek the next morning, full gallery in 30 days": what everybody gets there.
  if (items.every(isPlainThing) && !/^no\b/i.test(text) && !/[$£€]/.test(text)) {
    const named = namedThings(items, wording)
    return [`${who} offer ${named}`, `at ${u.seller} ${who} offer ${named}`, `${u.seller} also offers ${named}`]
  }
  return [`at ${u.seller}: ${all}`, `${u.seller}: ${all}`, `also at ${u.seller}: ${all}`]
}

/** Where one thing is to be booked, the description of the business is not said of that thing. */
const isShops = ({ stems }: Said, { brief, subject }: Understanding): boolean =>
  shareIn(stems, contentStems(brief.description)) > 0.99 && shareIn(stems, contentStems(subject.description)) < 0.5

/** A line of the list says it as it was typed; the text of a sister listing says it otherwise. */
function notBare(ways: readonly Way[], { text }: Said, { brief }: Understanding): readonly Way[] {
  const others = ways.filter((way) => typeof way === "string" && way.toLowerCase() !== text.toLowerCase())
  return brief.products.length > 1 && others.length > 0 ? others : ways
}

function tellAll(teller: Teller, said: readonly Said[], speaker: Speaker): string[] {
  const { u } = teller
  const isProduct = u.brief.products.some(({ name }) => name === u.subject.name)
  const names = namesFor(u)
  return said
    .flatMap((one) => unmixed(one, names))
    .map((one) => {
      const isOfShop =
        isProduct &&
        (!one.isOwn || isShops(one, u)) &&
        /^(?:what|when|given)$/.test(one.topic) &&
        one.form === "things" &&
        !isWhoTheyAre(one.text)
      const ways = isOfShop ? shopWays(teller, one, speaker) : waysOf(one, { teller, speaker, names })
      return teller.say(
        `${one.topic} ${one.text}`,
        one.isOwn ? ways : forPlace(u, notBare(ways, one, u), one.text.length),
      )
    })
    .filter(Boolean)
}

function tellParts(teller: Teller, said: readonly Said[], speaker: Speaker): Parts {
  const { u } = teller
  const offer = readOffer(u, said)
  const lead = tellBusinessLead(teller, offer, speaker)
  const isProduct = u.brief.products.some(({ name }) => name === u.subject.name)
  const rest = said.filter((one) => one !== offer.lead || (isProduct && !one.isOwn))
  const tell = (...topics: readonly Topic[]) =>
    tellAll(
      teller,
      rest.filter(({ topic }) => topics.includes(topic)),
      speaker,
    )
  const trouble = tellClientTrouble(teller, speaker)
  const promise = tell("promise")
  const work = tell("what", "given")
  const way = tell("how")
  const costs = pricedOnce(tell("price"))
  const times = tell("when")
  const where = tell("where")
  const isFirst = u.brief.products.length < 2 || u.brief.products[0]?.name === u.subject.name
  const story = isFirst ? tell("story") : []
  const proof = tell("proof")
  const soFar = [lead, trouble, promise, work, way, costs, times, where, story, proof].flat().join(" ")
  const hasOwnPrice =
    isProduct && u.brief.products.length > 1 && said.some((one) => one.isOwn && /[$£€]\s?\d/.test(one.text))
  const price = !hasOwnPrice && (isFirst || costs.length === 0) ? tellPrice(teller, soFar) : ""
  const audience = tellClients(teller, soFar, speaker)
  const season = tellBusySeason(teller, soFar, speaker)
  const place = tellBusinessPlace(teller, soFar, speaker)
  const isPersuasive = u.brief.tone === "persuasive"
  const opening = isPersuasive ? [trouble, lead, ...promise] : [lead, audience, trouble]
  return {
    opening: opening.filter(Boolean),
    sections: [
      { name: "work", sentences: isPersuasive ? work : [...work, ...promise] },
      { name: "way", sentences: way },
      {
        name: "price",
        sentences: [...costs, price, ...times, season, ...(isPersuasive ? [audience] : [])].filter(Boolean),
      },
      { name: "people", sentences: [...story, ...proof, ...where, place].filter(Boolean) },
    ],
  }
}

/** "One page costs $38" adds nothing to "The translation costs $38 a page". */
const pricedOnce = (sentences: readonly string[]): string[] =>
  sentences.filter((text, at) => {
    const amounts = text.match(/[$£€]\s?\d[\d.,]*\d|[$£€]\s?\d/g) ?? []
    const before = sentences.slice(0, at).join(" ")
    return amounts.length === 0 || text.split(" ").length > 5 || !amounts.every((amount) => before.includes(amount))
  })

const wordsIn = (texts: readonly string[]): number => texts.join(" ").split(" ").length
/** A page with less to say has no headings. */
const minWordsForHeadings = 70

/** The text of a page: with headings where there is enough below each of them. */
export function tellBusiness(teller: Teller): string {
  const { u } = teller
  const speaker = speakerOf(u)
  const runs = sellersRuns(u)
  const { opening, sections } = tellParts(teller, readSaid(u), speaker)
  const filled = sections.filter(({ sentences }) => sentences.length > 0)
  const isLong =
    wordsIn(opening) + filled.reduce((sum, { sentences }) => sum + wordsIn(sentences), 0) > minWordsForHeadings
  const inOrder =
    u.brief.style === "storytelling"
      ? [...filled.filter(({ name }) => name === "people"), ...filled.filter(({ name }) => name !== "people")]
      : filled
  const paragraphs = inOrder.flatMap(({ name, sentences }) => {
    const all = businessHeadings[name]
    const heading = headingFor(all[teller.pick(`heading ${name}`, all.length)] ?? "", speaker.who)
    const text = leastCopied(sentences, runs).join(" ")
    return isLong && sentences.length > 1 && wordsIn(sentences) > 16 ? [`## ${heading}`, text] : [text]
  })
  return joinShort([opening.join(" "), ...paragraphs])
    .filter(Boolean)
    .map((text) => (text.startsWith("## ") ? text : inTone(text, u)))
    .join("\n\n")
}

const mostInOpening = 85

/** A paragraph of a few words goes with the one before it, and what has no heading yet with the opening. */
function joinShort(paragraphs: readonly string[]): string[] {
  const out: string[] = []
  for (const text of paragraphs) {
    const before = out.at(-1) ?? ""
    const isText = before !== "" && !before.startsWith("## ") && !text.startsWith("## ")
    const isShort = wordsIn([text]) < 9 || (out.length === 1 && wordsIn([before, text]) < mostInOpening)
    if (isText && isShort) out.splice(-1, 1, `${before} ${text}`)
    else out.push(text)
  }
  return out
}
