import { isDangling } from "../../../text/cut/dangling.ts"
import { singular } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { isSmallWord } from "../../../text/words/small-words.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsKind } from "../../read/known-end.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import { withoutEnd } from "../../write/grammar.ts"
import type { Subject } from "../attributes/attributes.ts"
import { isCounted } from "./modifiers.ts"
import { isOfWhole, unitWord, widerOf } from "./word-classes.ts"

export const asPhrase = (text: string): string =>
  withoutEnd(text)
    .toLowerCase()
    .replace(/[!?"“”#™®©*]+/g, " ")
    .replace(/^(?:an?(?! levels?\b)|the|our|my|your) /, "")
    .replace(/\s+/g, " ")
    // People type "19mm" and "64gb" in one word.
    .replace(/(?<=\d) (?=(?:mm|gb|tb)\b)/g, "")
    .replace(/(?<=(?<![\p{L}\d])\d+)(?=(?:in|cm|ft|kg|ml|oz|lb)\b)/gu, " ")
    .trim()

/** Questions are typed in full. */
const question = /^(?:how|what|which|when|where|why|who|can|does|do|is|are)\b/
/** Nobody types five words that we put together. */
const maxWords = (form: string, { isOwn, isTyped = false }: Origin): number =>
  question.test(form) ? 8 : isTyped ? 6 : isOwn || / for /.test(form) ? 5 : 4

/** "hand sharpened knife sharpening", "nesting nest box", "hand-marbled marble paper", "beehive hive kit" */
export const saysTwice = (phrase: readonly string[]): boolean => {
  // "Yo-yo strings" and "tom-tom skin" say nothing twice.
  const words = phrase.flatMap((word) => (/^(\p{L}+)-\1s?$/u.test(word) ? [word] : word.split("-")))
  const roots = words.filter((word) => !isSmallWord(word) && !/^\d/.test(word)).map((word) => rootOf(singular(word)))
  const isInside = (word: string): boolean =>
    word.length >= minInside &&
    words.some((other) => other !== word && other.endsWith(word) && placeName(other) === undefined)
  return new Set(roots).size < roots.length || words.some(isInside)
}

const minInside = 4

const rootOf = (word: string): string => word.replace(/(?<=\p{L}{3})ing$/u, "").slice(0, 6)

const staysPlural =
  /^(?:kids|dolls|mens|womens|ladies|boys|girls|sports|childrens|teens|adults|clothes|games|arms|glasses|scissors|jeans|christmas)$/

/** "trailers hitches augers" are three things, not the name of one, and "birds note cards" are bird note cards. */
const isRowOfThings = (words: readonly string[], { head }: Subject): boolean =>
  words.some(
    (word, at) =>
      at > 0 &&
      (kindOf(word) === "plural" ||
        (words.at(-1) === head && kindOf(word) === "noun" && namesAThing(singular(words[at - 1] ?? "")))) &&
      kindOf(words[at - 1] ?? "") === "plural" &&
      !staysPlural.test(words[at - 1] ?? ""),
  )

/** "tail lights pair" says what the pair is, "genuine toyota pair" does not. */
const isBareCount = (words: readonly string[]): boolean =>
  /^(?:pairs?|lots?|packs?)$/.test(words.at(-1) ?? "") && !words.slice(0, -1).some((word) => kindOf(word) === "plural")

/** "mug 12 oz" is cut off; "water cups" is not. */
const isMeasure = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? ""
  return unitWord.test(last) && (last.length < 3 || /^\d/.test(words.at(-2) ?? "") || words.length < 2)
}

const isQuality = (word: string): boolean => /^(?:adjective|participle|past)$/.test(kindOf(word))

/** "Complete kit", "used parts": these nouns name nothing without another before them. */
const isOfNothing = (words: readonly string[]): boolean =>
  /^(?:kits?|sets?|packs?|parts?|bundles?|pieces?|units?|boxe?s?|systems?|bales?|sacks?|loads?)$/.test(
    words.at(-1) ?? "",
  ) &&
  words
    .slice(0, -1)
    .every(
      (word) => isQuality(word) || isOfWhole(word) || unitWord.test(word) || /^\d|^(?:starter|beginner)s?$/.test(word),
    )

interface Origin {
  /** In the seller's words. */
  readonly isOwn: boolean
  /** A keyword of theirs. */
  readonly isTyped?: boolean
}

/** Words without punctuation between them, with a noun at the end that names a thing. */
export function isPhrase(form: string, { isOwn, isTyped = false }: Origin, subject: Subject): boolean {
  const { core } = subject
  const words = form.split(" ")
  if (
    words.length > maxWords(form, { isOwn, isTyped }) ||
    form.length < 3 ||
    !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&./+ -]*$/u.test(form)
  )
    return false
  if (/^(?:and|or) /.test(form)) return false
  // The "s" of a "T6.5 S" folding treadmill
  if (/^[sx] /.test(form)) return false
  // "Style digging hoe" lacks the word before it.
  if (/^(?:style|look|effect|inspired|series)$/.test(words[0] ?? "")) return false
  // "Oak church pews x3"
  if (!isTyped && words.some((word) => /^(?:x\d+|\d+x)$/.test(word))) return false
  // "Hang the window blind", and not "building a clay oven"
  if (!isTyped && !question.test(form) && / (?:an?|the) /.test(form.replace(/^\S+ an? /, ""))) return false
  const last = words.at(-1) ?? ""
  // "Garden ones"
  if (!isTyped && /^(?:ones?|others?)$/.test(last)) return false
  if ((isDangling(last) && !endsKind(words)) || isMeasure(words)) return false
  if (!/\p{L}/u.test(form) || (!isTyped && (isOfNothing(words) || unitWord.test(words[0] ?? "")))) return false
  if (isOwn) return true
  // "Holly wooden tipper"
  if (words.includes("wooden") && words.some((word) => word !== "wooden" && widerOf(word, "") === "wooden"))
    return false
  // "Velvet or corduroy"
  if (/ or /.test(form)) return false
  if (saysTwice(words) || isRowOfThings(words, subject) || isBareCount(words)) return false
  // "4 extra clip", but "3 rail turntable"
  if (/^\d+$/.test(words[0] ?? "") && !isCounted(words[0], words[1] ?? "") && !unitWord.test(words[1] ?? ""))
    return false
  // "brush for use"
  if (/ (?:with|for) \p{Ll}+$/u.test(form) && !namesAThing(last)) return false
  const [name = ""] = form.split(/ (?:with|for|in) /)
  const noun = singular(core.split(" ").at(-1) ?? core)
  const isOfThing = core !== "" && (form.includes(core) || singular(name).endsWith(noun))
  return words.length > 1 && (isThingPhrase(form) || isOfThing || namesAThing(name.split(" ").at(-1) ?? ""))
}
