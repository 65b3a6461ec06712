import type { Genre } from "../../rule-book/genre.ts"
import type { Brief, Product } from "../../seo/brief.ts"
import { withArticle } from "../../text/article.ts"
import { isPlural, singular } from "../../text/plural.ts"
import { splitList } from "../../text/split-list.ts"
import { titleCase } from "../../text/title-case.ts"
import type { Fact } from "./facts.ts"
import { readNounPhrase } from "./noun-phrase.ts"
import type { Prepare } from "./prepare.ts"
import { stem } from "./stems.ts"
import { isConjunction, isNumber, isPreposition, plain } from "./word-kinds.ts"

interface Given {
  readonly brief: Brief
  readonly subject: Product
  readonly genre: Genre
  readonly facts: readonly Fact[]
  readonly prepare: Prepare
  readonly seller: string
}

export interface SubjectName {
  readonly title: string
  readonly noun: string
  readonly isPlural: boolean
}

const measure =
  /^(?:x|×|\d[\d.,x×/-]*|\d+(?:\.\d+)?(?:ml|l|g|kg|oz|lb|cm|mm|m|in|ft|inch)|ml|cl|l|g|kg|mg|oz|lb|lbs|cm|mm|m|in|inch|inches|ft|feet|pack|pcs|pc|piece|pk|[A-Z]\d{1,2}|pieces|pairs|pair|count|ct|sheets|cups|servings|portions)$/i

/** "Lamp projector 16 colors" and "sea glass mixed colors" are a projector and a glass. */
const ownsBehind =
  /(?<= \S+) (?:\d+|two|three|four|five|six|seven|eight|mixed|assorted) (?:colou?rs|modes|speeds|settings|levels|functions|effects|scents|flavou?rs|designs|shades|patterns)$/i
/** "Dog collar light up" */
const doesBehind =
  /(?<= \S+) (?:light|pop|fold|roll|clip|pull|slip|snap|stick|lace|zip) (?:up|on|down|out|over|in)$|(?<= \S+) (?:extra|ultra|super) (?:thick|large|long|wide|small|soft|strong|heavy)$/i

const printBehind = /(?<= \S+) (\S+ (?:print|pattern|design|motif))$/i

const colour = /^(?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|beige|navy|teal)$/i

/** "Tinted Lip Oil 6 ml" is a lip oil, whatever its size; "Leather Circles Die Cut - 50 pieces" are circles. */
function withoutMeasures(name: string): string {
  const [first = ""] = name.split(/ [-–|] |[,(;:]/)
  const words = first
    .trim()
    .replace(
      /(?<=^\S+ \S+(?: \S+)*?) \d[\d.]* ?(?:in|inch|cm|mm|ml|l|g|kg|oz) (?:pot|bottle|jar|bag|tub|tin|box|pack|pouch)$/i,
      "",
    )
    .split(" ")
  const isTail = (word: string) =>
    (words.at(-2)?.toLowerCase() !== "of" &&
      measure.test(word) &&
      (/\d/.test(word) || measure.test(words.at(-2) ?? ""))) ||
    (words.length > 2 && colour.test(word))
  while (words.length > 1 && isTail(words.at(-1) ?? "")) words.pop()
  // "Air Max 90 size 10"
  if (words.length > 2 && /^(?:size|sz)$/i.test(words.at(-1) ?? "")) words.pop()
  return words.join(" ")
}

const amount = /^(?:about|around|approx|approximately|over|under|nearly|roughly|up to|circa) \d/i

/** The first thing the description calls it. */
function headOfFacts(facts: readonly Fact[]): string {
  // "118 concrete block pavers" are pavers, if nothing has a name without a number.
  let counted: string | undefined
  let isFirst = true
  for (const { role, shape, text, subject } of facts) {
    if (role !== "what") continue
    const phrase = shape === "noun" ? text : shape === "passive" ? subject : ""
    const head = readNounPhrase(phrase).head.replace(
      /^\d[\d.,/]*[ -]?(?:litres?|liters?|ml|cl|l|g|kg|oz|fl oz|lb|cm|mm|m|inch|in|ft|feet) (?=\p{L}{3,})/iu,
      "",
    )
    if (head.split(" ").length > 1 && !isNumber(head.split(" ")[0] ?? "") && !amount.test(head)) return head
    // "Propeller for Yamaha outboards, used, part 63V": the first word is the thing where it says what it fits.
    if (isFirst && shape === "noun" && /^\p{L}{4,} for (?:\p{Lu}|\d{4})/u.test(text)) return head
    isFirst = false
    counted ??= /^\d{1,4} ((?:[\p{L}-]+ )+\p{L}+s)$/u.exec(head)?.[1]
  }
  if (counted !== undefined) return counted
  return facts.find(({ shape }) => shape === "noun")?.text ?? ""
}

/** The word that says what it is: the last one, unless the brief's own phrases end on another word of the name. */
function nounOf(title: string, { brief, facts, prepare }: Given): string {
  const { head } = readNounPhrase(title)
  // "Cat caves of Icelandic wool" are caves; a set of brushes is brushes.
  const thing = /\b(?:sets?|packs?|pairs?|box|bundle|bag|lot) of /i.test(head) ? head : (head.split(" of ")[0] ?? head)
  // A "Lip Oil Set of 3" is a set, and no three.
  const words = thing
    .replace(/ of \d+$/, "")
    .replace(ownsBehind, "")
    .replace(doesBehind, "")
    .split(" ")
    .filter((word) => !isPreposition(word))
  const votes = new Map<string, number>()
  const phrases = [
    ...splitList(prepare(brief.targetKeywords)).map((text) => readNounPhrase(text).head),
    ...facts.slice(0, 6).map(({ text }) => readNounPhrase(text).head),
  ]
  for (const phrase of phrases) {
    const last = stem(phrase.split(" ").at(-1) ?? "")
    votes.set(last, (votes.get(last) ?? 0) + 1)
  }
  // A "Kneeler and Seat" is as much the one as the other.
  const bonus = isConjunction(words.at(-2) ?? "") ? 0 : 1.5
  // Whose kind the shop gives as pajamas, is pajamas: "Baby Pajamas Fox Print".
  const kind = stem(plain(prepare(brief.shopifyProductType).split(" ").at(-1) ?? ""))
  if (kind !== "" && printBehind.test(thing) && words.slice(0, -1).some((word) => stem(word) === kind))
    votes.set(kind, (votes.get(kind) ?? 0) + 2)
  const ranked = words
    .map((word, index) => ({ word, votes: (votes.get(stem(word)) ?? 0) + (index === words.length - 1 ? bonus : 0) }))
    .sort((a, b) => b.votes - a.votes)
  return plain(ranked[0]?.word ?? title)
}

/** "Super Mario World SNES" is, as the description has it, a "Super Mario World SNES cartridge". */
function fullerName(named: string, facts: readonly Fact[]): string {
  const lower = named.toLowerCase()
  for (const { role, text, subject } of facts) {
    if (role !== "what") continue
    const { head } = readNounPhrase(subject || text)
    const at = head.toLowerCase().indexOf(lower)
    if (at === -1) continue
    const more = head
      .slice(at + named.length)
      .trim()
      .split(" ")
      .filter(Boolean)
    const isColour = colour.test(more[0] ?? "") || /^(?:gold|silver|chrome)$/i.test(more[0] ?? "")
    if (more.length === 1 && /^\p{Ll}{3,}$/u.test(more[0] ?? "") && !isColour) return `${named} ${more[0]}`
  }
  return named
}

function titleOf(given: Given): string {
  const { brief, subject, genre, facts, prepare, seller } = given
  if (genre === "app") return seller
  if (genre === "video" && brief.videoTitle.trim() !== "") return prepare(brief.videoTitle).replace(/[.!?]+$/, "")
  const hasProduct = brief.products.some(({ name }) => name === subject.name)
  const named = hasProduct ? withoutMeasures(prepare(subject.name)) : ""
  if (hasProduct && genre === "service") return prepare(subject.name)
  if (named.split(/[ -]/).length > 1) return fullerName(named, facts)
  // "Madder: The Dyers of Bruges", a board game: its short name says what it is only beside its kind.
  const kind = singular(prepare(subject.category))
  if (named !== "" && /^[^:]+: \S/.test(subject.name) && /^\p{L}+(?: \p{L}+){0,2}$/u.test(kind))
    return `${named} ${kind}`
  const head = headOfFacts(facts)
  return head === "" ? named || seller : head
}

export function nameSubject(given: Given): SubjectName {
  const title = titleOf(given)
    .replace(/^(?:an?|the|our|my) /i, "")
    .trim()
  const noun = nounOf(title, given)
  return { title: titleCase(title), noun, isPlural: isPlural(noun) && !title.split(" ").includes(noun.toUpperCase()) }
}

/** "Sunset lamp projector 16 colors" as running text has it: a projector with 16 colors. */
export const withThingLast = (name: string, noun: string): string =>
  name
    .replace(printBehind, (tail, of: string, at: number, all: string) =>
      stem(all.slice(0, at).split(" ").at(-1) ?? "") === stem(noun) ? ` with ${withArticle(of)}` : tail,
    )
    .replace(ownsBehind, (tail) => (/^ (?:mixed|assorted)/i.test(tail) ? ` in${tail}` : ` with${tail}`))
    .replace(
      new RegExp(`^(.*)(?:${doesBehind.source})`, "i"),
      (whole, thing: string) => `${whole.slice(thing.length + 1).replace(" ", "-")} ${thing}`,
    )
