import type { SlotKey } from "../../seo/listing.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { tellOffer } from "../body/offer.ts"
import { distinctPhrases } from "../search-phrases.ts"
import { capital, sentence } from "../wording.ts"
import type { Writing, Written } from "../writing.ts"
import { conditionOf, placeOf, priceOf, shippingLine } from "./closing.ts"
import { itemSpecifics } from "./item-specifics.ts"
import { series } from "./join.ts"
import { offerLines } from "./offer-lines.ts"
import { offerPhrases, searchesOf } from "./offer-phrases.ts"
import { buildOfferTitle } from "./offer-title.ts"
import type { Offer, Piece } from "./piece.ts"
import { readOffer } from "./read-offer.ts"
import { shortForms } from "./short-forms.ts"
import { named } from "./telegraph.ts"
import { voiced } from "./voice.ts"

/** As many sentences as fit, none of them cut. */
function fitting(sentences: readonly string[], maxChars: number): string {
  let text = ""
  for (const next of sentences.filter(Boolean)) {
    const longer = text === "" ? next : `${text} ${next}`
    if (longer.length <= maxChars) text = longer
  }
  return text
}

const rawOf = (pieces: readonly Piece[], topic: Piece["topic"]): string =>
  pieces.find((piece) => piece.topic === topic && piece.kind !== "saying" && piece.raw.length < 40)?.raw ?? ""

/** The whole offer in short sentences: what, state, price, place. */
function shortly(given: Writing, offer: Offer, condition: string, price: string, part: string): string[] {
  const { u } = given
  const teller = given.tellerFor(part)
  const thing = named(offer.name)
  const forms = shortForms(offer).filter((text) => !offer.name.toLowerCase().includes(text.toLowerCase()))
  const some = forms.slice(0, 3).map((text) => teller.wording.inside(text))
  const turned = [...some.slice(1), ...some.slice(0, 1)]
  const opening = [
    some.length > 1 && `${thing}, ${turned.join(", ")}`,
    some.length > 1 && `${thing}: ${[...some].reverse().join(", ")}`,
    some.length > 0 && `${thing}, ${some.join(", ")}`,
    some.length > 1 && !some.some((text) => / (?:in|of|with|for) /.test(` ${text} `)) && `${thing}: ${series(some)}`,
    some.length === 0 && thing,
  ]
  const faults = rawOf(offer.pieces, "fault").replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const state = [condition, faults].filter(Boolean).join(", ")
  const place = u.brief.facebookLocation.trim() === "" ? "" : placeOf(u)
  const way = u.prepare(u.brief.facebookDeliveryMethod)
  const isLater = (offer.pieces[0]?.place ?? 0) % 2 === 1
  const there = way === "" ? `in ${place}` : isLater ? `in ${place}: ${teller.wording.inside(way)}` : `${way}, ${place}`
  return [
    teller.say("what", opening),
    state === "" ? "" : sentence(state),
    [price, place === "" ? "" : there]
      .filter(Boolean)
      .map((text) => sentence(text))
      .join(" "),
    ...forms.slice(3, 8).map((text) => sentence(text)),
  ]
}

/** The listing of a used thing, for a marketplace where people sell to people. */
export function writeOffer(given: Writing): Written {
  const { u, room, tellerFor } = given
  const isLocal = u.genre === "local"
  const teller = tellerFor("body")
  const offer = readOffer(u, teller.wording)
  const condition = conditionOf(u.prepare(isLocal ? u.brief.facebookCondition : u.brief.itemCondition))
  const price = priceOf(
    teller,
    offer.pieces.find(({ topic, kind }) => topic === "price" && kind === "thing")?.raw ?? "",
  )
  const town = isLocal ? (placeOf(u).split(",")[0] ?? "") : ""
  const phrases = offerPhrases(u, offer, town)
  const list = (key: SlotKey, from: readonly string[], maxChars = room(key).max): string[] =>
    distinctPhrases(from, room(key).target.max, maxChars)
  const body = tellOffer(teller)
  const title = buildOfferTitle(u, offer, isLocal ? room("productTitle").target.max : room("productTitle").max, [
    condition,
  ])
  const short = (maxChars: number, extra: readonly string[]): string => {
    const base = buildOfferTitle(u, { ...offer, pieces: [] }, maxChars)
    const longer = [base, ...extra].filter(Boolean).join(", ")
    return longer.length <= maxChars ? longer : buildOfferTitle(u, offer, maxChars)
  }
  const place = offer.pieces[0]?.place ?? 0
  const closing = isLocal
    ? [
        [capital(handedOver(u.prepare(u.brief.facebookDeliveryMethod), place)), placeOf(u), price]
          .filter(Boolean)
          .join(", "),
      ]
    : [shippingLine(tellerFor("lines"), place)]
  const summary = (part: string, maxChars: number) =>
    voiced(fitting(shortly(given, offer, condition, price, part), maxChars), u.brief.tone)
  const unused = phrases.filter((phrase) => !title.toLowerCase().includes(phrase.toLowerCase()))
  return {
    productTitle: title,
    titleTag: short(room("titleTag").max, isLocal ? [town, /^[$£€][\d.,]+/.exec(price)?.[0] ?? ""] : []),
    metaDescription: summary("snippet", room("metaDescription").max),
    keywords: list("keywords", phrases),
    bulletPoints: offerLines(
      offer.pieces,
      [conditionLine(condition), ...closing].filter(Boolean),
      room("bulletPoints").target.max,
    ),
    tags: isLocal ? list("tags", phrases, 20) : list("tags", [...unused, ...phrases]),
    searchTerms: list("searchTerms", [...searchesOf(u, offer), ...[...unused].reverse()]),
    improvedBodyText: body,
    platformFields: isLocal
      ? { firstLines: summary("first", room("platformFields.firstLines").max) }
      : {
          subtitle: subtitleOf(offer, title, room("platformFields.subtitle").max),
          itemSpecifics: itemSpecifics(u, offer, condition, room("platformFields.itemSpecifics").target.max),
          mobileSummary: fitting(splitSentences(tellOffer(tellerFor("mobile"), false)), 700),
        },
  }
}

/** "Pickup; I can deliver" is "I can deliver; pickup" in every other listing of one seller. */
const handedOver = (way: string, place: number): string =>
  place % 2 === 0 ? way : way.replace(/[.]+$/, "").split("; ").toReversed().join("; ")

const conditionLine = (condition: string): string => (condition === "" ? "" : capital(condition))

/** What the title has no room for. */
function subtitleOf(offer: Offer, title: string, maxChars: number): string {
  const out: string[] = []
  const forms = shortForms(offer)
  const isIn = (text: string) => title.toLowerCase().includes(text.toLowerCase())
  for (const text of [...forms.filter((form) => !isIn(form)), ...forms.filter(isIn)])
    if ([...out, text].join(", ").length <= maxChars && out.length < 4) out.push(text)
  return capital(out.join(", "))
}
