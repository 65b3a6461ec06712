import type { Brief } from "../../seo/brief.ts"
import { fixedCase } from "../../text/case/fixed-case.ts"
import { peopleNames } from "../../text/case/names/people-names.ts"
import { isMaterialWord } from "../../text/words/materials.ts"

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}\d'-]*/gu) ?? []

const denied = /(?<!\p{L})(?:not|no|isn['’]?t|without|never)(?: (?:a|any|real|genuine|actual|pure))? (\p{L}+)/giu

/** "Silk bonnet" of a bonnet that is "100% polyester satin, NOT silk": a material that the description only denies. */
export function isOfDeniedMaterial(keyword: string, { description, products }: Brief): boolean {
  const said = [description, ...products.map((product) => product.description)].join("\n")
  const without = new Set([...said.matchAll(denied)].map(([, word = ""]) => word.toLowerCase()).filter(isMaterialWord))
  if (without.size === 0) return false
  const affirmed = new Set(wordsOf(said.replace(denied, "")))
  return wordsOf(keyword).some((word) => without.has(word) && !affirmed.has(word))
}

const people = new Set([...peopleNames].map((name) => name.toLowerCase()))
const isMaker = (word: string): boolean => fixedCase.has(word) && !people.has(word)

/**
 * "Honda snowblower" of an Ariens: no shop allows a maker's name that has nothing to do with the thing. A number that the
 * seller typed elsewhere, too, is a sign that it has.
 */
export function isOfOtherMaker(keyword: string, brief: Brief): boolean {
  const makers = wordsOf(keyword).filter(isMaker)
  if (makers.length === 0) return false
  const { targetKeywords: _, videoTags, shopifyTags, tiktokHashtags, competitors, products, ...told } = brief
  const texts = [...Object.values(told).filter((value) => typeof value === "string"), JSON.stringify(products)]
  const said = texts.join("\n").toLowerCase()
  const isModel = (keyword.match(/\d+/g) ?? []).some((figure) => said.includes(figure))
  return !isModel && makers.some((maker) => !said.includes(maker))
}
