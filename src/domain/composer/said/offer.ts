import { stateCodes } from "../../text/acronyms.ts"
import { splitList } from "../../text/split-list.ts"
import { titleCase } from "../../text/title-case.ts"
import { isStateName } from "../../text/write-place.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import type { Understanding } from "../understand/understand.ts"
import { isNumber, plain } from "../understand/word-kinds.ts"
import { isBusinessName } from "./is-business.ts"
import { isWork } from "./is-work.ts"
import { partsOf } from "./parts-of.ts"
import type { Said } from "./said.ts"
import { runningWords } from "./small-start.ts"
import { measureOf } from "./things.ts"

/** What a business does, in the few words that its page is called by. */
export interface Offer {
  /** "family dental practice", "piano tuning", "half-day canoe trip". */
  readonly name: string
  /** Whether that is what the business is, and not what it does. */
  readonly isBusiness: boolean
  readonly town: string
  /** The sentence that said it first. */
  readonly lead: Said | null
  /** Separate things it does: "crowns", "clear aligners". */
  readonly parts: readonly string[]
}

/** The town that the business is in, or the first place that its description names. */
function townOf({ place, brief, prepare }: Understanding): string {
  const [town = ""] = place.split(/,| and /)
  if (town.trim() !== "") return town === town.toLowerCase() ? titleCase(town.trim()) : town.trim()
  const found = prepare(brief.description).matchAll(
    /\b(?:in|around|across|near|serving|covering|cover|from) (?:the )?((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,2})/gu,
  )
  return [...found].map((one) => one[1] ?? "").find((name) => !noTown.test(name)) ?? ""
}

/** Capitals that are no town. */
const noTown =
  /^(?:We|I|The|Every|Our|My|It|You|No|All|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Greek|Turkish|Arabic|Hebrew|Chinese|Mandarin|Cantonese|Japanese|Korean|Welsh|Irish|Gaelic|Latin|Swedish|Norwegian|Danish|Finnish|Hindi|Urdu|Python|Java|JavaScript|Excel|WordPress|Shopify|CSV|PDF)\b/

/** "plumber leeds" is typed for a plumber in Leeds. */
export function withoutTown(keyword: string, town: string): string {
  const words = town.toLowerCase().split(/[ ,]+/).filter(Boolean)
  return withoutState(keyword, words)
    .split(" ")
    .filter((word) => !words.includes(plain(word)))
    .join(" ")
    .replace(/ (?:in|near|near me)$/i, "")
    .trim()
}

/** "VT" behind a town; "in" and "or" are words first. */
const isStateCode = (text: string): boolean =>
  stateCodes.has(text.toUpperCase()) &&
  (text === text.toUpperCase() || !/^(?:in|or|me|hi|ok|de|la|ma|pa|al|id|co)$/.test(text))

/** "House painting Portland Maine": the state behind the town is part of the place. */
const withoutState = (keyword: string, town: readonly string[]): string => {
  const [, before = "", state = ""] = /^(.+ \S+?),? ((?:\S+ )?\S+)$/.exec(keyword) ?? []
  const ends = [state, state.split(" ").at(-1) ?? ""].filter((end) => isStateName(end) || isStateCode(end))
  const [longest = ""] = ends
  const rest = longest === "" ? keyword : `${before} ${state}`.slice(0, -longest.length - 1).replace(/,$/, "")
  return longest !== "" && town.includes(plain(rest.split(" ").at(-1) ?? "")) ? rest : keyword
}

const maxNameWords = 6

/** "Rewires, fuseboards, sockets, lighting": what is done, one after the other, and not what somebody is. */
export const isRowOfWorks = ({ form, items }: Said): boolean =>
  form === "things" &&
  items.length > 2 &&
  items.flatMap((item) => item.split(/, | and /)).every((item) => item.split(" ").length < 5 && !/[$£€]|\d/.test(item))

function nameOf(u: Understanding, lead: Said | null, town: string): string {
  const isProduct = u.brief.products.some(({ name }) => name === u.subject.name)
  if (isProduct) return runningWords(u.title, u.prepare(`${u.subject.description}\n${u.brief.description}`))
  const keyword = u.keywords.map((text) => withoutTown(text, `${town} ${u.place}`)).find((text) => text !== "")
  if (lead !== null && isRowOfWorks(lead) && keyword !== undefined && (isBusinessName(keyword) || isWork(keyword)))
    return keyword
  const phrase = lead?.form === "things" ? (lead.items[0] ?? "") : ""
  const head = readNounPhrase(phrase).head.split(", ")[0] ?? ""
  const bare = head.replace(/^(?:an?|the|our|my) /i, "").trim()
  if (bare !== "" && bare.split(" ").length <= maxNameWords && !isNumber(bare.split(" ")[0] ?? "")) return bare
  const [service = ""] = splitList(u.prepare(u.brief.serviceType))
  return keyword ?? (service || u.category.toLowerCase())
}

export function readOffer(u: Understanding, said: readonly Said[]): Offer {
  const town = townOf(u)
  const names = { it: "it", the: "it" }
  const isBooked = u.brief.products.some(({ name }) => name === u.subject.name)
  const isPlainThing = ({ form, items }: Said) => form !== "things" || measureOf(items[0] ?? "", names) === null
  const isFirst = (one: Said) => one.topic === "what" && one.form !== "is" && isPlainThing(one)
  const lead =
    said.find((one) => one.isOwn && isFirst(one)) ??
    said.find((one) => one.isOwn && one.form === "things" && isPlainThing(one)) ??
    (isBooked ? said.find((one) => one.isOwn && one.topic !== "promise") : undefined) ??
    said.find(isFirst) ??
    said.find(isPlainThing) ??
    null
  const name = nameOf(u, lead, town)
  return {
    name,
    isBusiness: !isBooked && isBusinessName(readNounPhrase(name).head),
    town,
    lead,
    parts: partsOf(said, town),
  }
}
