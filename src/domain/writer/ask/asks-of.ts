import { fieldsOf } from "../../rule-book/core-fields.ts"
import type { Genre } from "../../rule-book/genre.ts"
import { briefTexts, hasSeveralProducts, type Product } from "../../seo/brief.ts"
import { findPlatform } from "../../seo/find-platform.ts"
import type { Ask } from "../../seo/notes.ts"
import { fixedCase } from "../../text/case/fixed-case.ts"
import { hasMoney } from "../../text/measure/money.ts"
import { isCommonWord } from "../../text/spell/right-words.ts"
import { isMaterialWord } from "../../text/words/materials.ts"
import { isPlural } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { bareName, withoutMeasure } from "../read/thing.ts"
import type { Understanding } from "../understanding.ts"
import type { AskRow } from "./ask-row.ts"
import { breathAsk } from "./breath-ask.ts"
import { goodsAsks } from "./goods-asks.ts"
import { type Need, tellings } from "./needs.ts"
import { appAsks, serviceAsks, videoAsks } from "./other-asks.ts"
import { kindOfThing } from "./thing-kind.ts"
import { auctionAsks, localAsks } from "./used-asks.ts"

const tables: Readonly<Record<Genre, readonly AskRow[]>> = {
  goods: goodsAsks,
  auction: auctionAsks,
  local: localAsks,
  service: serviceAsks,
  app: appAsks,
  video: videoAsks,
}

const maxAsks = 3
/** Anyone who typed more than this has already said more than a buyer asks. */
const maxReadChars = 60_000

/** What was not said and would help this listing most: each question, with the field that takes the answer. */
export function asksOf(u: Understanding): readonly Ask[] {
  const isTold = tellerOf(u)
  const keys = fieldsOnForm(u.platformId)
  const kind = kindOfThing(u)
  const [name = ""] = (isProductOf(u) ? u.subject.name : u.thing.name).split(/[,(]/)
  const isMany = isPlural(withoutMeasure(name))
  const asks: Ask[] = [...breathAsk(u, keys), ...currencyAsk(u)]
  for (const row of tables[u.genre]) {
    if (asks.length === maxAsks) break
    if (!isFor(row, u, kind) || isTold(row)) continue
    const place = placeOf(row, u, keys)
    const question = isMany ? (row.ofMany ?? row.question) : row.question
    // The label goes into the brief with the answer, and a brief in another language must not get an English word.
    const ask = { ...place, label: u.language === "en" ? place.label : "", about: "", question }
    if (!asks.some(({ question }) => question === ask.question)) asks.push(ask)
  }
  return asks
}

const fieldsOnForm = (platformId: string): ReadonlySet<string> => {
  const platform = findPlatform(platformId)
  return new Set(platform === undefined ? [] : fieldsOf(platform).map(({ key }) => key))
}

/** "28" by itself could be anything. */
function currencyAsk(u: Understanding): Ask[] {
  const price = u.brief.priceRange
  const amount = /\d[\d.,]*/.exec(price)?.[0].replace(/[.,]+$/, "")
  if (u.genre === "video" || amount === undefined || hasMoney(price) || /%|\d ?p\b/.test(price)) return []
  if (hasMoney(typedIn(u)) || u.facts.some(({ field, text }) => field === "priceRange" && hasMoney(text))) return []
  return [{ field: "priceRange", label: "", about: "", question: `Which currency is ${amount} in?` }]
}

function isFor(row: AskRow, u: Understanding, kind: ReturnType<typeof kindOfThing>): boolean {
  const { kinds, notKinds, platformAsk, where, unless } = row
  if (kinds !== undefined && !kinds.includes(kind)) return false
  if (notKinds?.includes(kind) === true) return false
  if (platformAsk !== undefined && !u.writing.asks.includes(platformAsk)) return false
  if (u.language !== "en" && tellings[row.need].isPlain !== true) return false
  return (where === undefined || where.test(typedIn(u))) && (unless === undefined || !unless.test(typedIn(u)))
}

const isProductOf = ({ brief, subject }: Understanding): boolean =>
  brief.products.some(({ name }) => name === subject.name && name.trim() !== "")

function placeOf(row: AskRow, u: Understanding, keys: ReadonlySet<string>): Pick<Ask, "field" | "label"> {
  const { brief } = u
  const isOneOfMany = hasSeveralProducts(brief)
  const own = row.fields?.find((field) => keys.has(field) && !(isOneOfMany && ofOneProduct.has(field)))
  if (own !== undefined) return { field: own, label: own === "videoDescription" ? row.label : "" }
  const field = isProductOf(u) && row.isOfShop !== true ? "productDescription" : "description"
  return { field, label: row.label === "" ? (ownLabels[row.need] ?? "") : row.label }
}

/** With several products, each has its own answer, but the form has one such field for the whole brief. */
const ofOneProduct: ReadonlySet<string> = new Set([
  "productDimensions",
  "itemCondition",
  "facebookCondition",
  "priceRange",
  "handmadeStory",
  "uniqueSellingProposition",
])

/** The label of an answer that must go into a description because its own field is missing. */
const ownLabels: Partial<Record<Need, string>> = { condition: "Condition", price: "Price", delivery: "Delivery" }

/** Whether anything typed about this thing already answers a need. */
function tellerOf(u: Understanding): (row: AskRow) => boolean {
  const topics = new Set(u.facts.map(({ topic }) => topic))
  const text = typedIn(u)
  return ({ need }) => {
    const told = tellings[need]
    if (told.fields?.some((field) => briefTexts.some((key) => key === field && u.brief[key].trim() !== "")) === true)
      return true
    if (told.topics?.some((topic) => topics.has(topic)) === true) return true
    if (need === "model" && namesMaker(u)) return true
    if (need === "material" && (text.match(/[\p{L}-]{3,}/gu) ?? []).some(isMaterialWord)) return true
    return told.words?.test(text) === true
  }
}

/** "Pelican kayak": a word that is no part of a known kind, and no quality of the thing. */
function namesMaker({ thing }: Understanding): boolean {
  const words = bareName(thing.name).toLowerCase().split(" ")
  return words.slice(0, -1).some((word) => kindOf(word) === "noun" && (fixedCase.has(word) || !isCommonWord(word)))
}

/** Everything typed about the thing and its shop, without its siblings or rivals. */
function typedIn({ brief, subject }: Understanding): string {
  const others: ReadonlySet<string> = new Set(["competitors", "website", "industry", "shopifyTheme"])
  const texts = briefTexts.filter((key) => !others.has(key)).map((key) => brief[key])
  const sections = brief.bodyTextSections.map(({ content }) => content)
  return [...productTexts(subject), ...texts, ...sections].join("\n").slice(0, maxReadChars)
}

const productTexts = ({ name, category, description }: Product): readonly string[] => [name, category, description]
