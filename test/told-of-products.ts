import { shopify } from "../src/domain/platforms/shopify.ts"
import { type Brief, type Product, subjectsOf } from "../src/domain/seo/brief.ts"
import { understand } from "../src/domain/writer/understanding.ts"
import { makeBrief } from "./score/make-brief.ts"

/** What each product of a brief is told to be. */
export const toldOfProducts = (given: Partial<Brief>): string[] => {
  const brief = makeBrief({ businessName: "Marlow Bench", ...given })
  return subjectsOf(brief).map((subject) => {
    const { facts, runs } = understand({ brief, subject, platform: shopify, variation: 0 })
    const typed = [...facts, ...runs].filter(({ isEcho }) => !isEcho)
    return typed.map(({ text }) => text).join("|")
  })
}

export const productsNamed = (...names: readonly string[]): Product[] =>
  names.map((name) => ({ name, category: "", description: "150 g" }))

/** Which of the patterns a text has. */
export const hasEach = (text: string | undefined, ...patterns: readonly RegExp[]): boolean[] =>
  patterns.map((pattern) => pattern.test(text ?? ""))
