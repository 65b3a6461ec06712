import { splitSentences } from "../../../text/split/split-sentences.ts"
import { singular } from "../../../text/words/plural.ts"
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
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isShelf } from "../phrases/shelves.ts"
import { kindIn } from "../sort-in-title.ts"
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
  // "Pair of film rewinds"
  if (/^(?:pair|set|lot|pack|bundle)s?$/.test(core)) return ""
  return isGoodsKind(core) && kind !== "" ? kind : full.split(" ").length <= maxTypeWords ? full : kind
}

/** Pairs as eBay lists them: the condition as the form says it, what the thing is, and each value in the brief. */
export const specificsOf: Make = (u) => {
  const { isBritish } = u
  const { attributes } = subjectOf(u)
  const ofKind = (kind: Attribute["kind"]): string =>
    attributes
      .filter((attribute) => attribute.kind === kind)
      .map(({ text, fact }) => (fact === null ? text : asTyped(text, fact.text)))
      .slice(0, 2)
      .join(", ")
  const values = specificNames.map(([name, topic]) => {
    const fact = u.facts.find((each) => each.topic === topic && !each.isEcho && each.shape !== "sentence")
    return [name, fact === undefined ? "" : wordsOfValue(fact, u)] as const
  })
  const isEnglish = u.language === "en"
  const ofMaker = isEnglish ? makerSpecifics(u) : []
  const brand = ofMaker.find(([name]) => name === "Brand")?.[1] ?? ""
  const rows = [
    ...ofMaker.filter(([name]) => name !== "Compatible With"),
    ["Type", titled(withoutLabel(typeOf(u), brand), u.language)],
    ["Condition", isEnglish ? conditionIn(u) : ""],
    ...(isEnglish ? statedSpecifics(u) : []),
    ...ofMaker.filter(([name]) => name === "Compatible With"),
    ...values,
    ["Material", ofKind("material")],
    [isBritish ? "Colour" : "Color", ofKind("colour")],
  ] as const
  const filled = rows
    .map(([name, value]) => [nameIn(name, u), withoutLabel(value, name)] as const)
    .filter(([name, value]) => name !== "" && value !== "" && name.length <= maxName && value.length <= maxValue)
  return filled
    .filter(([name], at) => filled.findIndex(([other]) => other === name) === at)
    .map(([name, value]) => `${name}: ${asItem(value)}`)
}

const maxName = 40
const maxValue = 50

/** What the thing is, or where it is filed if that names a thing. */
function typeOf(u: Understanding): string {
  const subject = subjectOf(u)
  const category = singular(
    u
      .clean(u.subject.category)
      .split(/\s*[>/]\s*/)
      .at(-1) ?? "",
  )
  const own = isOfSeveral(subject, u) ? "" : typeIn(subject, u)
  return own || (isShelf(category.toLowerCase()) ? "" : category)
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
  /(?:^(?:(?:this|these) (?:is|are) )?(?:an? )?|, )(used|second[- ]hand|pre-?owned|new old stock|refurbished|reconditioned)(?=,|\.| (?!by|for|as|with|in|on|to|it|this)\S|$)/iu

/** The form's condition, up to its first mark if it is too long; else the state that the first words say. */
function conditionIn(u: Understanding): string {
  const typed = stateApart(u.clean(u.brief.itemCondition))
  if (typed !== "") return typed.length <= maxValue ? typed : (typed.split(/[,.;(]/)[0] ?? "")
  const found = textsOf(u).map((text) => state.exec(splitSentences(text)[0] ?? "")?.[1])
  return asItem(found.find((each) => each !== undefined)?.toLowerCase() ?? "")
}

/** "Size 3" beside the label "Size" is "3". */
const withoutLabel = (value: string, name: string): string =>
  value.toLowerCase().startsWith(`${name.toLowerCase()} `) ? value.slice(name.length + 1) : value
