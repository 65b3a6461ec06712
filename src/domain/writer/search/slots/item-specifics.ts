import { isRightWord } from "../../../text/spell/right-words.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Topic } from "../../fact.ts"
import { stateApart } from "../../read/mended.ts"
import type { Understanding } from "../../understanding.ts"
import { foreignLabels, foreignTypes } from "../../write/foreign-words.ts"
import { asItem, titled } from "../../write/grammar.ts"
import { wordsOfValue } from "../../write/lines.ts"
import type { Attribute } from "../attributes/attribute.ts"
import { type Subject, subjectOf } from "../attributes/attributes.ts"
import { makerSpecifics } from "../attributes/maker-specifics.ts"
import { statedSpecifics, textsOf } from "../attributes/stated-specifics.ts"
import { valueSpecifics } from "../attributes/value-specifics.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isShelf } from "../phrases/shelves.ts"
import { kindIn } from "../sort-in-title.ts"
import { conditionTyped } from "./condition-typed.ts"
import { asTyped } from "./titles.ts"
import type { Make } from "./written.ts"

const specificNames: readonly (readonly [name: string, topic: Topic])[] = [
  ["Size", "size"],
  ["Item Weight", "weight"],
  ["Capacity", "capacity"],
]

const topicOf: Readonly<Record<string, Topic>> = {
  Size: "size",
  "Item Weight": "weight",
  Capacity: "capacity",
  Material: "material",
  Color: "colour",
  Colour: "colour",
}

/** The name of a specific in the language of the brief; empty if we have none. */
function nameIn(name: string, { language }: Understanding): string {
  if (language === "en") return name
  const topic = topicOf[name]
  return name === "Type"
    ? (foreignTypes[language] ?? "")
    : topic === undefined
      ? ""
      : (foreignLabels[language]?.[topic] ?? "")
}

const maxTypeWords = 4

/** "Header Reel Tine Fingers" and no "Fingers", unless a table knows the noun. */
function typeIn({ core, full: whole }: Subject, u: Understanding): string {
  // A "change gear 45T" is a change gear.
  const full = whole.replace(/(?<=\p{L}{3}) (?=\S*\d)\S+$/u, "")
  // A "door mirror" of a car is more than a mirror.
  const isMore = full !== core && !isGoodsKind(full) && full.split(" ").length <= maxTypeWords
  if (isMore) return full
  const kind = isGoodsKind(full) ? kindIn(full, u) : kindIn(core, u)
  return isGoodsKind(core) && kind !== "" ? kind : full.split(" ").length <= maxTypeWords ? full : kind
}

/** Pairs as eBay lists them: the condition as the form says it, what the thing is, and each value in the brief. */
export const specificsOf: Make = (u) => {
  const { isBritish } = u
  const { attributes, head } = subjectOf(u)
  const ofKind = (kind: Attribute["kind"]): string =>
    attributes
      .filter((attribute) => attribute.kind === kind && !(attribute.text === "wax" && !ofWax.test(head)))
      .map(({ text, fact }) => (fact === null ? text : asTyped(text, fact.text)))
      // "Red" beside "red pearl"
      .filter((text, _, all) => !all.some((other) => other.toLowerCase().startsWith(`${text.toLowerCase()} `)))
      .slice(0, 2)
      .join(", ")
  const measures = specificNames.map(([name, topic]) => {
    const fact = u.facts.find((each) => each.topic === topic && !each.isEcho && each.shape !== "sentence")
    return [name, fact === undefined ? "" : wordsOfValue(fact, u).replace(measuring, "")] as const
  })
  const isEnglish = u.language === "en"
  const ofMaker = isEnglish ? makerSpecifics(u) : []
  const brand = ofMaker.find(([name]) => name === "Brand")?.[1] ?? ""
  const values = isEnglish ? valueSpecifics(u) : []
  const isPlaced = values.some(([name, value]) => name === "Placement on Vehicle" && value !== "")
  const type = isPlaced ? typeOf(u).replace(/^(?:(?:front|rear|left|right|passenger) )+(?=\p{L})/iu, "") : typeOf(u)
  const rows = [
    ...ofMaker.filter(([name]) => name !== "Compatible With"),
    ["Type", titled(withoutLabel(type, brand), u.language)],
    ["Condition", isEnglish ? conditionIn(u) : ""],
    ...(isEnglish ? statedSpecifics(u) : []),
    ...ofMaker.filter(([name]) => name === "Compatible With"),
    ...values,
    ...measures,
    ["Material", ofKind("material")],
    [isBritish ? "Colour" : "Color", ofKind("colour")],
  ] as const
  const filled = rows
    .map(([name, value]) => lengthApart(nameIn(name, u), withoutLabel(value, name)))
    .filter(([name, value]) => name !== "" && value !== "" && name.length <= maxName && value.length <= maxValue)
  return filled
    .filter(([name], at) => filled.findIndex(([other]) => other === name) === at)
    .map(([name, value]) => `${name}: ${asItem(value)}`)
}

const sides: Readonly<Record<string, string>> = {
  long: "Item Length",
  wide: "Item Width",
  high: "Item Height",
  tall: "Item Height",
  deep: "Item Depth",
}

/** A size of "355 mm long" is a length. */
function lengthApart(name: string, value: string): readonly [name: string, value: string] {
  const [, amount = "", side = ""] =
    /^(\d[\d.,/]* ?(?:mm|cm|m|in|inch(?:es)?|ft)) (long|wide|high|tall|deep)$/.exec(value) ?? []
  return name === "Size" && side !== "" ? [sides[side] ?? name, amount] : [name, value]
}

/** "Weighs 5.9 kg with case": the name of the specific says it. */
const measuring = /^(?:weighs|holds|takes|measures) (?=(?:about|around|up to|approx\.?|over|under|only)? ?\d)/i

/** A wax jacket is of waxed cotton. */
const ofWax = /^(?:candle|melt|seal|crayon|figure|tart)s?$/

const maxName = 40
const maxValue = 50

/** What the thing is, or where it is filed if that names a thing. */
export function typeOf(u: Understanding): string {
  const subject = subjectOf(u)
  const category = singular(
    u
      .clean(u.subject.category)
      .split(/\s*[>/]\s*/)
      .at(-1) ?? "",
  )
  const told = isOfSeveral(subject, u) ? "" : typeIn(subject, u) || typeTold(u)
  // "SDS" and "ThinkPad" are no sort of thing.
  const own = isRightWord(told.split(" ").at(-1)?.toLowerCase() ?? "") ? told : ""
  return withTypedCapitals(own, u) || (namesType(category.toLowerCase()) ? category : "")
}

/** "Shearing" is an activity, and "Model Railways & Trains" a department. */
const namesType = (category: string): boolean => !isShelf(category) && !/ing$|&|\band\b/.test(category)

/** Of "Technics SL-1200 MK2 Tonearm Assembly", what is behind the model; else the kind of thing that the first words name. */
function typeTold(u: Understanding): string {
  const { thing } = u
  // Of "Pentax K1000 with 50 mm Lens", the lens is only what comes with it.
  const [name = ""] = thing.name.split(/, | (?:for|with|and|in) /)
  const words = name.split(" ")
  const behind = words.slice(words.findLastIndex((word) => /\d/.test(word)) + 1)
  // "Makita DHP484 Body Only" tells what is in the box.
  const namesOne = /^(?:noun|plural|ing)$/.test(kindOf(behind.at(-1) ?? ""))
  const isBehind = behind.length > 0 && behind.length < Math.min(words.length, maxTypeWords)
  const each = thing.sold?.each ?? []
  const told = u.brief.products.length > 0 || each.length === 1 ? (each[0] ?? "").toLowerCase() : ""
  if (isBehind && namesOne && !thing.isPlural && behind.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)))
    return behind.join(" ").toLowerCase()
  const kind = kindIn(told, u)
  // A drain pump for a washing machine is none.
  const isForIt = kind !== "" && thing.name.slice(name.length).toLowerCase().includes(kind)
  return isForIt ? name.toLowerCase() : kind
}

/** "RDIMM" keeps its capitals; the "SS" of "VY SS tail lights" is a model. */
function withTypedCapitals(type: string, { subject }: Understanding): string {
  const words = subject.name.split(/[^\p{L}\p{N}-]+/u)
  if (!words.some((word) => /\p{Ll}/u.test(word) || /\d/.test(word))) return type
  const isCode = (word: string): boolean =>
    word.length > 1 && /^\p{Lu}+$/u.test(word) && !(word.length > 3 && isRightWord(word.toLowerCase()))
  const typed = type.split(" ").map((word) => words.find((each) => isCode(each) && each.toLowerCase() === word) ?? word)
  const [first = "", ...rest] = typed
  return rest.length > 1 && isCode(first) ? rest.join(" ") : typed.join(" ")
}

/** Of a shop's "locomotives, coaches and wagons", no one is the type. */
function isOfSeveral({ full }: Subject, { thing, brief }: Understanding): boolean {
  const name = thing.name.toLowerCase()
  const behind = full === "" ? -1 : name.indexOf(full)
  return (
    brief.products.length === 0 &&
    behind >= 0 &&
    /^(?:, \p{L}+)*,? (?:and|&) \p{L}{3,}/u.test(name.slice(behind + full.length))
  )
}

const state =
  /(?:^(?:(?:this|these) (?:is|are) )?(?:an? )?|, )(used|second[- ]hand|pre-?owned|new old stock|refurbished|reconditioned)(?=,|\.| (?!(?:by|for|as|with|in|on|to|it|this)\b)\S|$)/iu

/** The form's condition, up to its first mark if it is too long; else the state that the first words say. */
function conditionIn(u: Understanding): string {
  const typed = stateApart(u.brief.itemCondition === "" ? "" : conditionTyped(u))
  if (typed !== "") return typed.length <= maxValue ? typed : (typed.split(/[,.;(]/)[0] ?? "")
  const found = textsOf(u).map((text) => state.exec(splitSentences(text)[0] ?? "")?.[1])
  return asItem(found.find((each) => each !== undefined)?.toLowerCase() ?? "")
}

/** "Size 3" beside the label "Size" is "3". */
function withoutLabel(value: string, name: string): string {
  const isLabelled = [" ", ": "].some((end) => value.toLowerCase().startsWith(name.toLowerCase() + end))
  return isLabelled ? value.slice(name.length + 1).trim() : value
}
