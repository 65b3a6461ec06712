import { hasSeveralProducts } from "../../../seo/brief.ts"
import { isCommonWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { type Subject, subjectOf } from "../attributes/attributes.ts"
import { isSame } from "../attributes/fact-attributes.ts"
import { isMadeByHand, saysByHand } from "../attributes/made-by-hand.ts"
import { makingOf } from "../attributes/made-of.ts"
import { partsSaid } from "../attributes/parts-said.ts"
import { coloursToChoose, isForOne } from "../attributes/said-of-thing.ts"
import { bareNameOf, calledFor, firstPartOf } from "../attributes/thing-names.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { giftsFor, isForThemselves, peopleOf } from "./buyers.ts"
import { calledToo } from "./called-too.ts"
import { asPhrase, isPhrase } from "./is-phrase.ts"
import { basesOf, saysWhatItIs } from "./joined-forms.ts"
import { isOneLine } from "./kinds-allowed.ts"
import { placedForms } from "./made-in.ts"
import { isPlainNoun } from "./modifiers.ts"
import { filedUnder } from "./more-phrases.ts"
import { neededUse, withNeededUse } from "./needed-use.ts"
import { ownKeywords } from "./own-keywords.ts"
import type { Phrase } from "./phrases.ts"
import { isShelf } from "./shelves.ts"
import { isBareHead, isColour, isOfTrade, widerOf } from "./word-classes.ts"

/**
 * For a place that we promised to fill: everything else that the seller says of the thing before each of its names, two
 * qualities together, and where it is made. Nothing here says more than the seller did.
 */
export function fillPhrases(u: Understanding): Phrase[] {
  const subject = subjectOf(u)
  if (!u.writing.wantsManyPhrases || u.language !== "en" || isOneLine(u) || subject.core === "") return []
  const own = [...new Set([...namesOf(subject), ...kindsTyped(u, subject), ...calledFully(u, subject)])]
  const alone = isCalledAlone(u, subject) ? [subject.head] : []
  const sorts = [...filedUnder(u, subject), ...sortsOf(u, subject)].filter((sort) => !isBusiness.test(sort))
  const stuffs = stuffsOf(u, subject)
  const isByHand =
    isMadeByHand(u, subject.attributes) || makingOf(u, subject).some(({ craft }) => craft.startsWith("hand "))
  const manners = mannersOf(u, subject, isByHand)
  const pairs = manners.flatMap((manner) => stuffs.map((stuff) => `${manner} ${stuff}`))
  const before = (qualities: readonly string[], called: readonly string[]): string[] =>
    called.flatMap((name) => qualities.map((quality) => `${quality} ${name}`))
  const found = [
    ...before([...stuffs, ...manners], own),
    ...alone.flatMap((name) =>
      [...stuffs, ...manners.filter((manner) => ofWhole.test(manner))].map((quality) => [
        `${quality} ${name}`,
        `${quality.split(" ").at(-1)} ${name}`,
      ]),
    ),
    ...craftsNamed(u),
    ...before(isByHand ? ["handmade"] : [], [...sorts, ...craftsIn(sorts)]),
    ...[...own, ...sorts].filter((name) => name.includes(" ")),
    ...(isByHand && saysWhoMakes(u) && !isBareHead(subject.head) ? placedForms(u, own) : []),
    ...before(pairs, own),
    ...partForms(u, subject, own),
    ...countForms(u, subject),
    // "Irish ash" is timber.
    ...stuffs.filter(
      (stuff) =>
        / (?!wood$)/.test(stuff) &&
        !/^(?:real|genuine|solid|pure|soft) /.test(stuff) &&
        widerOf(stuff, subject.head) !== "wooden",
    ),
    ...before(coloursToChoose(u), own),
    ...(hasSeveralProducts(u.brief) ? [] : peopleOf(u).filter(isForThemselves)).flatMap((people) =>
      own.slice(0, 1).map((name) => `${name} for ${people}`),
    ),
    shortened(bareNameOf(calledFor(firstPartOf(u.thing.name)))),
    ...tailsOfOwn(u, subject),
    ...giftsFor(u),
    ...nameAlone(subject),
  ].map((form) => (typeof form === "string" ? [form] : form))
  const use = neededUse(u, subject)
  const phrases = found.map((all) => ({
    forms: withNeededUse(all, use, u, subject)
      .map(asPhrase)
      .filter((each) => isAlone(each) || isPhrase(each, { isOwn: false }, subject))
      .flatMap((form) => (isPlural(form) && !/ (?:for|with|in) /.test(form) ? [form, singular(form)] : [form])),
    isOwn: false,
    isFiller: true,
  }))
  return phrases.filter(({ forms }) => forms.length > 0)
}

const maxTag = 20

/** "overalls pattern" of the seller's "wide leg overalls pattern", which is too long: what is left names the thing. */
const tailsOfOwn = (u: Understanding, { head }: Subject): string[] =>
  ownKeywords(u).flatMap((keyword) => {
    const words = keyword.split(" ")
    const tail = words.slice(-2).join(" ")
    const last = singular(words.at(-1) ?? "")
    const isOfThing = last === singular(head) || saysWhatItIs(last)
    // "Made to measure stick"
    const isName = isThingPhrase(tail) || (last === singular(head) && isPlainNoun(words.at(-2) ?? ""))
    return keyword.length > maxTag && words.length > 2 && isOfThing && isName && !/ (?:to|of) /.test(keyword)
      ? [tail]
      : []
  })

/** "Lace bobbins", which the seller types for Midlands bobbins too. */
const kindsTyped = (u: Understanding, { head }: Subject): string[] =>
  ownKeywords(u).filter(
    (keyword) =>
      /^\p{L}+ \p{L}+$/u.test(keyword) &&
      isGoodsKind(singular(keyword)) &&
      singular(keyword.split(" ")[1] ?? "") === singular(head),
  )

/** "Walking stick" of a blackthorn stick that the first words call a "blackthorn walking stick" */
function calledFully(u: Understanding, { head }: Subject): string[] {
  const words = plainPart(calledToo(u).split(" "))
  const called = words.join(" ")
  return words.length > 1 && isSame(words.at(-1) ?? "", head) && isThingPhrase(called) ? [called] : []
}

/** A name from the first word that tells neither what it is made of nor what it is like: "walking stick" of a blackthorn one. */
function plainPart(words: readonly string[]): readonly string[] {
  if (saysByHand(words.slice(0, 2).join(" "))) return plainPart(words.slice(2))
  const start = words.findIndex((word) => !isMaterialWord(word) && !isQuality(word))
  return start < 0 ? [] : words.slice(start)
}

const isQuality = (word: string): boolean => /^(?:adjective|participle)$/.test(kindOf(word)) || saysByHand(word)

/** The seller has several words for which handkerchief it is: "wedding", "lace", "linen". */
function isCalledAlone(u: Understanding, { head, full }: Subject): boolean {
  const one = singular(head)
  if (full === head || isBareHead(head) || isOfTrade(head) || one.length < minAlone || !isThingOfOneSort(one))
    return false
  const texts = [u.thing.name, u.subject.description, ...ownKeywords(u)].join(". ").toLowerCase()
  const words = texts.match(/[\p{L}'’-]+|[.,;]/gu) ?? []
  return new Set(words.filter((_, at) => singular(words[at + 1] ?? "") === one)).size > 2
}

const minAlone = 5

/** A seat pad and a walking stick are not found as pads and sticks. */
const isThingOfOneSort = (noun: string): boolean =>
  !/^(?:stick|plate|board|block|sheet|parts?|point|panel|piece)$/.test(noun)

const ofWhole =
  /^(?:personali[sz]ed|handmade|embroidered|spangled|inscribed|engraved|vintage|knitted|crocheted|woven|carved)$/

/** "Bobbin lace" of bobbin lace bookmarks */
const craftsNamed = ({ thing, subject }: Understanding): string[] => {
  const said = [thing.name, thing.sold?.name ?? "", subject.description].join(". ").toLowerCase()
  const found = said.match(/\p{L}{4,} (?:lace|embroidery|crochet|tatting|beadwork|macrame|needlepoint)(?= \p{L})/gu)
  return (found ?? []).filter((craft) => {
    const [sort = ""] = craft.split(" ")
    return (
      !isMaterialWord(sort) &&
      !/^(?:style|type|wooden|woollen|woolen)$/.test(sort) &&
      (isPlainNoun(sort) || !isCommonWord(sort))
    )
  })
}

/** The whole name, the shorter ones that everybody knows, and the noun alone where it means nothing else. */
function namesOf(subject: Subject): string[] {
  const { full, head } = subject
  const words = full.split(" ")
  const known = words
    .map((_, at) => words.slice(at).join(" "))
    .filter((tail) => tail.includes(" ") && isGoodsKind(tail))
  // "Egg rack" of a wooden egg rack
  const plain = plainPart(words)
  const alone = saysWhatItIs(head) || (isUncommon(head) && !isBoundHead(subject)) ? [head] : []
  // A lace pillow is for no bed.
  const isOther = full !== head && isGoodsKind(full) && isGoodsKind(head)
  return [
    ...new Set([full, ...(plain.length > 1 ? [plain.join(" ")] : []), ...known, ...basesOf(subject), ...alone]),
  ].filter((name) => !/ for /.test(name) && !isBareHead(name) && !isOfTrade(name) && !(isOther && name === head))
}

/** "quill earrings" where "porcupine quill earrings" are too long for a place: what is left ends in the same noun. */
function shortened(name: string): string[] {
  const words = name.toLowerCase().split(" ")
  return words
    .map((_, at) => words.slice(at).join(" "))
    .filter(
      (tail, at) =>
        isThingPhrase(tail) &&
        !opensNoName.test(kindOf(words[at] ?? "")) &&
        // "East Midlands style lace bobbins"
        !/^(?:style|type|sized|shaped|grade)$/.test(words[at] ?? "") &&
        !ofNext.test(words[at - 1] ?? "") &&
        // "Back pinafore dress" of a cross back pinafore dress
        (words.length - at < maxTail || !(isPlainNoun(words[at - 1] ?? "") && isPlainNoun(words[at] ?? ""))),
    )
}

const maxTail = 3

/** "1/12 scale", "Paterson's curse", "guinea pig cage" */
const ofNext = /\d|['’]s$|^guinea$/
const opensNoName = /^(?:participle|past|ing|number)$/

const isBusiness = /\b(?:bakery|studio|workshop|shop|store|business|company|farm|kitchen|gallery|press)$/

/** Studio pottery is pottery. */
const craftsIn = (sorts: readonly string[]): string[] =>
  sorts.flatMap(
    (sort) =>
      /\s(pottery|ceramics|jewell?ery|jewelry|textiles|toys|stationery|knitwear|glassware|leatherwork|basketry)$/.exec(
        sort,
      )?.[1] ?? [],
  )

const isUncommon = (noun: string): boolean => noun.length > 4 && !isCommonWord(singular(noun))

/** A seat pad in the category of cushions is a cushion. */
const sortsOf = ({ clean, subject, brief }: Understanding, { head }: Subject): string[] =>
  [subject.category, brief.etsyShopSection]
    .map((raw) => clean(raw).toLowerCase())
    .filter((sort) => /^\p{L}+$/u.test(sort) && isGoodsKind(singular(sort)) && !isShelf(sort) && !isSame(sort, head))

const isSaidIn = (quality: string, { full }: Subject): boolean =>
  quality.split(" ").some((word) => full.split(" ").includes(word))

/** What it is made of, and the wider word for it. */
function stuffsOf(u: Understanding, subject: Subject): string[] {
  const named = subject.attributes.filter(({ kind }) => kind === "material").map(({ text }) => text)
  const said = [...named, ...makingOf(u, subject).flatMap(({ stuffs }) => stuffs)]
  const wider = said.flatMap((stuff) => widerOf(stuff, subject.head) ?? [])
  return [...new Set([...said, ...wider])].filter((stuff) => !isSaidIn(stuff, subject))
}

/** How it is made or looks. */
function mannersOf(u: Understanding, subject: Subject, isByHand: boolean): string[] {
  const ofKind = (kinds: RegExp): string[] =>
    subject.attributes.filter(({ kind, text }) => kinds.test(kind) && !/\d/.test(text)).map(({ text }) => text)
  const found = [
    ...(isForOne(u) ? [u.isBritish ? "personalised" : "personalized"] : []),
    ...(isByHand ? ["handmade"] : []),
    ...ofKind(/^(?:trait|style)$/),
    ...makingOf(u, subject).map(({ craft }) => craft),
    ...ofKind(/^(?:colour|name)$/),
  ]
  return [...new Set(found)].filter((manner) => manner !== "" && !ofWork.test(manner) && !isSaidIn(manner, subject))
}

/** Nobody looks for a "turned tipper" or a "cut bookmark". */
const ofWork = /^(?:turned|cut|sewn|sanded|oiled|cast|made|tied)$/

/** "roped handle basket" and "basket with handles" of a basket with roped handles. */
function partForms(u: Understanding, subject: Subject, names: readonly string[]): string[] {
  const listed = [...subject.attributes.filter(({ kind }) => kind === "has"), ...partsSaid(u, subject)]
  const parts = [...new Set(listed.map(({ text }) => text.toLowerCase().replace(counted, "")))].filter((text) =>
    /^(?!your )\p{L}[\p{L} -]+$/u.test(text),
  )
  return parts.flatMap((text) => {
    const last = text.split(" ").at(-1) ?? ""
    const isStuff = isMaterialWord(last) || isColour(last) || /^(?:finish|look|effect|style)$/.test(last)
    return [
      ...(isStuff || !text.includes(" ") ? [] : names.map((name) => `${singular(text)} ${name}`)),
      ...(isPlural(last) || last === text
        ? names.flatMap((name) => [
            `${name} with ${text}`,
            // Every dress has sleeves.
            ...(/^(?:sleeves|collars?|seams|soles?|legs|hems?|waists?|necks?)$/.test(last)
              ? []
              : [`${name} with ${last}`]),
          ])
        : []),
    ]
  })
}

const counted = /^(?:two|three|four|five|six|eight|ten|twelve) /

/** "set of 6 flies" */
function countForms({ thing, facts }: Understanding, { head }: Subject): string[] {
  const said = [thing.name, ...facts.map(({ text }) => text)].join(". ")
  const [, sort = "", count = ""] =
    /\b(set|pack|bundle)s? of (\d{1,3}|two|three|four|five|six|eight|ten|twelve)\b/i.exec(said) ?? []
  return count !== "" && isPlural(head) ? [`${sort} of ${count} ${head}`.toLowerCase()] : []
}

/** "stockwhip": one word finds a thing, if no other thing is called so. */
const nameAlone = (subject: Subject): string[] => {
  const { head } = subject
  return isUncommon(head) && !isBareHead(head) && !isOfTrade(head) && !isBoundHead(subject) ? [head] : []
}

/** A needle minder is no minder. */
const isBoundHead = ({ full, head }: Subject): boolean =>
  !isGoodsKind(head) && isGoodsKind(full.split(" ").slice(-2).join(" ")) && full.includes(" ")

const isAlone = (form: string): boolean => /^made in |^\p{L}+$/u.test(form)

/** "Hand turned", said of a shop's goods, does not say where. */
const saysWhoMakes = ({ facts, runs }: Understanding): boolean =>
  [...facts, ...runs].some(({ field, text }) => field === "handmadeStory" || /^(?:i|we|my|our)\b/i.test(text))
