import { isAcronym } from "../text/acronyms.ts"
import { withArticle } from "../text/article.ts"
import { massNouns } from "../text/mass-nouns.ts"
import { isMaterialWord } from "../text/materials.ts"
import { isPlural } from "../text/plural.ts"
import { isCommonWord, isRightWord } from "../text/right-words.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { isSeveralDone } from "./understand/plain-thing.ts"
import type { Understanding } from "./understand/understand.ts"
import { isAdjective, isDeterminer, isNumber, isPronoun, plain } from "./understand/word-kinds.ts"

/** The small business of putting phrases into sentences, for one brief. */
export interface Wording {
  /** A phrase as it stands inside a sentence: its first letter small, unless it is a name. */
  readonly inside: (phrase: string) => string
  /** A phrase with "a" or "an" before it where English wants one. */
  readonly noun: (phrase: string) => string
}

export const capital = (text: string): string =>
  text.replace(/^(["'(]?)(\p{Ll})(?!\p{Lu})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())

/** A whole sentence: a capital at its head and a full stop at its end. */
export const sentence = (text: string): string => {
  const clean = text
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:])/g, "$1")
    .replace(/[,;: ]+$/, "")
    .trim()
  return clean === "" ? "" : capital(/[.!?]$/.test(clean) ? clean : `${clean}.`)
}

/** "Three replies and two traps": two things of one rank, and no pair within a longer phrase. */
function isPairOfMany(text: string): boolean {
  const parts = text.split(" and ")
  const counted = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) [\p{L}-]+/u
  return parts.length === 2 && parts.every((part) => counted.test(part)) && !/[,;:]/.test(text)
}

/** "A", "A and B", "A, B and C". Things that hold an "and" themselves are kept apart by commas. */
export function listed(items: readonly string[], last = "and"): string {
  const [first = "", second, ...more] = items
  if (second === undefined) return first
  if (more.length === 0 && last === "and" && !/ and |,/.test(first) && isPairOfMany(second))
    return `${first}, ${second}`
  if (more.length === 0) return / and /.test(first) ? `${first}, ${last} ${second}` : `${first} ${last} ${second}`
  const head = items.slice(0, -1)
  const comma = items.some((item) => / and /.test(item)) ? "," : ""
  return `${head.join(", ")}${comma} ${last} ${items.at(-1) ?? ""}`
}

/** Always with a capital. */
const proper = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January
   February March April June July August September October November December Christmas Easter Halloween Thanksgiving Valentine's
   Mother's Father's Diwali Hanukkah Eid Ramadan Lent Advent Hogmanay Perseids American British English Scottish Welsh Irish French
   German Italian Spanish Japanese Chinese Korean Indian Turkish Greek Dutch Danish Swedish Norwegian Finnish Polish Portuguese
   Mexican Brazilian Guatemalan Colombian Ethiopian Kenyan African Asian European Scandinavian Moroccan Persian Nordic Egyptian
   Bluetooth Windows Android Apple Google God`.split(/\s+/),
)

const smallOpener = /^(?:On|In|At|With|Before|After|Since|Though|Unless|From|Under|Within)$/

/** Before a row of capitals these are no names: "Sizes S M L". */
const labels = new Set(
  "Size Sizes Colour Colours Color Colors Pack Set Type Model Available Comes Choose Open Closed One Two Three Four Five Six Seven Eight Nine Ten Twelve Twenty".split(
    " ",
  ),
)

/** Words that the brief writes with a capital in the middle of a sentence, or beside another capital: names. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const text of texts) {
    for (const found of text.matchAll(/[\p{Ll}\d,] (\p{Lu}[\p{L}'-]+)/gu)) names.add(found[1] ?? "")
    for (const found of text.matchAll(/(?:^|[.!?] )(\p{Lu}[\p{Ll}'-]+) \p{Lu}[\p{L}\d-]*/gu))
      if (!labels.has(found[1] ?? "")) names.add(found[1] ?? "")
  }
  return names
}

/** "comfortable fit and tiled patterns": two things, each with what it is like before it. */
const firstOfTwo =
  /^(\p{Ll}+ \p{Ll}+) and (?:\p{Ll}+(?:ed|al|ous|ful|ic|y)|\d+|(?:long|short|wide|deep|soft|large|small)) \p{Ll}/u

function isOneThing(text: string): boolean {
  const [first = "", noun = ""] = text.split(" ")
  const isMass = massNouns.has(noun) || isMaterialWord(noun) || /(?:ing|ed|ly|s)$/.test(noun)
  return isAdjective(first) && !isAdjective(noun) && !isMass && !colours.test(noun)
}
const colours = /^(?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|gold|silver)$/

const plainWord = (word: string): string => word.replace(/['’]s$|[^\p{L}\p{N}]+$/gu, "")

export function makeWording({ brief, subject, seller, place, prepare }: Understanding): Wording {
  const prose = [
    brief.description,
    subject.description,
    brief.brandStory,
    brief.handmadeStory,
    brief.uniqueSellingProposition,
  ]
  const names = namesIn(prose.map(prepare))
  const small = new Set(
    prose
      .map(prepare)
      .join(" ")
      .match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'-]+/gu) ?? [],
  )
  const always = new Set(
    [...seller.split(" "), ...place.split(/[ ,]+/)].filter((word) => word.length > 2 && !small.has(word.toLowerCase())),
  )
  const isOfSeller = (word: string, next: string) =>
    always.has(word) && (!isCommonWord(word.toLowerCase()) || always.has(next))
  const isName = (word: string, next = "") =>
    (word === "May" && /^\d/.test(next)) ||
    proper.has(word) ||
    names.has(word) ||
    isOfSeller(word, next) ||
    isAcronym(word) ||
    /\p{Lu}.*\p{Lu}|\d|^\p{Lu}$/u.test(word) ||
    word === "I"
  const inside = (phrase: string): string => {
    const [first = "", ...rest] = phrase.split(" ")
    // A small word at the head is no name, whatever follows it: "on Mitchell Street".
    if (smallOpener.test(first) && rest.length > 1) return [first.toLowerCase(), ...rest].join(" ")
    const bare = plainWord(first)
    const isMade = /^\p{Lu}\p{Ll}+ed$/u.test(bare) && isRightWord(bare.toLowerCase()) && !isName(bare)
    if (isMade) return `${first.charAt(0).toLowerCase()}${phrase.slice(1)}`
    if (!/^\p{Lu}/u.test(first) || isName(bare, plainWord(rest[0] ?? "")) || /^\p{Lu}\p{Ll}/u.test(rest[0] ?? ""))
      return phrase
    return [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join(" ")
  }
  const noun = (phrase: string): string => {
    const small = inside(phrase)
    const [first = ""] = small.split(" ")
    const isReady =
      isDeterminer(first) ||
      isNumber(first) ||
      isPronoun(first) ||
      /^(?:some|one|two|several|plain|up|free)$/.test(plain(first))
    const one = firstOfTwo.exec(small)?.[1] ?? ""
    if (isOneThing(one)) return `${withArticle(one)}${small.slice(one.length)}`
    const isMany =
      isPlural(small) ||
      isPlural(readNounPhrase(small).head) ||
      (/^\p{L}+s \p{L}+ed /u.test(small) && isPlural(first)) ||
      /[^su]s (?:top|front|back|inside|outside|each|throughout|all)\b/.test(small)
    return isReady || isMany || isSeveralDone(small) ? small : withArticle(small)
  }
  return { inside, noun }
}
