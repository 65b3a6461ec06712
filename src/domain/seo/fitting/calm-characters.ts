import type { Rule } from "../../rule-book/rule.ts"
import type { SlotValue } from "../listing.ts"
import { type FitContext, faultsOf, mapValue } from "./fit-context.ts"

const instead: Readonly<Record<string, string>> = { "&": "and", "+": "and", "%": "percent", ":": "," }

/** Of a character that may stand so often, the first ones stay; later ones are said in words, or go. */
export function mendCharacterRepeat(value: SlotValue, characters: string, max: number): SlotValue {
  return mapValue(value, (text) => {
    let rest = text
    for (const character of characters) rest = limitCharacter(rest, character, max)
    return rest
  })
}

function limitCharacter(text: string, character: string, max: number): string {
  const [first, ...others] = text.split(character)
  let out = first ?? ""
  for (const [index, piece] of others.entries()) {
    const word = index < max ? character : (instead[character] ?? "")
    const isWord = /\p{L}/u.test(word)
    const before = isWord && !/\s$/u.test(out) ? " " : ""
    out += `${before}${word}${isWord && !/^\s/u.test(piece) ? " " : ""}${word === "" && /\s$/u.test(out) ? piece.trimStart() : piece}`
  }
  return out
}

const allCaps = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’]+(?![\p{L}\p{N}])/gu

/** Words in capitals get small ones, the longest first: what is short is likelier an abbreviation. */
export function mendCapitals(value: SlotValue, rule: Rule, context: FitContext): SlotValue {
  let rest = value
  for (const minChars of [6, 5, 4, 3, 2]) {
    if (faultsOf(rest, context, [rule]).length === 0) break
    rest = mapValue(rest, (text) =>
      text.replace(allCaps, (word) => (word.length < minChars ? word : word.charAt(0) + word.slice(1).toLowerCase())),
    )
  }
  return rest
}
