import { singular } from "../text/plural.ts"
import { isSmallWord } from "../text/small-words.ts"
import { attributesOf } from "./attributes.ts"
import type { Told } from "./teller.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { contentStems } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { plain } from "./understand/word-kinds.ts"
import { vocabularyOf } from "./vocabulary/vocabulary.ts"

/** As people type: small letters, no marks, no small word at either end. */
export function typed(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .replace(/['’]s\b/g, "s")
    .replace(/[^\p{L}\p{N}&$£€.+#'° -]+/gu, " ")
    .replace(/(?<!\d)\.|\.(?!\d)/g, " ")
    .split(/\s+/)
    .filter(Boolean)
  while (words.length > 0 && isSmallWord(words[0] ?? "")) words.shift()
  while (words.length > 0 && isSmallWord(words.at(-1) ?? "")) words.pop()
  return words.join(" ")
}

const isWithin = (part: string, whole: string): boolean => ` ${whole} `.includes(` ${part} `)

/** Phrases in their order, without any that stands inside another or says the same in another order. */
export function distinctPhrases(phrases: readonly string[], count: number, maxChars = 60): string[] {
  const out: string[] = []
  const keys = new Set<string>()
  for (const phrase of phrases) {
    const clean = typed(phrase)
    const words = clean.split(" ")
    const key = [...contentStems(clean)].sort().join(" ")
    if (clean.length < 3 || clean.length > maxChars || words.length > 5 || key === "" || keys.has(key)) continue
    if (out.some((known) => isWithin(clean, known) || isWithin(known, clean))) continue
    keys.add(key)
    out.push(clean)
    if (out.length === count) break
  }
  return out
}

/** Everything that this brief gives people to type, the strongest first. */
export function searchPhrases(u: Understanding, told: readonly Told[]): string[] {
  const { head } = readNounPhrase(u.name)
  const words = head.split(" ")
  const noun = words.slice(-1)[0] ?? u.noun
  const one = u.noun === plain(noun) ? noun : u.noun
  const attributes = attributesOf(told)
  const before = attributes.filter(({ isDescribing }) => isDescribing).map(({ text }) => text)
  const parts = attributes
    .filter(({ text, isDescribing }) => !isDescribing && /^[\p{L}-]+ [\p{L}-]+$/u.test(text))
    .map(({ text }) => text)
  const known = vocabularyOf(head)
  const same = known?.same ?? []
  const lastTwo = words.slice(-2).join(" ")
  const firstWord = words.length > 2 ? [`${words[0]} ${one}`] : []
  const pairs = words.slice(0, -1).map((word) => `${word} ${one}`)
  return [
    ...u.keywords,
    head,
    ...before.map((text) => `${text} ${one}`),
    ...parts.map((text) => `${one} with ${text}`),
    ...same.flatMap((name, index) => [`${before[index] ?? words[0] ?? ""} ${name}`, name]),
    ...pairs,
    ...firstWord,
    lastTwo,
    ...(known?.phrases ?? []),
    ...attributes.map(({ text }) => text),
    ...(u.category === "" ? [] : [u.category]),
    ...same.flatMap((name) => before.slice(0, 3).map((text) => `${text} ${name}`)),
    ...u.audience.map((text) => `${one} for ${text}`),
    singular(one) === one ? `${lastTwo}s` : lastTwo,
  ]
}
