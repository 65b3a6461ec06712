import { isCommonWord, isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Subject } from "../attributes/attributes.ts"
import { goodsKinds, isGoodsKind } from "../kinds/goods-kinds.ts"
import { isPlainNoun } from "./modifiers.ts"
import { isBareHead, isBinding, isOfTrade, isWholeNoun, unitWord } from "./word-classes.ts"

/**
 * What a phrase about the thing ends in. "Sailmaker's palm" may not be shortened to a palm: a noun before another says what it
 * is for, unless a table knows the last one, and it says enough alone. Cheese boards and grazing boards are all boards.
 */
export function basesOf(subject: Subject): string[] {
  const { core, head, full } = subject
  if (core === head) return [saysEnough(core) && !isGoodsKind(full) ? core : calledOf(subject)].filter(Boolean)
  // "Dog bow ties" are no ties.
  const isTight = full.split(" ").length >= (isGoodsKind(core) ? minTight + 1 : minTight)
  const isHeadEnough =
    !isOfTrade(head) && (isWholeNoun(head) || ((saysEnough(head) || isSortOf(core, head)) && !isTight))
  return [full, ...withoutCode(full), ...withoutSet(full), ...(isHeadEnough ? [head] : [])]
}

/** "Myford ML7 change gear" of a "change gear 45T" */
const withoutCode = (full: string): string[] => {
  const [, thing = ""] = /^(\S.*\p{L}{3,}) \S*\d\S*$/u.exec(full) ?? []
  return isThingPhrase(thing) ? [thing] : []
}

/** A bead spinner set has a bead spinner. */
const withoutSet = (full: string): string[] => {
  const [, thing = ""] = /^(\S+ .*\S) set$/.exec(full) ?? []
  return isThingPhrase(thing) ? [thing] : []
}

/** Whether a noun alone names one sort of thing: a table knows it, or it is a mug whatever comes before it. */
export const saysWhatItIs = (noun: string): boolean => isGoodsKind(noun) || isWholeNoun(noun)

/** A receiver may be any: "Racal RA17 receiver". Empty if nothing says which. */
export function calledOf({ full, head, modifiers }: Subject): string {
  if (full !== head || saysWhatItIs(head) || !isCommonWord(singular(head))) return full
  const telling = modifiers.filter(
    ({ kind, text }) => /^(?:name|style|material)$/.test(kind) && !saysNothing.test(text) && !isGivenName(text),
  )
  const nearest = telling.findLast(({ kind }) => kind === "name") ?? telling.at(-1)
  return nearest === undefined ? "" : `${nearest.text} ${full}`
}

const saysNothing = /^(?:replacement|spare|set|left|right|used|new|old|handmade|hand made|custom)$/

const minTight = 3

/** A table calls the thing by several names that end in this noun. */
const isSortOf = (core: string, head: string): boolean =>
  (goodsKinds[singular(core)] ?? "").split(/[,;] /).filter((name) => name.endsWith(` ${singular(head)}`)).length > 1

const saysEnough = (noun: string): boolean => isGoodsKind(noun) && !isBareHead(noun) && !isOfTrade(noun)

export const joinForms = (text: string, subject: Subject): string[] =>
  // "Cast iron" says no more about a pie iron than its material.
  basesOf(subject)
    // A slow combustion cooker is no slow cooker.
    // An elephant hawk moth brooch is no elephant brooch.
    .filter((base) => base === subject.full || !(isBinding(text) || (base === subject.head && isNounAlone(text))))
    .map((base) => joined(text, base))
    .filter((form) => form !== "" && (form !== text || !isMaterialWord(form.split(" ").at(-1) ?? "")))

const isNounAlone = (text: string): boolean => !text.includes(" ") && isPlainNoun(text) && isRightWord(text)

/** "Soy wax" and "wax melts" share a word and become "soy wax melts"; of "auger shear" and "snowblower shear pins", nothing does. */
function joined(text: string, base: string): string {
  const [front, back] = [text.split(" "), base.split(" ")]
  const at = front.findIndex((word) => !/\d/.test(word) && back.some((other) => singular(other) === singular(word)))
  if (at < 0) return `${text} ${base}`
  const isShared = front.slice(at).every((word, index) => singular(back[index] ?? "") === singular(word))
  return isShared ? [...front.slice(0, at), ...back].join(" ") : ""
}

/** "set of three rings", "2 pack knee sleeve" */
export function countForms(text: string, subject: Subject): string[] {
  const isSet = /^(?:set|pack|pair|box|bundle) of (?:\d+|\p{L}+)$/u.test(text) && isPlural(subject.head)
  const [base = ""] = basesOf(subject)
  return base !== "" && (isSet || /^\d+ ?-?pack$/.test(text)) && !/ for /.test(base) ? [`${base} ${text}`] : []
}

/** "150 cm wide" is typed as "150 cm bench"; nobody types all three measures. */
export function sizeForms(text: string, subject: Subject): string[] {
  const [, amount = "", unit = ""] =
    /^(\d[\d.,]*) ?(\p{L}+)(?: (?:wide|long|tall|high|across|square))?$/u.exec(text) ?? []
  const plain = unit.replace(/^inches$/, "inch").replace(/^feet$/, "foot")
  return amount === "" || !unitWord.test(unit) ? [] : joinForms(`${amount} ${plain}`, subject)
}
