import type { Draft, SlotValue } from "../seo/listing.ts"
import { fixedCase } from "../text/fixed-case.ts"
import { properNames } from "../text/names.ts"
import { isCommonWord, isRightWord } from "../text/right-words.ts"
import { isAdjective } from "./understand/word-kinds.ts"

const colour = /^(?:black|white|gr[ea]y|silver|gold|blue|red|green|yellow|orange|pink|purple|brown|beige|navy)$/

/** "Corner Step Salsa" ends on what it does. */
const isTrade = (word: string, title: string): boolean =>
  title.trim().endsWith(` ${word}`) && isRightWord(word.toLowerCase())

const ranks = ["member", "fellow", "winner", "associate"]

/** "BSc in Physiotherapy", "Society of Physiotherapy": the word has its capital from the title that it stands in. */
const isOfTitle = (word: string, ahead: string): boolean =>
  /\p{Lu}\S* (?:in|of) $/u.test(ahead) && isRightWord(word.toLowerCase()) && !properNames.has(word.toLowerCase())

/** Words that the texts write with a capital in the middle of a sentence, and never without one. */
function namesOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const small = new Set<string>()
  for (const text of texts) {
    // In a title, every word has a capital: a plain one is no name there.
    const isTitle = !/(?<![\p{L}'-])\p{Ll}{4,}/u.test(text)
    for (const found of text.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}[\p{L}'-]+/gu))
      if (isOfTitle(found[0], text.slice(0, found.index))) continue
      else if (!isTitle || !(isCommonWord(found[0].toLowerCase()) || isTrade(found[0], text)))
        names.set(found[0].toLowerCase(), found[0])
    for (const found of text.matchAll(/(?<![\p{L}'-])\p{Ll}[\p{L}'-]+/gu)) small.add(found[0])
  }
  for (const word of [...small, ...ranks]) names.delete(word)
  for (const word of names.keys()) if (isAdjective(word) || colour.test(word)) names.delete(word)
  return names
}

/** Gives names their capitals back where a sentence took them ("IPhone", "geminids"). */
export function namesAgain(draft: Draft, texts: readonly string[]): Draft {
  const names = namesOf(texts)
  const restore = (text: string): string =>
    text.replace(
      /(?<![\p{L}\p{N}@#/.-])\p{L}[\p{L}'-]{2,}(?![\p{L}@])/gu,
      (word) => fixedCase.get(word.toLowerCase()) ?? (/^\p{Ll}/u.test(word) ? (names.get(word) ?? word) : word),
    )
  const value = (given: SlotValue): SlotValue => (typeof given === "string" ? restore(given) : given.map(restore))
  const fields = Object.entries(draft.platformFields ?? {}).map(([name, given]): [string, SlotValue] => [
    name,
    /^(?:slug|handle|keywordField)$/.test(name) ? given : value(given),
  ])
  return {
    ...draft,
    productTitle: restore(draft.productTitle ?? ""),
    titleTag: restore(draft.titleTag ?? ""),
    metaDescription: restore(draft.metaDescription ?? ""),
    bulletPoints: (draft.bulletPoints ?? []).map(restore),
    improvedBodyText: restore(draft.improvedBodyText ?? ""),
    platformFields: Object.fromEntries(fields),
  }
}
