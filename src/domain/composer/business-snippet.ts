import { splitSentences } from "../text/split-sentences.ts"
import { tellBusinessLead } from "./body/business-lead.ts"
import { forPlace } from "./said/for-place.ts"
import { namesFor } from "./said/names-for.ts"
import type { Offer } from "./said/offer.ts"
import type { Said, Speaker } from "./said/said.ts"
import { waysOf } from "./said/tell-said.ts"
import { unmixed } from "./said/unmixed.ts"
import type { Teller } from "./teller.ts"
import { capital } from "./wording.ts"

/** "Pitch raises for uprights around Halifax and Hebden Bridge": where it is done can be left out. */
const placeAtEnd = / (?:around|across|throughout|near|in) \p{Lu}[\p{L}'’-]+(?:(?:, | and | )\p{Lu}[\p{L}'’-]+)*\.$/u

/** A diploma "in Canine Behaviour" is in no place. */
const isOfOffice = /\b(?:diploma|certificate|degree|level|member|award|guild|institute)\b/i

/** Sentences in the order of their weight, as many as the lines under a search result take. */
export function fillSnippet(sentences: readonly string[], maxChars: number): string {
  let text = ""
  // A lead of several sentences is cut between them.
  const [lead = "", ...others] = sentences
  const all = lead.length > maxChars ? [...splitSentences(lead), ...others] : sentences
  for (const sentence of all.filter(Boolean)) {
    const ways = isOfOffice.test(sentence) ? [sentence] : [sentence, sentence.replace(placeAtEnd, ".")]
    const longer = ways.map((way) => (text === "" ? way : `${text} ${way}`)).find((way) => way.length <= maxChars)
    text = longer ?? text
  }
  return text
}

const weight = ["what", "given", "promise", "price", "when", "where", "proof", "how", "story"]

/** Where the first sentence is too long for the place: what it is called, and where. */
function shortLead({ u, say }: Teller, offer: Offer): string {
  const name = capital(offer.name) || u.seller
  const place = u.place === "" || name.includes(u.place.split(",")[0] ?? "") ? "" : ` in ${u.place}`
  if (place === "" && u.seller !== name) return say("short lead", [`${name}, from ${u.seller}`, `${u.seller}: ${name}`])
  return say("short lead", [`${name}${place}`, u.seller !== name && `${name}${place}, at ${u.seller}`])
}

/** The title above the snippet has the name already: "Plumber in Leeds. We do boilers." */
function withoutName(lead: string, seller: string): string {
  const name =
    [`This is ${seller}, `, `We are ${seller}, `, `${seller} is `].find((text) => lead.startsWith(text)) ?? ""
  const thing = lead.slice(name.length).replace(/^an? /, "")
  return name === "" || /^(?:the|our|my) /.test(thing) ? lead : capital(thing)
}

/** What a search result says of a page: its first sentence in other words, and what else fits. */
export function businessSnippet(
  teller: Teller,
  said: readonly Said[],
  offer: Offer,
  speaker: Speaker,
  { maxChars, isNamed }: { readonly maxChars: number; readonly isNamed: boolean },
): string {
  const names = namesFor(teller.u)
  const whole = tellBusinessLead(teller, offer, speaker)
  const lead = isNamed && offer.isBusiness ? withoutName(whole, teller.u.seller) : whole
  const others = said
    .filter((one) => one !== offer.lead)
    .toSorted((a, b) => weight.indexOf(a.topic) - weight.indexOf(b.topic))
    .flatMap((one) => unmixed(one, names))
    .map((one) => {
      const ways = waysOf(one, { teller, speaker, names })
      return teller.say(`snippet ${one.text}`, one.isOwn ? ways : forPlace(teller.u, ways, one.text.length))
    })
  const isLong = lead.length > maxChars && (splitSentences(lead)[0] ?? "").length > maxChars
  return fillSnippet([isLong ? shortLead(teller, offer) : lead, ...others], maxChars)
}
