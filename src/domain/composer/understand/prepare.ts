import { type Brief, briefTexts, type Product } from "../../seo/brief.ts"
import { withArticle } from "../../text/article.ts"
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

/** Turns what was typed into text that could be printed: clean, calm, spelled, without what has no place in a listing. */
export type Prepare = (raw: string) => string

/** Words in capitals that the seller means: a few of them in a text that otherwise does not shout. */
function meantCapitals(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const text of texts) {
    const capitals = text.match(/\b\p{Lu}[\p{Lu}\p{N}]+\b/gu) ?? []
    const share = capitals.length / text.split(/\s+/).length
    if (share > 0.3 || /[!*]{2}/.test(text)) continue
    const isElsewhere = (word: string) =>
      word.length > 4 && new RegExp(`\\b${word.toLowerCase()}\\b`).test(texts.join(" "))
    for (const word of capitals) if (!isCommonWord(word.toLowerCase()) && !isElsewhere(word)) words.add(word)
  }
  return words
}

/** A word in a name is right as it stands, but where everybody knows what was mistyped. */
const isMeant = (word: string): boolean => word !== "" && !misspellings.has(word.toLowerCase())

const sizeOrder = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"]

/** "s,m,l,xl" is "S to XL": one thing, and not four. */
const joinSizes = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d-])(?:xxs|xs|s|m|l|xl|xxl|xxxl)(?:(?: ?[,/] ?| )(?:xs|s|m|l|xl|xxl|xxxl))+(?![\p{L}\d-])/giu,
    (whole) => {
      const sizes = whole.toUpperCase().split(/[ ,/]+/)
      const first = sizeOrder.indexOf(sizes[0] ?? "")
      const isRow = sizes.every((size, index) => sizeOrder[first + index] === size)
      return sizes.length > 2 && isRow ? `${sizes[0]} to ${sizes.at(-1)}` : sizes.join("/")
    },
  )

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
    ...brands.filter((word) => word.length > 1 && !(isHurried && rarityOf(word.toLowerCase()) <= 4)),
  ])
  const own = [...names.slice(0, 5), brief.shopifyVendor].join(" ")
  const withoutRivals = makeRivalRemover(splitList(brief.competitors), own)
  const finish = (text: string): string => partPeople(joinSizes(normalMeasure(text))).trim()
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

/** "NO caps NO bolts" are two things that it has not, and "1 tub = 40 spoons" are two that it has. */
const partFacts = (text: string): string =>
  text
    .replace(/(?<=\p{Ll}{3})['’]s(?=\s*(?:$|[,;/+&|)]))/gmu, "s")
    .replace(/(?<=\p{L}) = (?=\p{L}|\d)/gu, ", ")
    .replace(joined, "$1. ")
    .replace(/(?<=(?:^|[.,;(!\n]) *)been (?=\p{Ll}{2})/gu, "has been ")
    .replace(answered, (_, what: string, answer: string) => (/yes/i.test(answer) ? what : `no ${what}`))
    .replace(/(?<=\bno \p{L}[\p{L} -]{2,30}) +(?=no \p{L}{3})/giu, ", ")

/** "15 lumen each.auto on at dusk" forgot its space, and is no address. */
const joined =
  /(?<![^\s(])(\p{Ll}{3,})\.(?=\p{Ll}{3,} )(?!(?:com|net|org|shop|store|example|app|info|biz|online|site|website|dev|test|invalid) )/gu
/** "Dual sim yes" has one, and "water reminder no" has none. */
const answered =
  /(?<=(?:^|[.,;!\n]) *)((?!(?:so|and|but|or|oh) )\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+){0,2}) (yes|no)(?= *(?:[.;!\n]|$|,(?! *(?:it |was |is )*(?:removed|dropped|gone|not|taken|coming|maybe))))/giu
/** "SAVE BATTERY [picture] counts steps": who shouted has ended, and says the next thing. */
const pictured = /(?<=\p{Lu}{4,} ?)(?![©®™])\p{Extended_Pictographic}+\uFE0F? ?(?=\p{Ll}{3,})/gu

/** A laughing or a shocked face ends what was said. */
const face = /(?<=[\p{L}\p{N}]) ?[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F480}\u{1F525}\u{1F4AF}]+ ?(?=[\p{L}\d])/gu
/** "8 out of 10 (VNDS??)": nobody is told what the seller only wonders. */
const wondering = /\s*\([^()?]{1,24}\?{2,}\)|(?<=\p{L}) ?\?{2,}(?=\s*$)/gu

const withoutWonder = (raw: string): string =>
  raw
    .replace(wondering, "")
    .replace(face, ", ")
    .replace(pictured, ", ")
    .replace(/(?<=\p{L})\.{2,3} ?(?=[\p{Ll}\d][^()]*\))/gu, ", ")
    .replace(/(?<=^|[\s(])i(?=[ ']\p{Ll})/gmu, "I")
    .replace(/(?<![\p{L}\d-])([Aa])(?= ([aeio]\p{Ll}{3,}))/gu, (_, a: string, next: string) =>
      withArticle(next).startsWith("an ") && !next.startsWith("one") ? `${a}n` : a,
    )

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
  const nameOf: Prepare = (raw) => spell(calmCase(spell(withoutNoise(withoutRivals(cleanText(raw)))), keep))
  return (raw) => {
    if (raw === subject.name) return nameOf(raw)
    const plain = withoutNoise(withoutRivals(partFacts(withoutShorthand(cleanText(withoutWonder(raw))))))
    const spelled = spell(calmCase(spell(spellName(plain)), keep))
    const quiet = withoutChatter(withoutNoise(spelled))
    return phrases.has(raw) ? quiet : withoutUnknown(quiet)
  }
}
