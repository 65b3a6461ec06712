import { cutAtPhrase } from "../text/cut.ts"
import { titleCase } from "../text/title-case.ts"
import type { Said } from "./said/said.ts"
import { measureOf } from "./said/things.ts"
import { conjuncts, readNounPhrase } from "./understand/noun-phrase.ts"
import { isPlainThing } from "./understand/plain-thing.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { isNumber } from "./understand/word-kinds.ts"

const isIn = (part: string, whole: string): boolean => shareIn(contentStems(part), contentStems(whole)) >= 0.99

/** Promises that are made for the click and not kept by the video. */
const bait =
  /\s*[([]?\b(?:gone (?:very )?wrong|not click ?bait|must (?:see|watch)|emotional|shocking|insane|you won't believe(?: it)?|omg|wtf)\b[)\]]?/giu

const tidy = (title: string): string =>
  title
    .replace(/\bEP\b\.? ?(?=\d)/gi, "Ep. ")
    .replace(/(Ep\. \d+) (?=(?:We|I|The|My|Our|How) )/g, "$1: ")
    .replace(bait, "")
    .replace(/\b([Aa]) (?=[$£€]?8\d?\b)/g, "$1n ")
    .replace(/\s+/g, " ")
    .replace(/[\s,;:|-]+$/, "")
    .trim()

const reviewOf =
  /^(?:an? |the |my |our )?(?:[\p{L}-]+ )?(?:review|tour|test|overview|unboxing|comparison|story|guide) (?:of|to) (?:the |an? )?/iu

/** "Honest review of the Kestrino K2 mini drone, 249 g, …" is about a Kestrino K2 mini drone. */
function topicOf(lead: Said | null): string {
  if (lead === null || (lead.form === "clause" && !reviewOf.test(lead.text))) return ""
  const [whole = ""] = lead.items.length > 0 ? lead.items : [lead.text]
  const first = reviewOf.test(whole) ? (whole.split(", ")[0] ?? whole) : whole
  const bare = first
    .replace(reviewOf, "")
    .replace(/^(?:an? )?(?:interview|conversation|talk|chat|q and a) with .{3,50}? (?:about|on) /iu, "")
    .replace(/^(?:day|part|week|episode|chapter|ep\.?) \d+ of /iu, "")
    .replace(/^how to \p{L}+ (?:the |an? |your )?/iu, "")
  const verbless =
    lead.form === "do" || lead.form === "doing" ? bare.replace(/^\p{L}+ (?:the |an? |your )?/iu, "") : bare
  const head = readNounPhrase(verbless).head.replace(/^(?:an?|the|my|our) /i, "")
  const plainHead = head.split(" of ").at(-1) ?? head
  const words = (/^\d/.test(head) ? plainHead : head).split(" ")
  const number = words.findIndex((word) => /^(?:\d+%|ep\.?|episode|part|no\.?)$/i.test(word))
  return (number > 1 ? words.slice(0, number) : words).slice(0, 5).join(" ")
}

/** What people type for it: of a video that is one of many, what its title says before the number. */
export function subjectOf(u: Understanding, lead: Said | null): string {
  const topic = topicOf(lead)
  const [named = ""] = tidy(u.prepare(u.brief.videoTitle)).split(/: | - | \(|,/)
  const bare = named.replace(/\b(?:day|part|episode|ep\.?|no\.?) ?\d+.*$/iu, "").trim()
  const isPoor = topic.split(" ").length < 2 || /\d/.test(topic)
  return isPoor && bare.split(" ").length > 1 && bare.split(" ").length < 5 ? bare : topic
}

const aimChars = 70

function baseOf(u: Understanding, lead: Said | null): string {
  const products = u.brief.products.filter(({ name }) => name.trim() !== "")
  const typed = u.prepare(u.brief.videoTitle.replace(/\s*\*+([^*]+)\*+\s*/g, ": $1 "))
  if (typed !== "" && products.length < 2) return typed.replace(/[.!]+$/, "")
  if (products.length > 0) return u.prepare(u.subject.name).replace(/[.!?]+$/, "")
  const [first = u.title] = lead === null ? [] : lead.items.length > 0 ? lead.items : [lead.text]
  return turned(first.length <= aimChars ? first : (first.split(", ")[0] ?? first))
}

/** "A lesson in the key of G for beginners" is also a lesson for beginners in the key of G. */
const turned = (text: string): string =>
  text.replace(/^((?!how)[^,:]*?) (in [^,:]+?) (for (?:[\p{L}-]+ ?){1,3})$/iu, "$1 $3 $2")

/** The video's own title where it has a good one; otherwise what is in it, with what people would type. */
export function videoTitle(u: Understanding, said: readonly Said[], lead: Said | null, maxChars: number): string {
  const base = tidy(titleCase(baseOf(u, lead)))
  const topic = topicOf(lead)
  const share = (text: string) => shareIn(contentStems(text), contentStems(base))
  const isTyped = u.brief.videoTitle.trim() !== ""
  const products = u.brief.products.length
  const isFound = topic === "" || share(topic) >= 0.5 || u.keywords.some((text) => share(text) >= 0.66)
  const named = !isTyped || isFound ? base : `${titleCase(topic)}: ${base}`
  const titled = named.length <= maxChars ? named : cutAtPhrase(base, maxChars, "safeChars")
  return isTyped || products > 0 ? withFigures(titled, said) : withFirst(withFigures(titled, said), said, lead)
}

/** "Salsa Lesson for Beginners: Basic Step Timing": the first of what is in it, where there is room. */
function withFirst(title: string, said: readonly Said[], lead: Said | null): string {
  if (title.length > 44 || /[:|(?]/.test(title)) return title
  const [first] = said
    .filter((one) => one !== lead && one.isOwn && one.form === "things" && one.topic === "what")
    .flatMap(({ items }) => items.flatMap(conjuncts))
    .filter((item) => isPlainThing(item) && !isNumber(item.split(" ")[0] ?? "") && !isIn(item, title))
    .filter((item) => item.split(" ").length > 1 && `${title}: ${item}`.length <= aimChars)
  return first === undefined ? title : `${title}: ${titleCase(first)}`
}

/** "A Compost Bin from Four Pallets: Two Hours, £3". */
function withFigures(title: string, said: readonly Said[]): string {
  if (title.length > 44 || /[:|(?]/.test(title)) return title
  const figures = said
    .filter(({ isOwn, form }) => isOwn && form === "things")
    .flatMap(({ items }) => items)
    .filter((item) => item.length < 20 && measureOf(item, { it: "it", the: "it" }) !== null && !isIn(item, title))
  return figures.length === 0 ? title : `${title}: ${figures.slice(0, 2).map(titleCase).join(", ")}`
}

/** What a search page shows of it: what people type first, and the title where nothing is typed. */
export function videoTitleTag(u: Understanding, title: string, maxChars: number): string {
  const isSeveral = u.brief.products.filter(({ name }) => name.trim() !== "").length > 1
  const [first = "", ...others] = isSeveral ? [] : u.keywords.filter((text) => text.length > 6).map(titleCase)
  const second = others.findLast((text) => shareIn(contentStems(text), contentStems(first)) < 0.67) ?? ""
  const [head = title] = title.split(/ \(|: (?=.{25})/)
  const typed = first === "" ? [] : [...(second === "" ? [] : [`${first}: ${second}`]), first]
  const bases = [...typed, title, head, cutAtPhrase(title, maxChars, "codePoints")]
  const end = ` | ${u.seller}`
  for (const base of bases) {
    if (isIn(u.seller, base) && base.length <= maxChars) return base
    if (base.length + end.length <= maxChars) return `${base}${end}`
    if (base.length <= maxChars && base.length > 30) return base
  }
  return cutAtPhrase(title, maxChars, "codePoints")
}
