import { isAcronym } from "../text/acronyms.ts"
import { withArticle } from "../text/article.ts"
import { massNouns } from "../text/mass-nouns.ts"
import { isMaterialWord } from "../text/materials.ts"
import { properNames } from "../text/names.ts"
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
    // "A hand-forged forged iron holder" is forged once.
    .replace(/\b(\p{L}+-(\p{L}{3,})) \2\b/giu, "$1")
    .trim()
  return clean === "" ? "" : capital(/[.!?]$/.test(clean) ? clean : `${clean}.`)
}

/** "Three replies and two traps": two things of one rank, and no pair within a longer phrase. */
function isPairOfMany(text: string): boolean {
  const parts = text.split(" and ")
  const counted = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) [\p{L}-]+/u
  return parts.length === 2 && parts.every((part) => counted.test(part)) && !/[,;:]/.test(text)
}

/** "A comfortable fit and tiled patterns", but no "salt and pepper mills": two things of their own, each in words of its own. */
function isPlainPair(text: string): boolean {
  const parts = text.split(" and ")
  const isThing = (part: string) => /^(?:(?:an?|the) )?(?:\p{Ll}[\p{Ll}-]+ ){1,3}\p{Ll}[\p{Ll}-]+$/u.test(part)
  const isHung = /,| (?:of|with|for|from|in|on|at|to|by|that|which|who|has|have|is|are|was|were) /.test(` ${text} `)
  return parts.length === 2 && !isHung && parts.every(isThing)
}

/** "A", "A and B", "A, B and C". Things that hold an "and" themselves are kept apart by commas. */
export function listed(items: readonly string[], last = "and"): string {
  const [first = "", second, ...more] = items
  if (second === undefined) return first
  if (more.length === 0 && last === "and" && !/ and |,/.test(first) && isPairOfMany(second))
    return `${first}, ${second}`
  if (more.length === 0 && last === "and" && !/ and |,/.test(first) && isPlainPair(second)) return `${first}, ${second}`
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

/** What follows it says that the word before it is part of a name: "Paddle UK". */
const opensName = /^\p{Lu}\p{Ll}|^(?:UK|USA|US|GB|EU|NZ)$/u

/** "Short Portuguese lessons": the second has its capital by itself, and the first only from the sentence. */
const isBeforePeople = (first: string, next: string): boolean =>
  /(?:ish|an|ese|ch)$/.test(next) && proper.has(next) && !proper.has(first) && isCommonWord(first.toLowerCase())

/** Words that the brief writes with a capital in the middle of a sentence, or beside another capital: names. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const text of texts) {
    for (const found of text.matchAll(/[\p{Ll}\d,] (\p{Lu}[\p{L}'-]+)/gu)) names.add(found[1] ?? "")
    for (const [, first = "", next = ""] of text.matchAll(/(?:^|[.!?] )(\p{Lu}[\p{Ll}'-]+) (\p{Lu}[\p{L}\d-]*)/gu))
      if (!labels.has(first) && !isBeforePeople(first, next)) names.add(first)
  }
  return names
}

/** "comfortable fit and tiled patterns": two things, each with what it is like before it. */
const firstOfTwo =
  /^(\p{Ll}+ \p{Ll}+) and (?:\p{Ll}+(?:ed|al|ous|ful|ic|y)|\d+|(?:long|short|wide|deep|soft|large|small)) \p{Ll}/u

/** "riveted steel handle and flared sides": one of the first and several of the second. */
const singleBesideMany = /^(\p{Ll}[\p{Ll}-]*(?: \p{Ll}+){1,2}) and (?:[\p{L}-]+ ){0,3}\p{Ll}+[^\Ws]s$/u

function isOneDescribed(text: string): boolean {
  const [first = "", ...rest] = text.split(" ")
  const last = rest.at(-1) ?? ""
  const isMass = massNouns.has(last) || isMaterialWord(last) || /(?:ing|ed|ly|s|wear)$/.test(last)
  const describes = isAdjective(first) || /(?:ed|en)$/.test(first) || isMaterialWord(first)
  return describes && !isMass && !isAdjective(last) && !colours.test(last) && isCommonWord(last)
}

const isMany = (phrase: string): boolean =>
  isPlural(phrase) ||
  isPlural(readNounPhrase(phrase).head) ||
  (/^\p{L}+s \p{L}+ed /u.test(phrase) && isPlural(phrase.split(" ")[0] ?? "")) ||
  /[^su]s (?:top|front|back|inside|outside|each|throughout|all)\b/.test(phrase)

/** The first of two things, where there is one of it. */
function firstOne(text: string, isBare: boolean): string {
  const [, single = ""] = (isBare && singleBesideMany.exec(text)) || []
  const one = firstOfTwo.exec(text)?.[1] ?? ""
  return isOneDescribed(single) ? single : isOneThing(one) ? one : ""
}

function isOneThing(text: string): boolean {
  const [first = "", noun = ""] = text.split(" ")
  const isMass = massNouns.has(noun) || isMaterialWord(noun) || /(?:ing|ed|ly|s)$/.test(noun)
  return isAdjective(first) && !isAdjective(noun) && !isMass && !colours.test(noun)
}

/** "20 litre volume" is a figure of one thing, and no twenty volumes. */
const ofFigure =
  /^\d[\d.]*[ -]?(?:litre|liter|l|ml|cl|oz|quart|gallon|inch|cm|mm|m|ft|foot|kg|g|lb|w|watt|v|volt|mah|hour|day|year) (?:[\p{Ll}-]+ )*[\p{Ll}-]+$/u

const isOneFigure = (phrase: string): boolean => {
  const last = phrase.split(" ").at(-1) ?? ""
  return (
    ofFigure.test(phrase) &&
    !isPlural(last) &&
    !massNouns.has(last) &&
    !isMaterialWord(last) &&
    !isAdjective(last) &&
    !/(?:ed|ing|ly)$/.test(last)
  )
}
const colours = /^(?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|gold|silver)$/

const plainWord = (word: string): string => word.replace(/['’]s$|[^\p{L}\p{N}]+$/gu, "")

/** "Corner Step Salsa": its last word is what it does, and a name only beside the others. */
const isNameOfSeller = (word: string, next: string, seller: string, always: ReadonlySet<string>): boolean =>
  always.has(word) &&
  (always.has(next) ||
    (!isCommonWord(word.toLowerCase()) && (!seller.endsWith(` ${word}`) || !isRightWord(word.toLowerCase()))))

/** What has its article or its number, or wants none. */
function needsNoArticle(small: string): boolean {
  const [first = ""] = small.split(" ")
  return (
    isDeterminer(first) ||
    isNumber(first) ||
    isPronoun(first) ||
    /^(?:some|one|two|several|plain|up|free)$/.test(plain(first)) ||
    /^(?:room|space|storage) (?:for|to) /.test(small)
  )
}

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
  const isName = (word: string, next = "") =>
    (word === "May" && /^\d/.test(next)) ||
    proper.has(word) ||
    (/^\p{Lu}/u.test(word) && properNames.has(word.toLowerCase()) && !isMaterialWord(word)) ||
    names.has(word) ||
    isNameOfSeller(word, next, seller, always) ||
    isAcronym(word) ||
    /\p{Lu}.*\p{Lu}|\d|^\p{Lu}$/u.test(word) ||
    word === "I"
  const inside = (phrase: string): string => {
    const [first = "", ...rest] = phrase.split(" ")
    // A small word at the head is no name, whatever follows it: "on Mitchell Street".
    if (smallOpener.test(first) && rest.length > 1) return [first.toLowerCase(), ...rest].join(" ")
    // "A gift for Father's Day" begins on no name.
    if (first === "A" && (/^\p{Ll}/u.test(rest[0] ?? "") || proper.has(rest[0] ?? "")) && rest[0] !== "line")
      return ["a", ...rest].join(" ")
    if (seller.length > 3 && phrase.startsWith(`${seller} `)) return phrase
    const bare = plainWord(first)
    const isMade = /^\p{Lu}\p{Ll}+ed$/u.test(bare) && isRightWord(bare.toLowerCase()) && !isName(bare)
    if (isMade) return `${first.charAt(0).toLowerCase()}${phrase.slice(1)}`
    if (!/^\p{Lu}/u.test(first) || isName(bare, plainWord(rest[0] ?? ""))) return phrase
    if (opensName.test(rest[0] ?? "") && !isBeforePeople(bare, plainWord(rest[0] ?? ""))) return phrase
    return [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join(" ")
  }
  const noun = (phrase: string): string => {
    const small = inside(phrase)
    const isReady = needsNoArticle(small)
    const one = isOneFigure(small) ? small : firstOne(small, !isReady)
    if (one !== "") return `${withArticle(one)}${small.slice(one.length)}`
    // "Deep cherry tint that builds up in layers" is one tint.
    const [, plainOne = ""] = /^([^,]+?) (?:that|which) /u.exec(small) ?? []
    if (!isReady && plainOne !== "" && !isPlural(plainOne))
      return `${withArticle(plainOne)}${small.slice(plainOne.length)}`
    return isReady || isMany(small) || isSeveralDone(small) ? small : withArticle(small)
  }
  return { inside, noun }
}
