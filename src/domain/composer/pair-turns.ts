import { type Change, isSentenceWith, small } from "./turning.ts"
import { isAuxiliary, isPreposition, isPronoun, isRelative } from "./understand/word-kinds.ts"

// Two things, two prices: what stands on both sides of an "and" changes places.

/** A thing and nothing that is said of it: only such may change places. */
const isPlainThing = (text: string): boolean =>
  !/[^e]ed$/.test(text) &&
  !text
    .split(" ")
    .some(
      (word) =>
        isPreposition(word) ||
        isPronoun(word) ||
        isAuxiliary(word) ||
        isRelative(word) ||
        /^(?:all|not|every|each|any|them|it|its|their|(?:Janu|Febru)ary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|\p{Lu}\p{Ll}+day)$/u.test(
          word,
        ),
    )

const counted = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)`
const twoThings = new RegExp(
  String.raw`(?<=\b(?:with|of|in|from|has|have|get|includes|include|are|is|sells?|brings?) )(${counted} [^,;:.()]{3,34}?) and (${counted} [^,;:.()]{3,34}?)(?=[.;]|, (?:and|so|but|which)|$)`,
  "u",
)

/** "a leather hanging loop and a soapstone pencil" */
const turnTwoThings: Change = (text) =>
  text.replace(twoThings, (whole: string, a: string, b: string) =>
    [a, b].every((thing) => isPlainThing(thing.replace(/^\S+ /, "")) && !isSentenceWith(thing.split(" "))) &&
    !/ (?:each|apiece|included)$/.test(b)
      ? `${b} and ${a}`
      : whole,
  )

/** "from £9 for a terrace and £14 for a semi" */
const turnPrices: Change = (text) =>
  text.replace(
    /([$£€]\d[\d.,]*) for ([^,;:.$£€]{3,30}) and ([$£€]\d[\d.,]*) for ([^,;:.$£€]{3,30})(?=[.,;]|$)/u,
    "$3 for $4 and $1 for $2",
  )

/** "Every voice now sits within two cents" */
const frontNow: Change = (text) =>
  text.replace(
    /^((?:The|Every|Each|All|It|They|We|Both)(?: [^,;: ]+){0,4} )now (?=\p{Ll}+ )/u,
    (_, who: string) => `Now ${small(who)}`,
  )

/** Every change of two sides, tried one by one. */
export const pairTurns: readonly Change[] = [turnTwoThings, turnPrices, frontNow]
