import { isMaterialWord } from "../../../text/words/materials.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import type { Subject } from "../attributes/attributes.ts"
import { goodsKinds, isGoodsKind } from "../kinds/goods-kinds.ts"
import { isBareHead, isOfTrade, unitWord } from "./word-classes.ts"

/**
 * What a phrase about the thing ends in. "Sailmaker's palm" may not be shortened to a palm: a noun before another says what it
 * is for, unless a table knows the last one, and it says enough alone. Cheese boards and grazing boards are all boards.
 */
export function basesOf({ core, head, full, isCalled }: Subject): string[] {
  if (core === head) return [saysEnough(core) && !isGoodsKind(full) ? core : full]
  // "Dog bow ties" are no ties.
  const isTight = full.split(" ").length >= minTight && !isGoodsKind(core)
  const isHeadEnough = isCalled && !isOfTrade(head) && (saysEnough(head) || isSortOf(core, head)) && !isTight
  // "Halt signal cabin kit" is long for a tag; the last three words still say what it is.
  const last =
    core.split(" ").length > minTight && !core.includes(" to ") ? [core.split(" ").slice(-minTight).join(" ")] : []
  return [full, ...last, ...(isHeadEnough ? [head] : [])]
}

const minTight = 3

/** A table calls the thing by several names that end in this noun. */
const isSortOf = (core: string, head: string): boolean =>
  (goodsKinds[singular(core)] ?? "").split(/[,;] /).filter((name) => name.endsWith(` ${singular(head)}`)).length > 1

const saysEnough = (noun: string): boolean => isGoodsKind(noun) && !isBareHead(noun) && !isOfTrade(noun)

export const joinForms = (text: string, subject: Subject): string[] =>
  // "Cast iron" says no more about a pie iron than its material.
  basesOf(subject)
    .map((base) => once(`${text} ${base}`))
    .filter((form) => form !== text || !isMaterialWord(form.split(" ").at(-1) ?? ""))

/** No word twice: "camping mug for camping" is no phrase. "45 x 45 cm" has its figure twice. */
function once(phrase: string): string {
  const words = phrase.split(" ")
  return words
    .filter((word, at) => /\d/.test(word) || words.findIndex((other) => singular(other) === singular(word)) === at)
    .join(" ")
}

/** "set of three rings", "2 pack knee sleeve" */
export function countForms(text: string, subject: Subject): string[] {
  const isSet = /^(?:set|pack|pair|box|bundle) of (?:\d+|\p{L}+)$/u.test(text) && isPlural(subject.head)
  const [base = subject.core] = basesOf(subject)
  return isSet || /^\d+ ?-?pack$/.test(text) ? [`${base} ${text}`] : []
}

/** "150 cm wide" is typed as "150 cm bench"; nobody types all three measures. */
export function sizeForms(text: string, subject: Subject): string[] {
  const [, amount = "", unit = ""] =
    /^(\d[\d.,]*) ?(\p{L}+)(?: (?:wide|long|tall|high|across|square))?$/u.exec(text) ?? []
  const plain = unit.replace(/^inches$/, "inch").replace(/^feet$/, "foot")
  return amount === "" || !unitWord.test(unit) ? [] : joinForms(`${amount} ${plain}`, subject)
}
