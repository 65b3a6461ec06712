import type { Genre } from "../../rule-book/genre.ts"
import type { Brief, Product } from "../../seo/brief.ts"
import { cleanName } from "../../text/clean-name.ts"
import { splitList } from "../../text/split-list.ts"
import { writePlace } from "../../text/write-place.ts"
import { type Fact, readFacts } from "./facts.ts"
import { makeKeywordJudge } from "./keyword-judge.ts"
import { inPlural, occasionsOf } from "./occasions-of.ts"
import { makePrepare, type Prepare } from "./prepare.ts"
import { runningName } from "./running-name.ts"
import { spelledAsSaid } from "./spelled-as-said.ts"
import { nameSubject, withThingLast } from "./subject-name.ts"
import { takeApart } from "./take-apart.ts"

/** A brief, understood: everything the writing needs, in clean words and each thing once. */
export interface Understanding {
  readonly genre: Genre
  /** As a title has it: "Speckled Stoneware Mug". */
  readonly title: string
  /** As running text has it: "speckled stoneware mug". */
  readonly name: string
  /** Words that its description puts before the name: "wheel-thrown". */
  readonly modifiers: readonly string[]
  /** Its last word in the singular or plural it came in: "mug". */
  readonly noun: string
  readonly isPlural: boolean
  readonly seller: string
  readonly place: string
  readonly price: string
  readonly category: string
  readonly audience: readonly string[]
  readonly occasions: readonly string[]
  readonly pains: readonly string[]
  /** Phrases to be found for, the seller's own first. */
  readonly keywords: readonly string[]
  readonly facts: readonly Fact[]
  /** Who speaks: one maker, or a shop. */
  readonly voice: "I" | "we"
  readonly isBritish: boolean
  readonly isUsed: boolean
  readonly brief: Brief
  readonly subject: Product
  readonly prepare: Prepare
}

function sellerOf(brief: Brief, genre: Genre): string {
  const named =
    genre === "app" ? brief.appName : genre === "video" ? brief.channelName : brief.amazonBrand || brief.shopifyVendor
  return cleanName(named, true) || cleanName(brief.businessName)
}

const british =
  /\b(?:colour|grey|jewellery|metre|litre|tyre|aluminium|mum|organis|personalis|favourite|centre|fibre|flavour|postcode|fitted by)|£|\b(?:UK|England|Scotland|Wales|London|Leeds|Manchester)\b/i
const used = /\b(?:used|pre-?owned|second-?hand|refurbished|vintage|worn|fair condition|good condition|open box)\b/i

const listOf = (raw: string, prepare: Prepare): string[] =>
  splitList(prepare(raw).replace(/(?<=\p{L})[.!?] +(?=\p{L})/gu, "; "))
    .map((item) => item.replace(/[.!?]+$/, "").trim())
    .filter(Boolean)

/** A row so long that it would be a quotation is told from its end. */
const inOwnOrder = (items: readonly string[]): readonly string[] =>
  items.join(" ").split(/[\s-]+/).length < 8 ? items : items.toReversed()

/** "People with a porch, a balcony or a quiet garden": what follows is no third kind of people. */
function withWhatTheyHave(items: readonly string[]): string[] {
  const out: string[] = []
  for (const item of items) {
    const before = out.at(-1) ?? ""
    const isHad =
      /^(?:an?|the|no|one|their|two) /i.test(item) && / (?:with|without|who (?:have|own|want|need)) /.test(before)
    if (isHad) out.splice(-1, 1, `${before}, ${item}`)
    else out.push(item)
  }
  return out
}

/** Whom it is not for, and who is everybody: "not flippers", "people with knees". */
const noAudience =
  /^(?:(?:and |but )?not (?!for\b|suitable)|(?:people|anyone|anybody|humans|everyone) with (?:a )?(?:knees?|backs?|feet|hands?|eyes?|ears?|heads?|legs?|noses?|mouths?|fingers?|faces?|bod(?:y|ies)|teeth|a pulse)$)/i

export function understand(brief: Brief, subject: Product, genre: Genre): Understanding {
  const prepare = makePrepare(brief, subject)
  const said = prepare([brief.description, subject.name, subject.description, brief.keyFeatures].join("\n"))
  const read = readFacts(brief, subject, prepare)
  const seller = sellerOf(brief, genre)
  const named = nameSubject({ brief, subject, genre, facts: read, prepare, seller })
  const facts = takeApart(read, named)
  const all = [
    brief.description,
    subject.description,
    subject.name,
    brief.location,
    brief.priceRange,
    brief.brandStory,
  ].join(" ")
  return {
    genre,
    ...named,
    modifiers: facts
      .filter(({ shape, role, text }) => shape === "adjective" && role === "what" && !text.includes(" "))
      .map(({ text }) => text)
      .slice(0, 2),
    name: withThingLast(
      runningName(
        named.title,
        prepare([subject.description, brief.description, brief.targetKeywords, brief.keyFeatures].join("\n")),
        seller,
        brief.products.some(({ name }) => name === subject.name),
      ),
      named.noun,
    ),
    seller,
    place: writePlace(prepare(brief.facebookLocation || brief.location)),
    price: prepare(brief.priceRange),
    category: prepare(subject.category || brief.etsyShopSection || brief.shopifyProductType || brief.industry),
    audience: inOwnOrder(
      withWhatTheyHave(listOf(brief.targetAudience || brief.shopifyTargetSegments || brief.tiktokAudience, prepare))
        .filter((people) => !noAudience.test(people))
        .map(inPlural),
    ),
    occasions: inOwnOrder(occasionsOf(listOf(brief.seasonalRelevance, prepare))),
    pains: listOf(brief.customerPainPoints, prepare),
    keywords: listOf(brief.targetKeywords, prepare)
      .map((phrase) => spelledAsSaid(phrase, said))
      .filter(makeKeywordJudge(brief, subject, said)),
    facts,
    voice: /\b(?:I|my)\b/.test([brief.handmadeStory, brief.brandStory, brief.description].join(" ")) ? "I" : "we",
    isBritish: british.test(all),
    isUsed: used.test([brief.itemCondition, brief.facebookCondition, brief.description].join(" ")),
    brief,
    subject,
    prepare,
  }
}
