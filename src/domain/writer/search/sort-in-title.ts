import { onceFor } from "../../once-for.ts"
import { titleCase } from "../../text/case/title-case.ts"
import { isCommonWord } from "../../text/spell/right-words.ts"
import { contentWords } from "../../text/words/content-words.ts"
import { namesTimber } from "../../text/words/materials.ts"
import { headNoun, isPlural, singular } from "../../text/words/plural.ts"
import { isUncounted } from "../../text/words/uncounted.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { isProduct } from "../is-product.ts"
import { bareName, withoutMeasure } from "../read/thing.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import type { Understanding } from "../understanding.ts"
import { isFiledAsPart } from "./attributes/is-part.ts"
import { upToComma, withoutMaker } from "./attributes/thing-names.ts"
import { fieldNeeded } from "./field-in-category.ts"
import { broaderTerms, type KindTerms } from "./kinds/broader-terms.ts"
import { goodsKinds, isGoodsKind } from "./kinds/goods-kinds.ts"
import { tradeKinds } from "./kinds/trade-kinds.ts"
import { isDepartment, isShelf, isWide } from "./phrases/shelves.ts"
import { isBareHead } from "./phrases/word-classes.ts"

const maxJoinedWords = 2
const maxNameWords = 3
const maxUnclear = 5

/** Without one of these words, a title may seem to name something else: a chest for a dollhouse is not a chest. */
const narrowing =
  /\b(?:doll|dolls|dollhouse|miniatures?|toy|dog|cat|pet|horse|bird|aquarium|pond|reptile|costume|cosplay|climbing|baby|bicycle|bike|car|motorcycle|guitar|piano|violin|sewing|knitting|crochet|baking|cake|fishing|camping|canoe|kayak|garden)\b/i

/**
 * The name, with a word for what it is: "Mesa Verde" could be anything; the seller's category says that it is
 * a hot sauce. "Ottertail Paddle" in the category of canoe paddles becomes an Ottertail canoe paddle.
 */
export const nameWithSort = (u: Understanding): string => sorted(u).name

/** The word for what it is, if the title says it behind the name or in place of its last word. */
export const sortBehind = (u: Understanding): string => sorted(u).behind

interface Sorted {
  readonly name: string
  readonly behind: string
}

const sorted = onceFor((u: Understanding): Sorted => {
  const { name } = u.thing
  const found = u.language === "en" ? withSort(u) : name
  return typeof found === "string" ? { name: found, behind: "" } : found
})

function withSort(u: Understanding): string | Sorted {
  const { name } = u.thing
  // The number of a "Fox 2" is no measure.
  const bare = upToComma(/\p{L} \d{1,3}$/u.test(name) ? name : withoutMeasure(name))
  const own = contentWords(name)
  // "iPhone" says that it is a phone, a hive is a beehive, and hedging a hedge.
  const isSaid = (stem: string): boolean =>
    own.some(
      (each) =>
        each.includes(stem) ||
        (each.length > 3 && (stem.startsWith(each) || stem.endsWith(each) || each.startsWith(stem.slice(0, -1)))),
    )
  const head = headNoun(bare).toLowerCase()
  const sort = sortsOf(u).find((each) => !contentWords(each).every(isSaid) && !isOfPart(each, bare))
  if (sort === undefined) return withField(name, bare, u)
  if (singular(headNoun(sort)) === singular(head)) return withWordsBefore(name, bare, sort, u)
  const isKnown = isKnownThing(bare, u) || isKnownThing(bareName(bare), u)
  const unsaid = sort.split(" ").filter((word) => !contentWords(word).every(isSaid))
  const narrows = narrowing.test(unsaid.join(" ")) && !narrowing.test(name)
  if (isKnown && !narrows) return name
  const words = bare.replace(/^the /i, "").split(" ")
  // A long name is clear enough, unless its last word names nothing: "Cherry French Short Almond" among press-on nails.
  const isUnclear =
    [sort, headNoun(sort)].some((each) => isGoodsKind(singular(each))) &&
    words.length <= maxUnclear &&
    !sort.includes(head)
  if (words.length > maxNameWords && !narrows && !isUnclear) return name
  const isShort = words.length <= maxJoinedWords && !isKnown && u.genre !== "service"
  // A "Starter Set" may be one of deodorant, and a "Crane Set" is only filed among vehicles.
  if (isBareHead(head) && isShort)
    return isPlural(sort) && words.length > 1 ? name : name.replace(bare, `${titleCase(singular(sort))} ${bare}`)
  if (isShort && !isPlural(bare) && !bare.includes("-") && !isUncounted(sort))
    return name.replace(bare, `${bare} ${titleCase(singular(unsaid.join(" ")))}`)
  // A department is no thing: "racket sports", "legal attire", "desk".
  if (!narrows && (!namesKind(sort, u) || (!sort.includes(" ") && kindOf(head) === "noun" && words.length > 1)))
    return name
  const first = upToComma(name)
  const isSaidTwice = u.genre === "goods" && unsaid.length < sort.split(" ").length
  const joined = isSaidTwice ? withSortJoined(first, unsaid) : ""
  if (joined !== "") return { name: name.replace(first, joined), behind: isPlural(joined) ? sort : singular(sort) }
  if (isSaidTwice && !isBareHead(head)) return name
  const isMany =
    u.thing.isPlural ||
    (isUnclear && isSoldByCount(u)) ||
    (holdsSeveral.test(head) && !isBareHead(singular(headNoun(sort)))) ||
    (/s$/.test(head) && !sort.includes(" "))
  const behind = isMany ? sort : singular(sort)
  return { name: name.replace(first, `${first}, ${titleCase(behind)}`), behind }
}

/** "Slate House Name" among house signs is a house name sign, and a "Short Press-On Set" among press-on nails are these nails. */
function withSortJoined(name: string, unsaid: readonly string[]): string {
  const words = name.split(" ")
  const [last = ""] = words.slice(-1)
  // A deckchair sling among deckchair fabrics is no fabric.
  const isVague = isBareHead(last.toLowerCase())
  if (unsaid.length !== 1 || isPlural(last) || !(isVague || /^(?:name|number|letter)$/i.test(last))) return ""
  const more = titleCase(unsaid.join(" "))
  return isVague
    ? isPlural(more)
      ? [...words.slice(0, -1), more].join(" ")
      : ""
    : [...words, singular(more)].join(" ")
}

/** "Soft Curling Shoe Gripper" */
function withField(name: string, bare: string, u: Understanding): string {
  const called = withoutMaker({ name: bare, seller: u.thing.seller })
  const words = called.split(" ")
  const head = words.at(-1) ?? ""
  const isPlain = words.slice(0, -1).every((word) => kindOf(word.toLowerCase()) === "adjective")
  const field = u.genre === "goods" && isPlain ? fieldNeeded(head.toLowerCase(), u) : ""
  return field === "" ? name : name.replace(called, [...words.slice(0, -1), titleCase(field), head].join(" "))
}

/** A "Short Press-On Set" is several nails, and a door strip is one draught excluder. */
const holdsSeveral = /^(?:set|pack|bundle|lot|box|bag|pair|trio|duo|collection|assortment|mix|bunch)s?$/

/** "10 pcs", "8ct"; a paper model of 46 pieces is one kit. */
const isSoldByCount = ({ subject }: Understanding): boolean =>
  /\d ?(?:ct|pcs?|pk|packs?|count)(?!\p{L})|\b(?:set|pack) of \d/iu.test(`${subject.name} ${subject.description}`) ||
  /\d ?pieces?(?!\p{L})/iu.test(subject.name)

/** A "sprayer nozzle set" among garden sprayers is no sprayer. */
export function isOfPart(sort: string, name: string): boolean {
  const words = bareName(name).toLowerCase().split(" ").map(singular)
  const noun = singular(headNoun(sort).toLowerCase())
  return words.slice(0, -1).includes(noun) && words.at(-1) !== noun
}

const namesKind = (sort: string, u: Understanding): boolean =>
  u.genre === "service" ? Object.hasOwn(tradeKinds, sort) : kindIn(sort, u) !== ""

/** The words of the category that are not in the name, before the noun at the end of both. */
function withWordsBefore(name: string, bare: string, sort: string, { brief }: Understanding): string {
  const known = new Set(contentWords(name))
  const fresh = sort
    .split(" ")
    .slice(0, -1)
    // Cedar is wood.
    .filter((word) => contentWords(word).every((stem) => !known.has(stem)) && !(word === "wooden" && namesTimber(name)))
  const words = bare.split(" ")
  // "Chanter Reed" in the category of pipe chanter reeds
  const isTail = ` ${singular(sort)}`.endsWith(` ${singular(bare.toLowerCase())}`)
  if (isTail) return fresh.length > 0 ? name.replace(bare, titleCase(`${fresh.join(" ")} ${bare}`)) : name
  // "Ottertail Paddle" says no more than whose paddle it is; "treadle chicken feeder" says which feeder.
  const isUnsaid = words
    .slice(0, -1)
    .every((word) => !isCommonWord(word.toLowerCase()) || kindOf(word.toLowerCase()) === "adjective")
  const whole = [...words.slice(0, -1), titleCase(fresh.join(" ")), words.at(-1)].join(" ")
  // "Club carrom board" is one of the seller's keywords.
  const isTyped = `${brief.targetKeywords}. ${brief.description}`.toLowerCase().includes(whole.toLowerCase())
  return fresh.length > 0 && (isUnsaid || isTyped) ? name.replace(bare, whole) : name
}

/** Nobody needs to know that a washer is an appliance. */
const isKnownThing = (bare: string, u: Understanding): boolean => kindIn(bare, u) !== ""

/** The words of a name that a table of kinds knows: "dog bow tie", "candle"; empty if it knows none. */
export const kindIn = (bare: string, u: Understanding): string => kindTermsOf([bare], u)?.key ?? ""

/** What a table says of a thing with one of these names: other names, and wider ones. */
export const kindTermsOf = (called: readonly string[], { brief, subject }: Understanding): KindTerms | null =>
  broaderTerms({
    rows: goodsKinds,
    called,
    context: [subject.category, subject.description, brief.description, brief.industry].join(" "),
    isBritish: false,
  })

const maxSortWords = 3
/** "Beekeeping gear" is no word for one bag. */
const ofMany = /^(?:gear|equipment|supplies|accessories|goods|stuff|items|bits|notions?|essentials|wares?)$/

/** The seller's category, if it names a thing; without a category, the seller's trade may say it. */
function sortsOf(u: Understanding): string[] {
  const { brief, subject, clean, genre } = u
  if (!isProduct(u) || genre === "app" || genre === "video") return []
  const filed = (genre === "service" ? [] : [subject.category, brief.shopifyProductType, brief.tiktokCategory])
    .map((raw) =>
      sortIn(
        clean(raw)
          .split(/\s*[>/|,]\s*/)
          .at(-1) ?? "",
      ),
    )
    .filter(Boolean)
    // "Fishing flies" says more than "flies".
    .map((sort, _, all) => (isBareHead(sort) ? all.find((other) => other.endsWith(` ${sort}`)) : undefined) ?? sort)
  // A foot pedal of a dealer in sewing machines and spares is no sewing machine.
  const trade = isFiledAsPart(u) ? "" : sortIn(clean(brief.industry).split(/,|\s(?:and|&)\s/)[0] ?? "")
  // "Wood carving" is what the seller does, and a spoon is made by it.
  const isCraft = genre !== "service" && /ing$/.test(trade)
  return filed.length > 0 || !trade.includes(" ") || isCraft ? filed : [trade]
}

function sortIn(raw: string): string {
  const sort = raw.toLowerCase().trim()
  const words = sort.split(" ")
  const last = words.at(-1) ?? ""
  // An activity is no thing: "Sewing".
  const isDoing = words.length === 1 && /\p{L}{3}ing$/u.test(last)
  // "Garden toys outdoor"
  const isThing =
    (namesAThing(last) && !isDoing && !/^(?:out|in)doors?$/.test(last)) ||
    (words.length > 1 && /\p{L}{3}s$/u.test(last))
  const isFit =
    words.length <= maxSortWords &&
    !ofMany.test(last) &&
    /^[\p{L}' -]+$/u.test(sort) &&
    !/\sand\s/.test(sort) &&
    !isShelf(sort) &&
    !(isDepartment(sort) && isWide(sort))
  return isFit && isThing ? sort : ""
}
