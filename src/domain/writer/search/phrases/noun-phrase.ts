import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord, isPartOfPlant, isToyMarble } from "../../../text/words/materials.ts"
import { knownNames } from "../../../text/words/names.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsKind } from "../../read/known-end.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { goodsKinds } from "../kinds/goods-kinds.ts"
import { compounding, isCounted, isNegation, isPlainNoun, joint, type Modifier, unitsOf } from "./modifiers.ts"
import { isBareHead, isBinding, isColour, isGrade, isOfWhole } from "./word-classes.ts"

export interface NounPhrase {
  readonly modifiers: readonly Modifier[]
  /** The noun with the word that it needs: "dining table", "bird feeder". */
  readonly core: string
  readonly head: string
}

/** A metal lathe works metal. */
const worksOn =
  /^(?:lathe|cutter|saw|drill|punch|chisel|file|shears|scissors|polish|cleaner|glue|adhesive|primer|stripper|planer|bender|detector|stain|conditioner|dye|crimper|engraver|splitter|chipper|shredder)$/

const maxWords = 9
const maxChars = 200

/**
 * Reads a name without the details after it: "Squirrel-Proof Hanging Bird Feeder" is a bird feeder that is
 * squirrel-proof and hanging. Words that may form a unit stay together: no phrase may say "sleeve shirt".
 * `isSaid` tells whether the seller uses two words on their own, as a keyword or a category.
 */
export function readNounPhrase(name: string, isSaid: (phrase: string) => boolean = () => false): NounPhrase {
  const { words, behind, model } = withoutEnding(upToPart(wordsOf(name)))
  const head = words.at(-1) ?? ""
  const before = words.slice(0, -1)
  const named = (core: string, modifiers: readonly Modifier[]): NounPhrase => ({
    modifiers: [...modifiers, ...unitsOf(behind)].map((each) =>
      each.kind === "material" && (worksOn.test(singular(head)) || isToyMarble(each.text, core.split(" ")[0] ?? ""))
        ? { ...each, kind: "name" }
        : each,
    ),
    core: [core, model].filter(Boolean).join(" "),
    head,
  })
  const last = before.at(-1) ?? ""
  const rest = before.slice(0, -1)
  // A pattern for a linen top is not made of linen.
  if (/^(?:patterns?|templates?)$/.test(head) && rest.some((word) => isMaterialWord(word) && word !== "paper"))
    return named(`${last} ${head}`, [{ text: rest.join(" "), kind: "name" }])
  const three = words.slice(-3).join(" ")
  const isKnown = (phrase: string): boolean => Object.hasOwn(goodsKinds, singular(phrase))
  // "Ping pong table" is no pong table; "extending dining table" is a dining table.
  if (words.length > 2 && isKnown(three) && !isKnown(`${last} ${head}`) && !isMaterialWord(head))
    return named(three, unitsOf(words.slice(0, -3)))
  if (isCounted(rest.at(-1), last)) return named(`${rest.at(-1)} ${last} ${head}`, unitsOf(rest.slice(0, -1)))
  if (last !== "" && isSaid(`${last} ${head}`)) {
    // A "slow combustion cooker" is no slow cooker.
    const bound = isPlainNoun(last) && isBinding(rest.at(-1) ?? "") ? rest.slice(-1) : []
    return named([...bound, last, head].join(" "), unitsOf(rest.slice(0, rest.length - bound.length)))
  }
  // A word with an accent is of another language, and no brand: "bodhrán tipper".
  const isBrand = /^[a-z]+$/.test(last) && !isRightWord(last) && isRightWord(head)
  if (last === "" || !isPlainNoun(last) || isBrand) return withBareHead(named, unitsOf(before), head)
  const front = rest.at(-1) ?? ""
  // "Kids step stool" is a step stool. The bag for tent pegs is no peg bag, and what is under a sink no sink organizer.
  const isOther = isKnown(`${front} ${last}`) || kindOf(front) === "preposition" || head === "printable"
  if (isKnown(`${last} ${head}`) && !isOther) return named(`${last} ${head}`, unitsOf(rest))
  // "Long sleeve shirt", "sea salt candle": the first word may describe the second, so the two stay together.
  const bound = boundTo(rest)
  if (bound === 0) return named(`${last} ${head}`, unitsOf(rest))
  const first = rest.length - bound
  // A wide calf is no wide sock.
  const describing = rest[first - 1] ?? ""
  const isDescribed =
    bound > 0 &&
    (isCounted(describing, rest[first] ?? "") || (kindOf(describing) === "adjective" && !isOfWhole(describing)))
  const from = isDescribed ? first - 1 : first
  const described = unitsOf(rest.slice(0, from))
  const whole = [...rest.slice(from), last].join(" ")
  return isBareHead(head)
    ? named(`${whole} ${head}`, described)
    : named(head, [...described, { text: whole, kind: "name" }])
}

/** "Felt pads": a noun that says too little keeps the word before it. */
function withBareHead(
  named: (core: string, modifiers: readonly Modifier[]) => NounPhrase,
  units: readonly Modifier[],
  head: string,
): NounPhrase {
  const last = units.at(-1)
  return isBareHead(head) && last !== undefined && !/^(?:measure|colour)$/.test(last.kind)
    ? named(`${last.text} ${head}`, units.slice(0, -1))
    : named(head, units)
}

/**
 * "Husqvarna chainsaw 18 inch bar" is a chainsaw: behind a known thing, a measure or a count begins one of its parts. Behind
 * any thing, so does a count with nothing but another behind it: "idli stand 4 tier 16 idlis".
 */
function upToPart(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => {
    const [before = "", next = "", after = "0"] = [words[index - 1], words[index + 1], words[index + 2]]
    const isOfKnown = Object.hasOwn(goodsKinds, singular(before))
    if (index === 0) return false
    // "Fridge shelf liners 8 pack clear"
    if (/^\d+$/.test(word) && /^(?:packs?|pk|pcs|pieces?|count|ct)$/.test(next)) return true
    // "Wooden egg rack 24 eggs", "step stool solid maple 2 steps", "coat rack 5 hook"
    const front = words.slice(0, index)
    const isCountBehind = /^\d+$/.test(word) && index === words.length - 2
    if (isCountBehind && isKindOf(front)) return true
    if (isCountBehind && isPlural(next) && (front.includes(singular(next)) || front.at(-1) === "set")) return true
    if (!isCounted(word, next)) return word.includes(joint) && isOfKnown
    return isOfKnown || (/^\d/.test(after) && namesAThing(before) && !isMaterialWord(before))
  })
  return at < 0 ? words : words.slice(0, at)
}

const isMadeOf = (word: string): boolean => (isMaterialWord(word) || isGrade(word)) && !isBareHead(word)

/** Whether a known thing ends the words, with or without what it is made of: "step stool solid maple". */
function isKindOf(words: readonly string[]): boolean {
  const end = words.findLastIndex((word) => !isMadeOf(word))
  return endsKind(words.slice(0, end + 1))
}

interface Ended {
  readonly words: readonly string[]
  readonly behind: readonly string[]
  readonly model: string
}

/** Details after a noun without punctuation: "Knee Sleeve Black", "Xbox 360". */
function withoutEnding(all: readonly string[]): Ended {
  const words = [...all]
  const behind: string[] = []
  const model: string[] = []
  for (let last = words.at(-1); last !== undefined && words.length > 1; last = words.at(-1)) {
    if (isCount(last) || isState(last)) {
      words.pop()
    } else if (
      last.includes(joint) ||
      /^(?:(?:1[89]|20)\d\ds?|\d+x\d+(?:x\d+)?|1:\d+)$/.test(last) ||
      isColour(last) ||
      isFinish(last) ||
      isColourBehind(words) ||
      (isMadeOf(last) && words.length > 2 && isKindOf(words))
    ) {
      behind.unshift(last)
      words.pop()
    } else if (/\d/.test(last) && behind.length === 0) {
      model.unshift(last)
      words.pop()
    } else break
  }
  // A measure in the middle is not a model name: "iPhone 11 64 GB Black".
  const [first = ""] = behind
  while (first.includes(joint) && words.length > 1 && /^\d+$/.test(words.at(-1) ?? "")) model.unshift(words.pop() ?? "")
  return { words, behind, model: model.join(" ") }
}

const alsoColours = /^(?:wine|plum|rust|mustard|rose|sand|stone|mint|peach|lemon|lime|coffee|chocolate|nude|coral)$/

/** The wine of "skirts navy grey green wine" */
const isColourBehind = (words: readonly string[]): boolean =>
  alsoColours.test(words.at(-1) ?? "") && isColour(words.at(-2) ?? "")

/** "Hijab Pins Matte" */
const isFinish = (word: string): boolean => /^(?:matte?|gloss|glossy|satin|chrome)$/.test(word)

/** "4pk", "x4": how many there are is not a part of the name. */
const isCount = (word: string): boolean => /^(?:pairs?|\d+-?(?:pk|pcs?|pack|pieces?)|x\d+)$/.test(word)

/** People type what it is, and look at its state later. */
const isState = (word: string): boolean => /^(?:used|new|boxed|unboxed)$/.test(word)

/** How many words before a compound's first noun may describe that noun and not the whole. */
function boundTo(rest: readonly string[]): number {
  const last = rest.at(-1)
  if (last === undefined || isFree(last, rest.at(-2))) return 0
  // "Motion sensor closet light": so may two.
  const before = rest.at(-2)
  return before === undefined || !isPlainNoun(before) || isFree(before, rest.at(-3)) ? 1 : 2
}

/** "Ethiopian", "Turkish" */
const ofPeople = (word: string): boolean => knownNames.has(word) && /(?:[aei]an|ish|ese)$/.test(word)

/** Words that describe the whole thing from any position: a color, a material, a measure, a participle. */
function isFree(word: string, before: string | undefined): boolean {
  if (isPartOfPlant(word) && isMaterialWord(before ?? "")) return true
  if (isColour(word) || isMaterialWord(word) || /\d/.test(word) || word.includes("-")) return true
  // A word of no language is a brand or a model, which can be before any thing.
  if (!isRightWord(word)) return true
  if (ofPeople(word)) return true
  // "Knitting" belongs to the machine of a "KH 230 knitting machine carriage".
  if (compounding.has(word)) return false
  if (before !== undefined && (isNegation(before) || /\d/.test(before))) return true
  return /^(?:participle|ing|past)$/.test(kindOf(word)) || /(?:ed|ing|able|ible|proof)$/.test(word)
}

/** The words in lowercase, without article, brackets and final punctuation. */
function wordsOf(name: string): string[] {
  const words = withMeasures(
    name
      .slice(0, maxChars)
      .toLowerCase()
      .replace(/\([^()]*\)/g, " ")
      .replace(/(?<=\d)-(?=inch\b)/g, " ")
      .replace(/[“”"!?*]/g, " "),
  )
    .split(/[ \t\n]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[.,;:]+$/gu, ""))
    .filter(Boolean)
  const seeming = words.findIndex((word, at) => at < words.length - 1 && seems.test(word) && isQuality(words[at - 1]))
  if (seeming > 0) words.splice(seeming - 1, 2)
  while (words.length > 1 && articles.has(words[0] ?? "") && !isCounted(words[0], words[1] ?? "")) words.shift()
  // Nobody knows what the words before an "and" belong to, nor those of a "USB-C to HDMI cable".
  const joint = words.findLastIndex((word) => /^(?:&|and|or|to)$/.test(word))
  const from = Math.min(joint + 2, words.length - 1)
  // "Hideys and pee pads": pads alone may be any.
  const isBare = words[joint] !== "to" && from === words.length - 1 && isBareHead(words[from] ?? "")
  // "Bandanas and bow ties"
  const behind = words.slice(joint + 1)
  const isWhole =
    behind.length === 2 && isPlural(words[joint - 1] ?? "") && Object.hasOwn(goodsKinds, singular(behind.join(" ")))
  return (joint < 0 ? words : isBare || isWhole ? behind : words.slice(from)).slice(-maxWords)
}

/** What is "hand-forged style" is not forged by hand, and "leather look" is no leather. */
const seems = /^(?:style|look|effect|type|inspired)$/
const isQuality = (word = ""): boolean =>
  isMaterialWord(word) || word.includes("-") || /^(?:participle|adjective)$/.test(kindOf(word))

const measure =
  /(?<![\p{L}\d.,/-])(\d[\d.,/]*(?: ?(?:x|by|to|-) ?\d[\d.,/]*)*)[ -]?(mm|cm|m|km|in|inch|inches|ft|feet|foot|oz|fl oz|ml|cl|l|ltrs?|litres?|liters?|qt|quarts?|gal|gallons?|g|kg|lbs?|w|kw|kva|v|mah|gb|tb|mb|hz|hp|psi|cc|rpm)(?![\p{L}\d]|-\d)/gu

/** "8 x 6 ft" and "12-oz" each become one word while the phrase is read. */
const withMeasures = (text: string): string =>
  text.replace(measure, (_, amount: string, unit: string) => `${amount} ${unit}`.replace(/ /g, joint))

const articles = new Set(
  "a an the just about approx only our my your this these each every all one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred".split(
    " ",
  ),
)
