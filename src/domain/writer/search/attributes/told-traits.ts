import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact } from "../../fact.ts"
import { withoutEnd } from "../../write/grammar.ts"

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that can come before any thing's noun, if the seller says them about the thing. */
const traits =
  wordSet(`handmade handcrafted handwoven handpainted handknitted vegan vegetarian halal kosher organic unisex
  reversible reusable refillable stackable foldable folding collapsible adjustable waterproof windproof leakproof
  shatterproof washable cordless rechargeable portable dimmable printable editable personalised personalized customisable
  customizable vintage antique unscented scented lightweight ultralight hypoallergenic compostable biodegradable engraved
  framed unframed breathable reflective insulated non-slip non-stick self-adhesive undated double-sided two-sided stackable wall-mounted`)

const freeOf = /^(?:\p{L}+-(?:free|proof|resistant|safe)|hand-\p{L}+(?:ed|en|wn|t)|wheel-thrown|small-batch)$/u

export const isTrait = (word: string): boolean => traits.has(word) || freeOf.test(word)

/** "Vegan.", "It is reversible", "dishwasher and microwave safe", "hammered by hand": about the thing as a whole. */
export function traitsIn({ text, shape }: Fact, head: string): string[] {
  const low = withoutEnd(text).toLowerCase()
  // "The lid is dishwasher safe" is about the lid.
  if (shape === "sentence" && !isOfThing(low, head)) return []
  return [...predicates(low), ...safeties(low), ...byHand(low, head)].slice(0, 4)
}

const isOfThing = (low: string, head: string): boolean =>
  /^(?:it|they|each|each one|every one|all|both)\b/.test(low) || low.split(/\W+/).slice(0, 4).includes(head)

/** A quality alone or after "is", but not one that describes another noun, as in "reflective stitching". */
function predicates(low: string): string[] {
  const whole = low.replace(" ", "-")
  if (isTrait(whole)) return [whole]
  const words = low.split(/\s+/).slice(0, 40)
  return words.flatMap((word, at) => {
    const bare = word.replace(/[,.;]$/, "")
    const next = words[at + 1]
    const isEnd = next === undefined || bare !== word || /^(?:and|in|by|from|with|at|to|on)$/.test(next)
    const before = words[at - 1]
    const isBegin = before === undefined || /^(?:is|are|and|fully|all|100%)$/.test(before) || /,$/.test(before)
    // "scented with nothing at all", "adjustable to 12 cm"
    const isOther = next === "to" || /^(?:nothing|no)$/.test(words[at + 2] ?? "")
    return isTrait(bare) && isEnd && isBegin && !isOther ? [bare] : []
  })
}

/** What a thing is finished with: food-safe oil makes no food-safe spindle. */
const finish = "(?! (?:\\p{L}+ )?(?:oils?|wax|finish|varnish|lacquer|paints?|glazes?|resin|sealer|coating|inks?|dyes?))"
const safety = new RegExp(
  `(?<![\\p{L}-]|\\b(?:rack|shelf) )((?:dishwasher|microwave|oven|freezer|food|machine|child|pet|septic)(?: and (?:dishwasher|microwave|oven|freezer|machine))?[ -](?:safe|washable))(?![\\p{L}-])${finish}`,
  "gu",
)

const safeties = (low: string): string[] =>
  [...low.matchAll(safety)].flatMap(([, found = ""]) => found.replace("-", " "))

const handed = /(?:^|[ ,])(\p{L}+(?:ed|en|wn|un)) by hand(?![\p{L}-])/u

/** Verbs that buyers type after "hand"; nobody searches for "hand packed". */
const crafts =
  wordSet(`painted knitted woven carved printed stamped dyed sewn stitched thrown poured forged embroidered hammered
  crocheted blown drawn lettered tied turned tufted quilted beaded felted bound spun cut built rolled rubbed cast tooled`)

/** Of a scarf with a "rolled hem sewn by hand", the hem is sewn. */
function byHand(low: string, head: string): string[] {
  const found = handed.exec(low)
  const before = found === null ? "" : (/\p{L}+$/u.exec(low.slice(0, found.index))?.[0] ?? "")
  const isOfPart =
    before !== "" &&
    /^(?:noun|plural)$/.test(kindOf(before)) &&
    singular(before) !== singular(head) &&
    !isMaterialWord(before)
  const done = found?.[1]
  return done === undefined || !crafts.has(done) || isOfPart ? [] : [`hand ${done}`]
}

const unit = "(?:fl oz|oz|ml|cl|l|litres?|liters?|gallons?|pints?|cups|mah)"
const holding = new RegExp(
  `(?:\\b(?:holds|hold|capacity of|capacity:?)\\s+(?:about |approx\\.? |up to )?)(\\d[\\d.,/]* ?${unit})\\b`,
  "i",
)
const amount = new RegExp(`^(?:holds )?(?:about |approx\\.? )?(\\d[\\d.,/]* ?${unit})(?: capacity)?$`, "i")

/** "Holds 12 oz", "450 ml capacity": how much it holds, not what holds it. */
export function amountsIn(text: string, isValue: boolean): string[] {
  const found = (isValue ? amount : holding).exec(text)?.[1]
  return found === undefined ? [] : [found.toLowerCase()]
}
