import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { goodsKinds } from "../kinds/goods-kinds.ts"
import { isBareHead, isColour, isGrade, isShade, unitWord } from "./word-classes.ts"

export type ModifierKind = "material" | "colour" | "measure" | "style" | "name"

/** Groups of words before the noun: "dark green", "no pull", "freeze dried", "12 oz". */
export interface Modifier {
  readonly text: string
  readonly kind: ModifierKind
}

export interface NounPhrase {
  readonly modifiers: readonly Modifier[]
  /** The noun with the word that it needs: "dining table", "bird feeder". */
  readonly core: string
  readonly head: string
}

const maxWords = 9
const maxChars = 200
const ofKind = /^(?:kids|mens|womens|ladies|boys|girls|sports|childrens|teens|adults)$/

/**
 * Reads a name without the details after it: "Squirrel-Proof Hanging Bird Feeder" is a bird feeder that is
 * squirrel-proof and hanging. Words that may form a unit stay together: no phrase may say "sleeve shirt".
 * `isSaid` tells whether the seller uses two words on their own, as a keyword or a category.
 */
export function readNounPhrase(name: string, isSaid: (phrase: string) => boolean = () => false): NounPhrase {
  const { words, behind, model } = withoutEnding(wordsOf(name))
  const head = words.at(-1) ?? ""
  const before = words.slice(0, -1)
  const named = (core: string, modifiers: readonly Modifier[]): NounPhrase => ({
    modifiers: [...modifiers, ...unitsOf(behind)],
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
  if (last !== "" && isSaid(`${last} ${head}`)) return named(`${last} ${head}`, unitsOf(rest))
  const isBrand = !isRightWord(last) && isRightWord(head)
  if (last === "" || !isPlainNoun(last) || isBrand) return withBareHead(named, unitsOf(before), head)
  // "Long sleeve shirt", "sea salt candle": the first word may describe the second, so the two stay together.
  const bound = boundTo(rest)
  if (bound === 0) return named(`${last} ${head}`, unitsOf(rest))
  const front = unitsOf(rest.slice(0, rest.length - bound))
  const whole = [...rest.slice(rest.length - bound), last].join(" ")
  return isBareHead(head) ? named(`${whole} ${head}`, front) : named(head, [...front, { text: whole, kind: "name" }])
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

interface Ended {
  readonly words: readonly string[]
  readonly behind: readonly string[]
  readonly model: string
}

/** Details after a noun without punctuation: "Knee Sleeve Black", "Circles Die Cut", "Xbox 360". */
function withoutEnding(all: readonly string[]): Ended {
  const words = [...all]
  const behind: string[] = []
  const model: string[] = []
  for (let last = words.at(-1); last !== undefined && words.length > 1; last = words.at(-1)) {
    if (isCount(last)) {
      words.pop()
    } else if (
      last.includes(joint) ||
      /^(?:(?:1[89]|20)\d\ds?|\d+x\d+(?:x\d+)?)$/.test(last) ||
      isColour(last) ||
      isEndTrait(last) ||
      isDoneBehind(words)
    ) {
      behind.unshift(last)
      words.pop()
    } else if (/\d/.test(last) && behind.length === 0) {
      model.unshift(last)
      words.pop()
    } else if (isPutBehind(words) || (words.length > 2 && isNegation(words.at(-2) ?? ""))) {
      behind.unshift(...words.splice(-2))
    } else if (brandBehind(words) > 0) {
      behind.unshift(...words.splice(brandBehind(words)))
    } else if (isMaterialBehind(words)) {
      behind.unshift(...words.splice(words.findLastIndex((word) => !isMaterialWord(word)) + 1))
    } else break
  }
  // A measure in the middle is not a model name: "iPhone 11 64 GB Black".
  const [first = ""] = behind
  while (first.includes(joint) && words.length > 1 && /^\d+$/.test(words.at(-1) ?? "")) model.unshift(words.pop() ?? "")
  return { words, behind, model: model.join(" ") }
}

/** "4pk", "x4": how many there are is not a part of the name. */
const isCount = (word: string): boolean => /^(?:pairs?|\d+-?(?:pk|pcs?|pack|pieces?)|x\d+)$/.test(word)

const isEndTrait = (word: string): boolean =>
  /^(?:printable|editable|personalised|personalized|handmade|vintage|used|new|signed|boxed|unboxed|framed|unframed|reversible|waterproof)$/.test(
    word,
  )

/** "Sourdough starter dried" */
const isDoneBehind = (words: readonly string[]): boolean =>
  words.length > 2 &&
  kindOf(words.at(-1) ?? "") === "participle" &&
  /\p{L}{3}ed$/u.test(words.at(-1) ?? "") &&
  /^(?:noun|plural)$/.test(kindOf(words.at(-2) ?? ""))

/** "die cut", "self propelled": a noun and a past participle, after another noun. */
function isPutBehind(words: readonly string[]): boolean {
  const [before = "", last = ""] = words.slice(-2)
  const isDone = /^(?:participle|past)$/.test(kindOf(last)) && !/(?:ing|ings)$/.test(last)
  return (
    words.length > 2 && isDone && /^(?:die|self|hand|laser|machine|factory|wall|wheel|freeze|air|sun)$/.test(before)
  )
}

/** "Mountain bike carrera vengeance": where a known thing of two words ends and its brand begins; 0 if nowhere. */
function brandBehind(words: readonly string[]): number {
  const at = words.findIndex(
    (word, index) =>
      index > 1 &&
      /^\p{L}+$/u.test(word) &&
      !isRightWord(word) &&
      Object.hasOwn(goodsKinds, words.slice(index - 2, index).join(" ")),
  )
  return Math.max(0, at)
}

/** "Baby bonnet merino wool": what a known thing is made of. */
function isMaterialBehind(words: readonly string[]): boolean {
  const thing = words.findLast((word) => !isMaterialWord(word))
  return isMaterialWord(words.at(-1) ?? "") && thing !== undefined && Object.hasOwn(goodsKinds, thing)
}

/** How many words before a compound's first noun may describe that noun and not the whole. */
function boundTo(rest: readonly string[]): number {
  const last = rest.at(-1)
  if (last === undefined || isFree(last, rest.at(-2))) return 0
  // "Motion sensor closet light": so may two, and a measured quality has its value before it: "standard gauge punchcard machine".
  const before = rest.at(-2)
  if (measured.test(last)) return Math.min(2, rest.length)
  if (before === undefined || !isPlainNoun(before) || isFree(before, rest.at(-3))) return 1
  return measured.test(before) ? Math.min(3, rest.length) : 2
}

/** Words that describe the whole thing from any position: a color, a material, a measure, a participle. */
function isFree(word: string, before: string | undefined): boolean {
  if (isColour(word) || isMaterialWord(word) || /\d/.test(word) || word.includes("-")) return true
  // A word of no language is a brand or a model, which can be before any thing.
  if (!isRightWord(word)) return true
  if (before !== undefined && (isNegation(before) || /\d/.test(before))) return true
  if (/^(?:big|large|mini|tiny|giant|huge|jumbo|xl|extra|tall|custom|handmade|vintage|antique|used|new)$/.test(word))
    return true
  if (compounding.has(word)) return false
  return /^(?:participle|ing|past)$/.test(kindOf(word)) || /(?:ed|ing|able|ible|proof)$/.test(word)
}

const isNegation = (word: string): boolean => /^(?:no|non|anti)$/.test(word)

const isPlainNoun = (word: string): boolean =>
  word.length > 1 &&
  !isColour(word) &&
  !isMaterialWord(word) &&
  !isGrade(word) &&
  !/\d|-/.test(word) &&
  !unitWord.test(word) &&
  !/(?:\p{L}{3}ed|able|ible|ful|less|ous)$/u.test(word) &&
  (/^(?:noun|base|third)$/.test(kindOf(word)) || (kindOf(word) === "ing" && compounding.has(word)))

/** Verbs in -ing that make a kind of thing and do not say what it does: "dining table", but not "folding table". */
const compounding = new Set(
  `dining camping fishing sewing knitting baking serving cutting chopping riding running wedding walking gardening hiking
  seating cycling writing painting drawing gaming cooking shopping sleeping stacking mixing measuring jewelling landscaping roofing
  wine boxing swimming sailing climbing tennis changing watering ring earring building ceiling pudding string`.split(
    /\s+/,
  ),
)

/** The words in lowercase, without article, brackets and final punctuation. */
function wordsOf(name: string): string[] {
  const words = withMeasures(
    name
      .slice(0, maxChars)
      .toLowerCase()
      .replace(/^\d+ ?x (?!\d[\d.]* ?(?:x|mm|cm|m|in|inch|inches|ft|feet)\b)/, "")
      .replace(/\([^()]*\)/g, " ")
      .replace(/(?<=\d)-(?=inch\b)/g, " ")
      .replace(/[“”"!?*]/g, " "),
  )
    .split(/[ \t\n]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[.,;:]+$/gu, ""))
    .filter(Boolean)
  while (words.length > 1 && articles.has(words[0] ?? "")) words.shift()
  // Nobody knows what the words before an "and" belong to.
  const joint = words.findLastIndex((word) => /^(?:&|and|or)$/.test(word))
  return (joint < 0 ? words : words.slice(Math.min(joint + 2, words.length - 1))).slice(-maxWords)
}

const joint = "\u00a0"
const measure =
  /(?<![\p{L}\d.,/-])(\d[\d.,/]*(?: ?(?:x|by|to|-) ?\d[\d.,/]*)*)[ -]?(mm|cm|m|km|in|inch|inches|ft|feet|foot|oz|fl oz|ml|cl|l|litres?|liters?|g|kg|lbs?|w|v|mah|gb|tb|mb|hz|hp)(?![\p{L}\d]|-\d)/gu

/** "8 x 6 ft" and "12-oz" each become one word while the phrase is read. */
const withMeasures = (text: string): string =>
  text.replace(measure, (_, amount: string, unit: string) => `${amount} ${unit}`.replace(/ /g, joint))

const articles = new Set(
  "a an the just only our my your this these each every all one two three four five six seven eight ten twelve".split(
    " ",
  ),
)

function unitsOf(words: readonly string[]): Modifier[] {
  const units: Modifier[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = "", next] = [words[at], words[at + 1]]
    // "24 short nails": the count is not part of the name.
    if (/^\d+$/.test(word) && next !== undefined && /^(?:adjective|participle|ing)$/.test(kindOf(next))) continue
    const length = unitLength(word, next, words[at + 2])
    const text = words
      .slice(at, at + length)
      .join(" ")
      .replaceAll(joint, " ")
    const kind = kindOfUnit(words.slice(at, at + length))
    const before = units.at(-1)
    // "54 cm wide"
    if (before?.kind === "measure" && /^(?:wide|tall|high|deep|long|thick)$/.test(word)) continue
    const isNumber = length === 1 && /^[\d.,/-]+$/.test(word)
    const isModel = length === 1 && /\d/.test(word) && !word.includes(joint) && !/^\d+-?\p{L}{3,}$/u.test(word)
    // A year or a bare number says nothing unless it belongs to a name: "2018 John Deere", "Dell Latitude 7490".
    if (isNumber && (before?.kind !== "name" || /^(?:19|20)\d\d$/.test(word))) continue
    if ((kind === "name" || isModel) && before?.kind === "name")
      units[units.length - 1] = { text: `${before.text} ${text}`, kind: "name" }
    else if (text !== "") units.push({ text, kind })
    at += length - 1
  }
  return units
}

function unitLength(word: string, next: string | undefined, third: string | undefined): number {
  if (next === undefined) return 1
  if (word.includes(joint)) return 1
  if (/^(?:19|20)\d\d$/.test(word)) return 1
  if (/^\d[\d.,/-]*$/.test(word)) return 2
  if (isNegation(word)) return 2
  // "White frost free freezer"
  if (third !== undefined && /^(?:free|proof|resistant)$/.test(third)) return 1
  // "Broken china mosaic", "frost free": the first word does not describe the whole thing.
  if (/^(?:broken|chipped|torn|cracked)$/.test(word) || /^(?:free|proof|resistant)$/.test(next)) return 2
  // "Naturally dyed"
  if (/\p{L}{3}ly$/u.test(word) && kindOf(word) === "adverb") return 2
  if (isColour(next) && (isShade(word) || (third === undefined && isHue(word)))) return 2
  // "green chile", "black pepper": a color before a noun other than the last belongs to that noun.
  if (isColour(word) && isPlainNoun(next) && kindOf(next) === "noun") return 2
  if (isMaterialWord(next) && (isGrade(word) || next === "wood")) return 2
  // "freeze dried", "die cut", "hand dyed"
  const isDone = /^(?:participle|past)$/.test(kindOf(next)) || /[^aeiou]ed$/.test(next)
  if (isDone && /^(?:noun|base|third)$/.test(kindOf(word)) && !isColour(word)) return 2
  // "Wavy lines baby quilt": a plural before the noun belongs to the word before it.
  if (third !== undefined && kindOf(next) === "plural" && !ofKind.test(next) && !isColour(word)) return 2
  // "variable speed lathe", "standard gauge machine": what is measured has its value before it.
  if (third !== undefined && measured.test(next) && !isColour(word) && !isMaterialWord(word)) return 2
  // "high waisted", "long sleeved"
  if (/^(?:adjective|number|determiner)$/.test(kindOf(word)) && /\p{L}{3}ed$/u.test(next) && sided.test(word)) return 2
  // "small batch", "long sleeve"
  return kindOf(word) === "adjective" && isPlainNoun(next) ? 2 : 1
}

const measured =
  /^(?:speed|power|voltage|temperature|height|angle|gauge|width|depth|pressure|waist|rise|neck|sleeve|leg|tier|layer)$/
const sided =
  /^(?:high|low|long|short|wide|narrow|deep|round|square|flat|thick|thin|double|single|hard|soft|half|full|two|three|four)$/

/** "ocean blue": a noun that says which blue. */
const isHue = (word: string): boolean =>
  kindOf(word) === "noun" && !isMaterialWord(word) && !isColour(word) && !/^(?:replacement|spare|refill)$/.test(word)

function kindOfUnit(words: readonly string[]): ModifierKind {
  const last = words.at(-1) ?? ""
  if (last.includes(joint)) return "measure"
  if (/^\d/.test(words[0] ?? "")) return "style"
  if (isColour(last)) return "colour"
  if (isMaterialWord(last)) return "material"
  if (isColour(words[0] ?? "")) return "name"
  if (words.length > 1 || last.includes("-")) return "style"
  // "Left Lane": an irregular past form is usually a name.
  if (/^(?:participle|past)$/.test(kindOf(last)) && !/(?:ed|en|wn|ung|ut)$/.test(last)) return "name"
  return /^(?:adjective|participle|past|ing|adverb)$/.test(kindOf(last)) || /(?:ed|ing|able|ible|ful|less)$/.test(last)
    ? "style"
    : "name"
}
