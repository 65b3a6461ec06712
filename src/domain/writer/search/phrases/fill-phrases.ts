import { hasSeveralProducts } from "../../../seo/brief.ts"
import { isCommonWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import type { Understanding } from "../../understanding.ts"
import { type Subject, subjectOf } from "../attributes/attributes.ts"
import { isSame } from "../attributes/fact-attributes.ts"
import { isMadeByHand } from "../attributes/made-by-hand.ts"
import { makingOf } from "../attributes/made-of.ts"
import { bareNameOf, calledFor, firstPartOf } from "../attributes/thing-names.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { giftsFor, isForThemselves, peopleOf } from "./buyers.ts"
import { isOneLine } from "./is-one-line.ts"
import { asPhrase, isPhrase } from "./is-phrase.ts"
import { placedForms } from "./made-in.ts"
import { isPlainNoun } from "./modifiers.ts"
import { filedUnder } from "./more-phrases.ts"
import {
  calledFully,
  isBoundHead,
  isCalledAlone,
  isUncommon,
  kindsTyped,
  mannersOf,
  namesOf,
  ofWhole,
  shortened,
  stuffsOf,
  tailsOfOwn,
} from "./names-and-qualities.ts"
import { neededUse, withNeededUse } from "./needed-use.ts"
import type { Phrase } from "./phrases.ts"
import { isShelf } from "./shelves.ts"
import { isBareHead, isOfTrade, widerOf } from "./word-classes.ts"

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
    ...before(pairs, own),
    ...countForms(u, subject),
    // "Irish ash" is timber.
    ...stuffs.filter(
      (stuff) =>
        / (?!wood$)/.test(stuff) &&
        !/^(?:real|genuine|solid|pure|soft) /.test(stuff) &&
        widerOf(stuff, subject.head) !== "wooden",
    ),
    ...(hasSeveralProducts(u.brief) ? [] : peopleOf(u).filter(isForThemselves)).flatMap((people) =>
      own.slice(0, 1).map((name) => `${name} for ${people}`),
    ),
    shortened(bareNameOf(calledFor(firstPartOf(u.thing.name)))),
    ...tailsOfOwn(u, subject),
    ...giftsFor(u),
    ...nameAlone(subject),
    ...(isByHand && saysWhoMakes(u) && !isBareHead(subject.head) ? placedForms(u, own) : []),
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

const isBusiness = /\b(?:bakery|studio|workshop|shop|store|business|company|farm|kitchen|gallery|press)$/

/** Studio pottery is pottery. */
const craftsIn = (sorts: readonly string[]): string[] =>
  sorts.flatMap(
    (sort) =>
      /\s(pottery|ceramics|jewell?ery|jewelry|textiles|toys|stationery|knitwear|glassware|leatherwork|basketry)$/.exec(
        sort,
      )?.[1] ?? [],
  )

/** A seat pad in the category of cushions is a cushion. */
const sortsOf = ({ clean, subject, brief }: Understanding, { head }: Subject): string[] =>
  [subject.category, brief.etsyShopSection]
    .map((raw) => clean(raw).toLowerCase())
    .filter((sort) => /^\p{L}+$/u.test(sort) && isGoodsKind(singular(sort)) && !isShelf(sort) && !isSame(sort, head))

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

const isAlone = (form: string): boolean => /^made in |^\p{L}+$/u.test(form)

/** "Hand turned", said of a shop's goods, does not say where. */
const saysWhoMakes = ({ facts, runs }: Understanding): boolean =>
  [...facts, ...runs].some(({ field, text }) => field === "handmadeStory" || /^(?:i|we|my|our)\b/i.test(text))
