import { isCommonWord, isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import type { NounPhrase } from "../phrases/noun-phrase.ts"
import { isBareHead, isColour } from "../phrases/word-classes.ts"
import type { Attribute } from "./attribute.ts"
import { isSame } from "./fact-attributes.ts"

/** The noun with the nouns before it, as the seller's own words join them in lowercase: "harbor lights" of a candle is a title. */
export function fullName({ modifiers, core }: NounPhrase, name: string, { brief, subject }: Understanding): string {
  const said = [subject.name, brief.description, subject.description, brief.targetKeywords]
    .join(". ")
    .replace(/(?<=^|[.!?]\s)\p{Lu}/gu, (letter) => letter.toLowerCase())
  const last = modifiers.findLast(({ kind }) => kind === "name")?.text ?? ""
  if (last === "" || (core.includes(" ") && isGoodsKind(core))) return core
  const words = last.split(" ")
  // A "DeWalt table saw" is a table saw.
  const known = `${words.at(-1)} ${core}`
  if (isGoodsKind(known)) return known
  // Of an "Olympia SM3 carriage return lever", the carriage; "replacement" does not say what it is.
  const isOther = (word: string, at: number): boolean =>
    words[at - 1] === "&" || !isRightWord(word.replace(/['’]s$/, "")) || /\d|^(?:replacement|spare)$/.test(word)
  const from = words.findLastIndex(isOther) + 1
  const plain = words.slice(from).join(" ")
  return plain !== "" && said.includes(`${plain} ${core.split(" ")[0]}`) ? `${plain} ${core}` : core
}

/**
 * Nobody looks for "feet": a common noun that no table knows needs what it is for, "feet for log baskets", or the clause of a
 * "scoop that clips on any broom pole", which is too long for a phrase.
 */
export function withUseSaid(full: string, name: string, behind: readonly Attribute[]): string {
  if (!isCommonWord(singular(full)) || isGoodsKind(full)) return full
  const use = behind.find(({ kind }) => kind === "use")?.text ?? ""
  return use === "" ? full : `${full} for ${use}`
}

/**
 * Whether the last word alone says what it is. "Mug" does, and so does "sofa" of a known sectional sofa; otherwise only if the
 * seller says "the feeder" or "a soft headband".
 */
export function isCalled(u: Understanding, { head, core }: NounPhrase, full: string): boolean {
  if (full === head || isGoodsKind(full)) {
    if (!isBareHead(head)) return true
    if (core === head) return false
  }
  const words = u.facts
    .map(({ text }) => text.toLowerCase())
    .join(" \n ")
    .split(/[^\p{L}\d'-]+/u)
  return words.some((word, at) => saysAlone(word, head) && isSame(words[at + 1] ?? "", head))
}

const saysAlone = (before: string, head: string): boolean =>
  determiner.has(before) ||
  (!isBareHead(head) &&
    (isMaterialWord(before) || isColour(before) || /^(?:adjective|participle|past)$/.test(kindOf(before))))

const determiner = new Set("a an the this each every our my these one".split(" "))
