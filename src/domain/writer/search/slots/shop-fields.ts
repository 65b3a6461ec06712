import { countUnits } from "../../../text/measure/units.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { headNoun, isPlural, singular } from "../../../text/words/plural.ts"
import { weightOf } from "../../plan/weights.ts"
import { stemsOf } from "../../read/merge.ts"
import { bareName } from "../../read/thing.ts"
import { asItem, inRunningText, titled, withoutEnd } from "../../write/grammar.ts"
import { isOfSeller } from "../../write/lines.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { isLimited } from "../attributes/limits.ts"
import { goodsKinds } from "../kinds/goods-kinds.ts"
import { typeOf } from "./item-specifics.ts"
import { ofMaker } from "./of-maker.ts"
import { asTyped } from "./titles.ts"
import type { Make } from "./written.ts"

/** What did not fit into the title, in short phrases. */
export const highlightsOf: Make = (u, { title }, room) => {
  const typed = u.clean(u.brief.keyFeatures)
  const known = new Set(contentWords(title))
  const features = u.facts.filter(({ field }) => field === "keyFeatures").map(({ text }) => withoutEnd(text))
  const parts = [
    ...subjectOf(u)
      .attributes.filter(({ kind }) => /^(?:has|trait|measure|material|count)$/.test(kind))
      .map(({ text, fact }) => (fact === null ? text : asTyped(text, fact.text))),
    ...features.filter(
      // "Light, walnut or black finish" is one choice.
      (feature) =>
        !/[.!?,]/.test(feature) && !isLimited(feature) && !(/ or /.test(feature) && typed.includes(`, ${feature}`)),
    ),
  ].filter((text) => contentWords(text).some((stem) => !known.has(stem)) && text.length < 50 && text.includes(" "))
  let line = ""
  for (const text of parts) {
    const longer = line === "" ? asItem(text) : `${line}, ${inRunningText(text)}`
    const stems = contentWords(text)
    if (stems.filter((stem) => contentWords(line).includes(stem)).length * 2 >= stems.length && line !== "") continue
    if (countUnits(longer, room.unit) <= room.max) line = longer
  }
  return line
}

/** What makes this one worth a look, in the seller's words: the strongest fact that is not in the title. */
export const subtitleOf: Make = (u, { title }, room) => {
  // We cannot tell whether a fact in another language is a flaw.
  if (u.language !== "en") return ""
  const known = stemsOf(title)
  const isNew = (text: string): boolean =>
    [...stemsOf(text)].filter((stem) => !known.has(stem)).length > Math.max(1, stemsOf(text).size * 0.5) &&
    countUnits(text, room.unit) <= room.max
  const facts = u.facts.filter(
    (fact) =>
      !fact.isEcho &&
      fact.isCareful &&
      !isOfSeller(fact) &&
      !isLimited(fact.text) &&
      !/[£$€]/.test(fact.text) &&
      fact.shape !== "sentence" &&
      fact.shape !== "command" &&
      !/^please\b/i.test(fact.text) &&
      !ofMaker.test(fact.text) &&
      /^(?:what|feature|promise|proof|included|material)$/.test(fact.topic),
  )
  return (
    facts
      .toSorted((a, b) => weightOf(a, "goods") - weightOf(b, "goods"))
      .map(({ text }) => asItem(text))
      .find((text) => text.split(" ").length > 2 && isNew(text)) ?? ""
  )
}

const sets = /\b(?:sets?|bundles?|kits?|boxes|box|hampers?|subscriptions?|starter|taster)\b/i

const spares = /^(?:spares?|spare parts|refills?|replacements?)$/i

/** Long trousers are in no collection of shorts, and a reed in none for maintenance. */
const isOfOtherThings = (name: string, said: ReadonlySet<string>): boolean =>
  !name.includes(" ") && !ofAll.test(name) && ![...stemsOf(name)].some((stem) => said.has(stem))

/** "New in", "Christmas gifts", but no "Summer linen" */
const ofAll =
  /^(?:(?:new|best|all|everything|sale|clearance|gifts?|holiday|spring|summer|autumn|fall|winter|christmas)(?: (?:in|arrivals?|sellers?|products|sale|gifts?|ideas|collection|range|edit|offers|specials?|for .+))*|bestsellers?)$/i

/** A planner is in no collection of "Stickers and Stamps", and a student's reed in none of "Professional Reeds". */
const isUnsaid = (name: string, said: ReadonlySet<string>, isOfProduct: boolean): boolean => {
  const isSaid = (part: string): boolean =>
    isOfProduct ? [...stemsOf(part)].every((stem) => said.has(stem)) : [...stemsOf(part)].some((stem) => said.has(stem))
  return name.includes(" ") && !ofAll.test(name) && !name.split(/ (?:and|&) /i).some(isSaid)
}

/** The shop's collections; with several products, those that the words about this one name. */
export const collectionsOf: Make = ({ brief, subject, clean, thing }) => {
  const own = stemsOf(`${subject.name} ${subject.category}`)
  const others = stemsOf(brief.products.map(({ name, category }) => `${name} ${category}`).join(" "))
  const ofThis = new Set([...own, ...stemsOf(subject.description)])
  const said = new Set([...ofThis, ...stemsOf(brief.description)])
  // Of a shop with one product here, the description tells of others too.
  const wider = goodsKinds[singular(headNoun(subject.name).toLowerCase())] ?? ""
  const known = brief.products.length === 1 ? new Set([...ofThis, ...stemsOf(wider)]) : said
  const called = new Set([...own, ...stemsOf(`${thing.name} ${brief.shopifyProductType} ${wider}`)])
  // A tin for sharpening combs is in no collection of combs.
  const isSeveral = brief.products.length > 1
  // An eight-frame hive is in no collection of frames, and ink that dries on paper in none of paper.
  const heads = new Set([...stemsOf(headNoun(bareName(subject.name))), ...stemsOf(`${subject.category} ${wider}`)])
  const isOfName = (name: string): boolean => [...stemsOf(name)].every((stem) => own.has(stem))
  const isOfOwnKind = (name: string): boolean => {
    const head = headNoun(name)
    if (isSeveral && !ofAll.test(name) && !sets.test(name) && !spares.test(name)) {
      const parts = name.split(/ (?:and|&) /i).map((part) => headNoun(part))
      const isHead = parts.some((part) => [...stemsOf(part)].some((stem) => heads.has(stem)))
      if (isPlural(head) || !name.includes(" ")) return isHead || (!isPlural(head) && isOfName(name))
    }
    return !isPlural(head) || ofAll.test(name) || sets.test(name) || [...stemsOf(head)].some((stem) => called.has(stem))
  }
  // A single jar is in no collection of sets.
  const isOfSets = (name: string): boolean =>
    sets.test(name) &&
    !sets.test(`${subject.name} ${subject.category}`) &&
    ![...stemsOf(name)].every((stem) => said.has(stem))
  const isNamed = (name: string): boolean =>
    [...stemsOf(name)].some((stem) => ofThis.has(stem)) &&
    [...stemsOf(name)].every((stem) => own.has(stem) || !others.has(stem))
  // A shop's "Soil & pots" is one collection.
  const names = clean(brief.shopifyCollections)
    .split(/\s*[,;\n]+\s*/)
    .map(withoutEnd)
  const isFirst = (name: string, at: number): boolean =>
    name !== "" && names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at
  return names
    .filter(isFirst)
    .filter(
      (name) =>
        !isOfSets(name) &&
        isOfOwnKind(name) &&
        (brief.products.length > 1
          ? isNamed(name)
          : !isOfOtherThings(name, known) && !isUnsaid(name, known, brief.products.length === 1)),
    )
}

export const productTypeOf: Make = (u) => {
  const { brief, subject, clean, language } = u
  // The form has one type for a shop with hats and mitts.
  const own = stemsOf(`${subject.name} ${subject.category}`)
  // "Marsupials" among the collections of a shop for "anatomical models"
  const kindTyped = stemsOf(headNoun(brief.shopifyProductType))
  const isOfNone = brief.products.every(({ name }) => ![...stemsOf(name)].some((stem) => kindTyped.has(stem)))
  const isCollection =
    isOfNone &&
    splitList(brief.shopifyCollections).some((name) => name.toLowerCase() === subject.category.trim().toLowerCase())
  const isOther =
    brief.products.length > 1 &&
    subject.category !== "" &&
    !isCollection &&
    ![...stemsOf(headNoun(brief.shopifyProductType))].some((stem) => own.has(stem))
  const typed = withoutEnd(clean((isOther ? "" : brief.shopifyProductType) || subject.category))
  return titled(typed || typeOf(u), language)
}
