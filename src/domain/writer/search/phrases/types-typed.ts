import { splitList } from "../../../text/split/split-list.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { canBeBase } from "../../../text/words/word-kinds.ts"
import { isWorkAlone, namesWork, upToWork } from "../../read/names-in-row.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"
import { namesOnlyTheWay, tradeOf } from "./trade-of.ts"

/** "Repair and tuning, Monday to Saturday": behind the first, only the names of work; without any, the trade. */
export function typesOf(u: Understanding): string[] {
  const [said = ""] = u
    .clean(u.brief.serviceType)
    .toLowerCase()
    .split(/[.;]\s/)
  const kinds = splitList(said.replace(onDays, "")).filter(
    // "Single oven, double oven" are what is cleaned.
    (each, at) =>
      (isWork(each) || (at === 0 && !isGoodsKind(each.split(" ").at(-1) ?? ""))) && !namesOnlyTheWay(each, u),
  )
  // "Science workshops" of "science workshops in primary schools"
  const whole = (each: string): string =>
    withThingFirst(each) || upToWork(nameIn(each).includes(" ") ? nameIn(each) : each)
  return kinds.length > 0 ? kinds.flatMap(worksJoined).map(whole) : tradesIn(tradeOf(u).toLowerCase())
}

/** "Chimney camera inspection" of "camera inspection of chimneys": without its thing, nobody knows what is inspected. */
function withThingFirst(type: string): string {
  const [, work = "", thing = ""] = /^(\S+(?: \S+)?) of (?:the )?(\S+(?: \S+)?)$/.exec(type) ?? []
  // No dictionary has "saris".
  const isSeveral = isPlural(thing) || /\p{L}{3}[^su]s$/u.test(thing)
  const one = isPlural(thing) ? singular(thing) : thing.replace(/s$/, "")
  return isSeveral && ofWork.test(work) ? `${one} ${work}` : ""
}

const ofWork = /(?:ing|ion|repairs?|maintenance)$/

/** "Piano tuning and repair" is piano tuning and piano repair. */
export function worksJoined(type: string): string[] {
  const [first = "", second = "", ...more] = type.split(" and ")
  // "Inspection of chimneys and flues": both are inspected.
  if (second === "" || first.includes(" of ")) return [first]
  if (more.length === 0 && isShared(first, second)) return [`${first} ${sharedIn(second)}`, second]
  const thing = first.split(" ").slice(0, -1).join(" ")
  const isKnown = isWork(first) || Object.hasOwn(tradeKinds, first)
  if (more.length > 0 || thing === "" || !(isKnown || isThingPhrase(first))) return []
  return [
    // "Borehole yield and water testing": the first is not done without the word behind the second.
    ...(isKnown || isPlural(first) || !(isWork(second) && second.includes(" ")) ? [first] : []),
    ...(isWorkAlone(second) ? [`${thing} ${second}`] : second.includes(" ") && isDone(second) ? [second] : []),
  ]
}

/** "Wheelchair and scooter repair" is repair of both; in "garden design and hedge trimming", the design is work too. */
function isShared(first: string, second: string): boolean {
  const last = first.split(" ").at(-1) ?? ""
  const isThing = namesAThing(last) && !canBeBase(last) && !/(?:ion|ing|ment|ance|ery|phy|ture|ry)s?$/.test(last)
  return namesWork(second) && isThing && !isWork(first) && !Object.hasOwn(tradeKinds, first)
}

/** "Driving lessons" of manual and "automatic driving lessons": both are of that. */
const sharedIn = (second: string): string => {
  const [, ...rest] = second.split(" ")
  const work = rest.join(" ")
  return [work, singular(work)].some((each) => Object.hasOwn(tradeKinds, each)) ? work : (rest.at(-1) ?? second)
}

/** "Site assessment", which ends in no -ing */
const isDone = (name: string): boolean => isWork(name) || Object.hasOwn(tradeKinds, name) || isThingPhrase(name)

/** The days of "lessons Tuesday to Saturday" */
const onDays = / (?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?: (?:to|and|-|–) (?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)?/giu

/** "Clothing alterations" of "clothing alterations and repairs"; of "reed organ and piano tuning", nobody types the first. */
const tradesIn = (trade: string): string[] => {
  const [first = "", ...more] = trade.split(" and ")
  return more.length === 0 || /(?:ing|[aicu]tions?|repairs?|hire)$/.test(first) ? [first] : []
}

export const isWork = (name: string): boolean => namesWork(name) || /ing$/.test(name)
