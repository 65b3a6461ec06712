import type { Brief } from "../../src/domain/seo/brief.ts"

const wordShape = /\p{N}+(?:[.,]\p{N}+)*\p{L}*|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu

/** Straight quotes, plain hyphens, single spaces and lowercase, so that only words differ. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ")

/** The words of a text in lowercase. A hyphen separates two words, so that "wheel-thrown" is "wheel thrown". */
export const wordsIn = (text: string): string[] => plain(text).match(wordShape) ?? []

/** A sentence ends before a capital, a digit or a quote; "cu. ft." and "e.g. two" end none. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["”')]?)\s+(?=["“'(]?[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")

/** The same for "glaze", "glazed" and "glazing": rough, because it only has to recognize a word of the brief. */
export function stemOf(word: string): string {
  const bare = word.replace(/'s?$/, "")
  for (const ending of [
    "ations",
    "ation",
    "ingly",
    "ings",
    "ing",
    "ers",
    "ies",
    "ied",
    "ed",
    "er",
    "es",
    "ly",
    "s",
    "e",
    "y",
  ])
    if (bare.endsWith(ending) && bare.length - ending.length >= 3)
      return bare.slice(0, -ending.length).replace(/(.)\1$/, "$1")
  return bare
}

/** Every text of a brief separately: text in two fields was not said together. */
export function textsOfBrief({ products, bodyTextSections, tone: _, style: __, ...texts }: Brief): string[] {
  return [
    ...Object.values(texts),
    ...products.flatMap(({ name, category, description }) => [name, category, description]),
    ...bodyTextSections.map(({ content }) => content),
  ].filter((text) => text.trim() !== "")
}

/** Runs of this many adjacent words, joined by spaces. */
export const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(" "))

export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
