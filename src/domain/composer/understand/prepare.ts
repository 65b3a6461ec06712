import { type Brief, briefTexts, type Product } from "../../seo/brief.ts"
import { isAcronym } from "../../text/acronyms.ts"
import { withoutShorthand } from "../../text/chat-words.ts"
import { withoutChatter } from "../../text/chatter.ts"
import { cleanText } from "../../text/clean.ts"
import { normalMeasure } from "../../text/measures.ts"
import { isMessy } from "../../text/messy.ts"
import { misspellings } from "../../text/misspellings.ts"
import { properNames } from "../../text/names.ts"
import { nearestName } from "../../text/nearest-name.ts"
import { withoutNoise } from "../../text/noise.ts"
import { makePairSpeller } from "../../text/pair-speller.ts"
import { isCommonWord, isRightWord, rarityOf } from "../../text/right-words.ts"
import { makeRivalRemover } from "../../text/rival-remover.ts"
import { calmCase } from "../../text/shouting.ts"
import { makeSpeller } from "../../text/spelling.ts"
import { splitList } from "../../text/split-list.ts"
import { withoutTestimonials } from "../../text/testimonials.ts"
import { makeUnknownRemover } from "../../text/unknown-words.ts"
import { withMoneySign } from "../../text/with-money-sign.ts"
import { readHurriedForms } from "./hurried-forms.ts"
import { readHurriedMarks } from "./hurried-marks.ts"
import { readHurriedMeasures } from "./hurried-measures.ts"
import { readHurriedOrder, withoutSending } from "./hurried-order.ts"
import { partFacts } from "./part-facts.ts"
import { readLoosely } from "./read-loosely.ts"
import { wholeStatements } from "./whole-statements.ts"
import { isNumber } from "./word-kinds.ts"

/** Turns what was typed into text that could be printed: clean, calm, spelled, without what has no place in a listing. */
export type Prepare = (raw: string) => string

/** Words in capitals that the seller means: a few of them in a text that otherwise does not shout. */
function meantCapitals(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const text of texts) {
    const capitals = text.match(/\b\p{Lu}[\p{Lu}\p{N}]+\b/gu) ?? []
    const share = capitals.length / text.split(/\s+/).length
    if (share > 0.3 || /[!*]{2}/.test(text)) {
      for (const word of quietInitials(text)) words.add(word)
      continue
    }
    const isElsewhere = (word: string) =>
      word.length > 4 && new RegExp(`\\b${word.toLowerCase()}\\b`).test(texts.join(" "))
    for (const word of capitals) if (!isCommonWord(word.toLowerCase()) && !isElsewhere(word)) words.add(word)
  }
  return words
}

/** "MOT £45 (retest free)": initials in a quiet sentence of a text that shouts elsewhere. */
const quietInitials = (text: string): string[] =>
  text.split(/(?<=[.!?\n])/).flatMap((sentence) => {
    const found = sentence.match(/(?<![\p{L}\p{N}-])\p{Lu}{3,5}(?![\p{L}\p{N}-])/gu) ?? []
    const isQuiet = found.length === 1 && !/[!*]/.test(sentence) && sentence.trim().split(/\s+/).length > 4
    return isQuiet ? found.filter((word) => isAcronym(word) && !isCommonWord(word.toLowerCase())) : []
  })

/** A word in a name is right as it stands, but where everybody knows what was mistyped. */
const isMeant = (word: string): boolean => word !== "" && !misspellings.has(word.toLowerCase())

const sizeOrder = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"]

/** "s,m,l,xl" is "S to XL": one thing, and not four. */
const joinSizes = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d'’-])(?:xxs|xs|s|m|l|xl|xxl|xxxl)(?:(?: ?[,/] ?| )(?:xs|s|m|l|xl|xxl|xxxl))+(?![\p{L}\d-])/giu,
    (whole) => {
      const sizes = whole.toUpperCase().split(/[ ,/]+/)
      const first = sizeOrder.indexOf(sizes[0] ?? "")
      const isRow = sizes.every((size, index) => sizeOrder[first + index] === size)
      return sizes.length > 2 && isRow ? `${sizes[0]} to ${sizes.at(-1)}` : sizes.join("/")
    },
  )

/** "S to XL" between two commas are sizes. */
const nameSizes = (text: string): string =>
  text.replace(/(?<=^|[,;.] )(?=(?:XXS|XS|S|M) to (?:L|XL|XXL|XXXL|[2-5]XL)(?=[,;.]|$))/g, "sizes ")

const people =
  "kids|children|toddlers|tweens|teens|teenagers|adults|seniors|parents|grandparents|moms|mums|dads|families|couples|men|women|boys|girls|beginners|students|teachers"

/** "kids teens and parents" is a list that forgot its comma. */
const partPeople = (text: string): string =>
  text.replace(new RegExp(`\\b(${people}) (${people}) (and|or) (?=(?:${people})\\b)`, "giu"), "$1, $2 $3 ")

/** Names that stand with a capital in the quiet prose of the brief: "2018 John Deere D105" tells how "DEERE" is written. */
function writtenNames(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const text of texts) {
    const words = text.match(/\p{L}+/gu) ?? []
    const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
    if (small < words.length * 0.5 || /[!*]{2}/.test(text)) continue
    for (const [, name = ""] of text.matchAll(/(?<=[\p{L}\d,] )(\p{Lu}\p{Ll}{2,})(?![\p{L}'’-])/gu)) {
      if (!isRightWord(name.toLowerCase())) names.add(name)
    }
  }
  return names
}

export function makePrepare(brief: Brief, subject: Product): Prepare {
  const names = [
    subject.name,
    brief.businessName,
    brief.amazonBrand,
    brief.appName,
    brief.channelName,
    brief.competitors,
    brief.location,
    brief.facebookLocation,
  ]
  const typedPlaces = [brief.location, brief.facebookLocation].filter((place) => /^\p{Ll}/u.test(place.trim()))
  const brands = [brief.amazonBrand, brief.shopifyVendor, brief.appName].flatMap((name) =>
    name.split(/[^\p{L}\p{N}]+/u),
  )
  const all = [...briefTexts.map((key) => brief[key]), ...brief.bodyTextSections.map(({ content }) => content)]
  const said = [...all, ...brief.products.flatMap(({ name, description }) => [name, description])].join("\n")
  const isHurried = isMessy(said)
  const keep = new Set([
    ...meantCapitals([brief.description, subject.description, brief.keyFeatures]),
    ...writtenNames([brief.description, subject.description]),
    ...typedPlaces.flatMap(placeNames),
    ...brands.filter(
      (word) => word.length > 1 && !isNumber(word.toLowerCase()) && !(isHurried && rarityOf(word.toLowerCase()) <= 4),
    ),
  ])
  const own = [...names.slice(0, 5), brief.shopifyVendor].join(" ")
  const withoutRivals = makeRivalRemover(splitList(brief.competitors), own)
  const finish = (text: string): string => partPeople(nameSizes(joinSizes(normalMeasure(readLoosely(text))))).trim()
  const hurried = isHurried ? makeHurried({ said, subject, brief, keep, names: names.slice(1), withoutRivals }) : null
  const spell = makeSpeller(names.flatMap(wordsOf).filter(isMeant), said)
  const calm: Prepare = (raw) =>
    finish(spell(calmCase(withoutNoise(withoutRivals(denyFirst(withoutTestimonials(cleanText(raw))))), keep)))
  const cache = new Map<string, string>()
  return (raw) => {
    const known = cache.get(raw)
    if (known !== undefined) return known
    const typed = raw === brief.priceRange ? withMoneySign(raw) : raw
    const text = hurried === null ? calm(typed) : finish(hurried(typed))
    cache.set(raw, text)
    return text
  }
}

/** "Splash-proof no" denies what it names. */
const denyFirst = (text: string): string =>
  text
    .replace(/(?<=^|[.!?\n] *)What (?:it|this) is(?:n't| not)(?: -|:) (?=\S)/gi, "Not ")
    .replace(/(?<=^|[.!?\n] *)What (?:it|this) is(?: -|:) (\S)/gi, (_, first: string) => first.toUpperCase())
    .replace(/\b(?:nearly|almost|practically|virtually) no (?=[\p{L}-]+s\b)/giu, "very few ")
    .replace(/\([^()]*\)/g, (inside) => inside.replaceAll(" - ", ", "))
    .replace(
      /(?<=^|[.!?\n] *)(\p{L})(\p{L}+[- ](?:proof|safe|resistant|friendly)),? no(?=[,.;!]|$)/gu,
      (_, first: string, rest: string) => `Not ${first.toLowerCase()}${rest}`,
    )

/** "san antonio, tx" was typed small, and is written San Antonio wherever it is named. */
const placeNames = (place: string): string[] =>
  (/^[^,(]+/.exec(place)?.[0].match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => /^\p{Ll}/u.test(word) && (!isRightWord(word) || properNames.has(word)))
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)

/** "FISH TANK W STAND" has one, and "TABLE N 6 CHAIRS" are both. */
const joinName = (name: string): string =>
  name
    .replace(/(?<=\p{L}{3} )[Nn](?= (?:\d|\p{L}{3}))/gu, (typed) => (typed === "N" ? "AND" : "and"))
    .replace(/\b(side|edge|end) (by|to) \1\b/gi, "$1-$2-$1")
    .replace(/\bsz\.? ?(?=\d)/gi, "size ")
    .replace(/(?<=\p{L}{3} )[Ww](?= (?:\d|\p{L}{3}))/gu, (typed) => (typed === "W" ? "WITH" : "with"))

/** "Birmigham" is a slip where the place is one that everybody knows. */
const isSlipOfName = (word: string): boolean => !isRightWord(word.toLowerCase()) && nearestName(word) !== null

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}'-]+/u)

interface Hurry {
  readonly said: string
  readonly brief: Brief
  readonly subject: Product
  readonly keep: ReadonlySet<string>
  /** The names that are right as they were typed. */
  readonly names: readonly string[]
  readonly withoutRivals: Prepare
}

const readHurry = (raw: string): string => readHurriedOrder(readHurriedForms(cleanText(readHurriedMarks(raw))))

/** For a brief that was typed in a hurry. A slip may hide what is noise, so that noise is looked for again after spelling. */
function makeHurried({ said, brief, subject, keep, names, withoutRivals }: Hurry): Prepare {
  const isOwn = brief.products.every(({ name }) => name !== subject.name)
  const places = new Set([brief.location, brief.facebookLocation])
  const kept = (isOwn ? [...names, subject.name] : names)
    .flatMap((name) => wordsOf(name).filter((word) => !places.has(name) || !isSlipOfName(word)))
    .filter(isMeant)
  const spell = makeSpeller(kept, said, { doubtful: wordsOf(subject.name).filter(isMeant), isMessy: true })
  const spellName = makePairSpeller(isOwn ? "" : subject.name)
  const known = new Set([...kept, ...wordsOf(subject.name), ...keep].map((each) => each.toLowerCase()))
  const withoutUnknown = makeUnknownRemover(known, spell(withoutShorthand(said)))
  // A phrase that people search for has names and words of the trade that no list knows.
  const phrases = new Set([brief.targetKeywords, brief.videoTags, brief.shopifyTags, brief.tiktokHashtags, ...names])
  const nameOf: Prepare = (raw) => spell(calmCase(spell(withoutNoise(withoutRivals(joinName(cleanText(raw))))), keep))
  const shipping = readHurry(brief.shippingDetails)
  return (raw) => {
    if (raw === subject.name) return nameOf(raw)
    const plain = withoutNoise(
      withoutRivals(
        partFacts(
          withoutShorthand(raw === brief.shippingDetails ? readHurry(raw) : withoutSending(readHurry(raw), shipping)),
        ),
      ),
    )
    const spelled = spell(calmCase(spell(spellName(plain)), keep))
    const quiet = withoutChatter(withoutNoise(wholeStatements(readHurriedMeasures(spelled))))
    return phrases.has(raw) ? quiet : withoutUnknown(quiet)
  }
}
