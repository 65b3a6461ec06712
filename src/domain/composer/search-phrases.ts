import { isMaterialWord } from "../text/materials.ts"
import { isCommonWord } from "../text/right-words.ts"
import { isSmallWord } from "../text/small-words.ts"
import { attributesOf } from "./attributes.ts"
import type { Told } from "./teller.ts"
import { thinPhrases } from "./thin-phrases.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { contentStems, stem } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { wholeNoun } from "./understand/whole-noun.ts"
import { isAdjective, isAdverb, isAuxiliary, isPronoun, plain } from "./understand/word-kinds.ts"
import { knownFor } from "./vocabulary/known-for.ts"
import { withoutFigures } from "./without-figures.ts"

/** As people type: small letters, no marks, no small word at either end. */
export function typed(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .replace(/['’]s\b/g, "s")
    .replace(/(?<!\d),|,(?!\d{3})/g, " ")
    .replace(/[^\p{L}\p{N}&$£€.,+#'°/ -]+|(?<!\d)\/|\/(?!\d)/gu, " ")
    .replace(/(?<!\d)\.|\.(?!\d)/g, " ")
    .split(/\s+/)
    .filter(Boolean)
  while (words.length > 0 && isSmallWord(words[0] ?? "")) words.shift()
  while (words.length > 0 && isSmallWord(words.at(-1) ?? "")) words.pop()
  return words.join(" ")
}

const apart = (phrase: string): string => ` ${phrase.replace(/ & |-/g, " ")} `

/** "press on nails" stands inside "chrome press-on nails" too. */
const isWithin = (part: string, whole: string): boolean => apart(whole).includes(apart(part))

/** Phrases in their order, without any that stands inside another or says the same in another order. */
export function distinctPhrases(phrases: readonly string[], count: number, maxChars = 60): string[] {
  const out: string[] = []
  const keys = new Set<string>()
  for (const phrase of phrases) {
    const clean = typed(phrase)
    const words = clean.split(" ")
    const key = [...contentStems(clean)].sort().join(" ")
    const parts = clean.split(/[ -]/).map(stem)
    const isDouble = new Set(parts).size < parts.length
    if (clean.length < 3 || clean.length > maxChars || words.length > 5 || key === "" || keys.has(key) || isDouble)
      continue
    if (/^(?:and|or|of|for|with|by|to|&|[+-])(?=\s|$)|\d\/\d/.test(clean) || /^[\d.]+(?: \p{L}{1,4})?$/u.test(clean))
      continue
    // "640 g each" and "batch no" are what is left of a sentence.
    if (/ (?:each|no|not|never|every|its|their|too)$/.test(clean)) continue
    if (out.some((known) => isWithin(clean, known) || isWithin(known, clean))) continue
    keys.add(key)
    out.push(clean)
    if (out.length === count) break
  }
  return out
}

const unit =
  /^(?:inch(?:es)?|feet|foot|litres?|liters?|gallons?|quarts?|ounces?|pounds?|metres?|meters?|watts?|volts?|gauge|piece|pack)$/i

/** Words that make no phrase with a noun: "4 yarn", "& candle", "about mug". */
const joinsNoun = (word: string): boolean =>
  /^\p{L}[\p{L}'-]{2,}$/u.test(word) &&
  !isSmallWord(word) &&
  !isAdverb(word) &&
  !isAuxiliary(word) &&
  !isPronoun(word) &&
  !unit.test(word)

/** Sentences' pieces that nobody types: "sent flat between boards", "about 50 hours". */
const isTypable = (text: string): boolean =>
  !/(?:labelled|certified|tested|included|registered)$|^\d+%|^(?:colou?r|pair|pack|size|sizes|100|about|around|sold|sent|is|are|keep|made|this|not|no|every|each|comes|goes|can|will|by|up|uses|use|works)\b/i.test(
    text,
  ) &&
  text.split(" ").length < 4 &&
  /\p{L}{3,}/u.test(text)

const named =
  /(?:day|christmas|easter|halloween|thanksgiving|diwali|eid|hanukkah|valentine's|birthday|birthdays|housewarming|graduation|wedding|retirement)$/i

/** "christmas gift": only for the occasions that the seller names. */
const giftPhrases = ({ occasions, audience, noun }: Understanding): string[] => [
  ...occasions
    .flatMap((text) => text.split(/ and |, /))
    .map((text) => text.replace(/ (?:gifts?|gifting|presents?)$/i, ""))
    .filter((text) => named.test(text))
    .flatMap((text) => [`${text} gift`, `${text} ${noun}`]),
  ...audience.filter((text) => text.split(" ").length < 3).map((text) => `gift for ${text}`),
]

const ofWhat =
  /^is (?:made|cut|carved|engraved|woven|knitted|turned|cast|hammered|sewn|stitched|thrown|poured) (?:\p{Ll}+ ){0,2}?(?:in|of|from) ([\p{Ll} -]+)/u

/** "brass stamp": of what the facts say that the thing itself is made. */
const ofMaterial = (told: readonly Told[], noun: string): string[] =>
  told
    .flatMap(({ telling: { as, text } }) =>
      as === "predicate"
        ? (ofWhat.exec(/\b(?:no|not|without)\b/.test(text) ? "" : text)?.[1] ?? "").split(" ").slice(0, 3)
        : [],
    )
    .filter(isMaterialWord)
    .map((word) => `${word} ${noun}`)

/** "wedding invitations", "summer hiking": what it is for is typed too. */
const usesOf = ({ occasions }: Understanding): string[] =>
  occasions
    .map((text) => text.split(/ (?:in|for|at|on|before|after|from) /)[0] ?? "")
    .filter(
      (text) => /^\p{L}+ \p{L}+$/u.test(text) && !/^(?:last|order|all|we|every|each|year|any|not|to) /i.test(text),
    )

/** In a brief for several products each keeps the phrases that do not speak of another one. */
function ownKeywords({ keywords, brief, subject }: Understanding): readonly string[] {
  const own = contentStems(`${subject.name} ${subject.description} ${subject.category}`)
  const sisters = brief.products.filter(({ name }) => name !== subject.name)
  const others = sisters.map(({ name, category }) => contentStems(`${name} ${category}`))
  // "Breakfast tea" is the name of another tea.
  const names = sisters.map(({ name }) => contentStems(name))
  const left = keywords.filter((phrase) => {
    const last = stem(phrase.split(" ").at(-1) ?? "")
    return own.has(last) || !others.some((words) => words.has(last))
  })
  const ours = left.filter((phrase) =>
    [...contentStems(phrase)].every((word) => own.has(word) || !names.some((words) => words.has(word))),
  )
  return ours.length > 0 ? ours : left
}

/** "wool stocking" of "wool christmas stocking": what fits where the whole phrase does not. */
const shortened = (phrases: readonly string[]): string[] =>
  phrases
    .map((text) => text.split(" "))
    .filter(
      (row) =>
        row.length === 3 &&
        joinsNoun(row[0] ?? "") &&
        [row[0] ?? "", row[2] ?? ""].every((word) => isCommonWord(word.toLowerCase())),
    )
    .map((row) => `${row[0]} ${row.at(-1)}`)

/** What it comes in tells it from nothing: nobody types "valve coffee". */
const isWrapped = /^comes in (?:an? )?.*\b(?:bag|pouch|box|packet|carton|sleeve|envelope|tube)s?\b/

/** Everything that this brief gives people to type, the strongest first. */
export function searchPhrases(u: Understanding, told: readonly Told[]): string[] {
  const head = readNounPhrase(u.name).head.replace(/ (?:set|pack|box) of \d+$/i, "")
  const words = withoutFigures(head)
    .split(" ")
    .filter((word) => /[\p{L}]/u.test(word))
  const noun = words.slice(-1)[0] ?? u.noun
  const one = u.noun === plain(noun) ? noun : u.noun
  const attributes = attributesOf(told.filter(({ telling: { text } }) => !isWrapped.test(text)))
  const before = attributes.filter(({ isDescribing, text }) => isDescribing && isTypable(text)).map(({ text }) => text)
  const parts = attributes
    .filter(({ text, isDescribing }) => !isDescribing && isTypable(text) && /^[\p{L}-]+ [\p{L}-]+$/u.test(text))
    .map(({ text }) => text)
  const known = knownFor(head, u)
  const same = known?.same ?? []
  const adjectives = words
    .slice(0, -1)
    .filter((word, at) => joinsNoun(word) && (at === words.length - 2 || isAdjective(word) || isMaterialWord(word)))
  const lastTwo = words.length > 1 && joinsNoun(words.at(-2) ?? "") ? words.slice(-2).join(" ") : one
  const own = wholeNoun(words.join(" "), words.includes(one) ? one : noun)
  return [
    ...ownKeywords(u),
    head,
    ...before.map((text) => `${text} ${own}`),
    lastTwo,
    ...same.flatMap((name, index) => [name, `${before[index] ?? adjectives[index] ?? adjectives[0] ?? ""} ${name}`]),
    ...adjectives.map((word) => `${word} ${own}`),
    ...giftPhrases(u),
    ...ofMaterial(told, own),
    ...(known?.phrases ?? []),
    ...parts,
    ...usesOf(u),
    ...attributes.filter(({ text }) => isTypable(text)).map(({ text }) => text),
    ...(u.category === "" ? [] : [u.category]),
    ...same.flatMap((name) => [...before, ...adjectives].slice(0, 4).map((text) => `${text} ${name}`)),
    ...parts.map((text) => `${own} with ${text}`),
    ...u.audience.map((text) => `${own} for ${text}`),
    ...shortened(ownKeywords(u)),
    ...(u.place === "" ? [] : [`${own} ${u.place.split(",")[0]}`]),
    ...thinPhrases(u, told, own),
  ]
}
