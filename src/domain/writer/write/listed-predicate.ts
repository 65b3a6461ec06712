import { hasSeveralProducts } from "../../seo/brief.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import { isUncounted } from "../../text/words/uncounted.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { isColour } from "../search/phrases/word-classes.ts"
import { nameIn, shapeOf } from "../type/shape.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { firstText, type Understanding } from "../understanding.ts"
import { namesThing } from "./frame-of.ts"
import { inRunningText, joinVerbs, withIndefinite, withoutEnd } from "./grammar.ts"
import { withLastDone } from "./with-last-and.ts"

const maxWords = 16

/**
 * What a careful seller lists among sentences, with its verb: "Six feeding ports." becomes "has six feeding ports", "450 ml,
 * 68 g, fits our pot." becomes "holds 450 ml, weighs 68 g and fits our pot". Empty if its verb is not certain.
 */
export function listedPredicate(fact: Fact, u: Understanding): string {
  const { isCareful, isEnglish, field, topic, text } = fact
  const isOfThing = /^(?:goods|app|auction|local)$/.test(u.genre) && !isOfMany(u) && !hasSeveralProducts(u.brief)
  const isListed =
    isCareful &&
    isEnglish &&
    /^(?:description|productDescription|bodyText)$/.test(field) &&
    /^(?:what|feature|condition|size|weight|capacity|colour|method|made|works-with|use)$/.test(topic) &&
    /[^.]\.$/.test(text) &&
    text.split(" ").length <= maxWords
  if (u.language !== "en" || !isOfThing || !isListed || namesThing(text, u)) return ""
  const bare = withoutEnd(text)
  return (u.genre === "goods" ? measuresIn(bare) : "") || ofPart(fact, bare) || ofState(fact, bare, u) || ofUse(bare)
}

/** "It" is none of "hand-poured soy candles". */
const isOfMany = (u: Understanding): boolean => u.thing.isPlural || isPlural(headNoun(nameIn(withoutEnd(firstText(u)))))

const amount = String.raw`(?:about |around |just |only )?\d[\d.,]*`
/** Ounces may be its weight or what it holds, and so may pounds and kilograms. */
const verbs: readonly (readonly [figure: RegExp, verb: string])[] = [
  [new RegExp(`^${amount} ?g$`), "weighs"],
  [new RegExp(`^${amount} ?(?:ml|cl|l|lit(?:re|er)s?)$`), "holds"],
  [new RegExp(String.raw`^${amount}(?: ?[x×] ?\d[\d.,]*)+ ?(?:mm|cm|m|in|inch(?:es)?|ft|feet)$`), "measures"],
  [
    new RegExp(`^${amount} ?(?:mm|cm|m|in|inch(?:es)?|ft|feet) (?:long|wide|tall|high|deep|thick|across|square)$`),
    "is",
  ],
]

/** "450 ml, 68 g, fits inside our 750 ml pot": only if each has its verb. */
function measuresIn(text: string): string {
  const pieces = inRunningText(text).split(/, (?:and )?/)
  const said = pieces.map((piece) => {
    const [, verb] = verbs.find(([figure]) => figure.test(piece)) ?? []
    const { shape, isCertain } = shapeOf(piece)
    return verb !== undefined ? `${verb} ${piece}` : shape === "third" && isCertain ? piece : ""
  })
  const isMeasured = pieces.some((piece) => verbs.some(([figure]) => figure.test(piece)))
  return isMeasured && said.every(Boolean) ? joinVerbs(said) : ""
}

const noPart =
  /^(?:no|not|all|both|each|every|the|this|these|that|those|my|our|your|his|her|their|it|they|only|one|another|other|more|also|plus|free|minimum|maximum|max|min|for|some of)\b/i
const container = /^\d.* (?:bottle|jar|tub|tin|pouch|bag|box|packet|tube|carton|sachet|roll|pot)s?$/i
const choice =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ )?(?:colou?rs|sizes|shades|lengths|widths|flavou?rs|scents|finishes)$/iu
/** What a sale, its place and its buyers have, and no thing has. */
const ofSale =
  /(?<!\p{L})(?:home|house|household|owners?|buyers?|sellers?|people|gifts?|presents?|photos?|pictures?|pickups?|collection|delivery|postage|shipping|dispatch|returns?|offers?|deals?|bargains?|reasons?|proceeds|questions?|stock|value|price|bids?|miles|mileage|history|service|support|guarantee|warranty|wash|cycle|heat|roast)(?!\p{L})/iu
/** Where on the thing a part or a flaw is. */
const located = /^ (?:with|over|on|around|under|inside|across|along|at) \p{L}/iu

/** "Powder-coated shroud over a clear tube", "small chip on the rim", "8 oz amber jar" */
function ofPart({ shape, isCertain }: Fact, text: string): string {
  if (shape !== "noun" || noPart.test(text) || /[;:()]| [-–—] |[$£€]/.test(text)) return ""
  if (isCertain && (container.test(text) || choice.test(text))) return `comes in ${withNeededArticle(text)}`
  const name = nameIn(text)
  const isLocated = isCertain && located.test(text.slice(name.length)) && !hasVerb(text)
  return (isLocated || isRow(text)) && isPart(name) && !ofSale.test(text) ? `has ${withNeededArticle(text)}` : ""
}

const isPart = (name: string): boolean => {
  const head = headNoun(name)
  return name.includes(" ") && namesAThing(head) && !isColour(head)
}

const minRow = 3
const maxRow = 5

/** "Steel handle, wrist loop and a lid": a row that ends, of which the first item certainly names a thing. */
function isRow(text: string): boolean {
  const pieces = text.split(/, (?:and )?/)
  const [first = "", last = ""] = [pieces[0], pieces.at(-1)]
  const [one = "", ...others] = last.split(" and ")
  // "Chart in English and French" ends no row.
  const isEnded = /, and [^,]+$/.test(text) || (others.length > 0 && nameIn(one) === one)
  return (
    pieces.length + Number(others.length > 0) >= minRow &&
    pieces.length <= maxRow &&
    isEnded &&
    shapeOf(first).isCertain &&
    pieces.every((piece) => shapeOf(piece).shape === "noun" && !hasVerb(piece) && !noPart.test(piece))
  )
}

const counted =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|some|several|an?) (?!\p{L}+-|(?:mm|cm|m|in|inch|ft|oz|lb|g|kg|ml|l) )/iu

function withNeededArticle(text: string): string {
  const head = headNoun(nameIn(text))
  return isPlural(head) || isUncounted(head) || (counted.test(text) && !container.test(text))
    ? inRunningText(text)
    : withIndefinite(text)
}

/** "Refill bags of 50 exist for each size" is a sentence, whose verb no list knows; "marks that would sand out" is none. */
function hasVerb(text: string): boolean {
  const [said = ""] = text.split(/ (?:that|which|who|to|for|where|so) /)
  const end = nameIn(said).split(" ").length - 1
  return said
    .toLowerCase()
    .split(" ")
    .some((word, at) => at > end && /^(?:subject|auxiliary|third|base|past)$/.test(kindOf(word)))
}

const soldSo =
  /^(?:sold|based|priced|shipped|sent|posted|delivered|dispatched|packed|used|sealed|needed|wanted|listed|included|given|bought|found)\b/i

/** "Vegan", "mild to medium", "fermented for six weeks, then blended and bottled" */
function ofState({ shape, isCertain, topic }: Fact, text: string, { genre }: Understanding): string {
  if (genre !== "goods" || /\d|[;:()$£€]|^free\b/i.test(text)) return ""
  const isQuality =
    shape === "adjective" &&
    isCertain &&
    text.split(" ").length <= maxQuality &&
    !text.includes(",") &&
    topic !== "condition"
  const isDone = shape === "participle" && isCertain && !soldSo.test(text) && /(?:ed|en|wn|ut|de|lt) /.test(text)
  return isQuality || isDone ? `is ${withLastDone(inRunningText(text))}` : ""
}

const maxQuality = 4

const noUse =
  /^for (?:sale|parts|spares|repair|free|now|example|instance|more|best|orders?|each|every|all|any|an? (?:extra|fee|deposit|quote|price)|you(?:r order)?|details|questions|the (?:price|money)|over)(?!\p{L})/iu

/** "For laptops from 11 to 17 inches", "for indoor use only" */
const ofUse = (text: string): string =>
  /^for \p{L}/iu.test(text) &&
  !noUse.test(text) &&
  !/[,;:()$£€]/.test(text) &&
  !text.split(" ").some((word) => /^(?:subject|auxiliary)$/.test(kindOf(word))) &&
  !/\d+ (?:years|months|weeks|days)/.test(text)
    ? `is ${inRunningText(text)}`
    : ""
