import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import type { Subject } from "../attributes/attributes.ts"
import { goodsKinds, isGoodsKind } from "../kinds/goods-kinds.ts"
import { unitWord } from "./word-classes.ts"

/**
 * "Darning mushroom" may not be shortened to a mushroom; a dining table is a table. Of three nouns, all are needed, unless the
 * last is known to name the thing: "dog bow ties" are no ties, a "wooden wick candle" is a candle.
 */
export function basesOf(subject: Subject): string[] {
  const { core, head, isCalled, isKind } = subject
  const full = fullBase(subject)
  if (!isKind && full.split(" ").length >= minTight) return [full]
  return core === head || !isCalled || !(isGoodsKind(head) || isSortOf(core, head)) ? [core] : [core, head]
}

const minTight = 3

/** Cheese boards, grazing boards and platter boards are all boards. */
const isSortOf = (core: string, head: string): boolean =>
  (goodsKinds[singular(core)] ?? "").split(/[,;] /).filter((name) => name.endsWith(` ${singular(head)}`)).length > 1

/** "cat wand toy" before "with a bell": the words next to the noun say which toy. */
export const fullBase = ({ modifiers, core, isCalled }: Subject): string => {
  const last = modifiers.at(-1)
  const isNoun = last?.kind === "name" && last.text.split(" ").every((word) => isRightWord(word) && !/\d/.test(word))
  if (isCalled && isNoun && !core.includes(" ")) return `${last.text} ${core}`
  // A "DeWalt table saw" is a table saw, no matter who made it.
  const word = last?.kind === "name" ? (last.text.split(" ").at(-1) ?? "") : ""
  return isCalled && !core.includes(" ") && isGoodsKind(`${word} ${core}`) ? `${word} ${core}` : core
}

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
export function countForms(text: string, { core, head }: Subject): string[] {
  if (/^(?:set|pack|pair|box|bundle) of (?:\d+|\p{L}+)$/u.test(text))
    return isPlural(head) ? [`${core} ${text}`, `${head} ${text}`] : []
  return /^\d+ ?-?pack$/.test(text) ? [`${core} ${text}`] : []
}

/** "150 cm wide" is typed as "150 cm bench"; nobody types all three measures. */
export function sizeForms(text: string, subject: Subject): string[] {
  const [, amount = "", unit = ""] =
    /^(\d[\d.,]*) ?(\p{L}+)(?: (?:wide|long|tall|high|across|square))?$/u.exec(text) ?? []
  const plain = unit.replace(/^inches$/, "inch").replace(/^feet$/, "foot")
  return amount === "" || !unitWord.test(unit) ? [] : joinForms(`${amount} ${plain}`, subject)
}
