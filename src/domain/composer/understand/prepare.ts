import type { Brief, Product } from "../../seo/brief.ts"
import { cleanText } from "../../text/clean.ts"
import { normalMeasure } from "../../text/measures.ts"
import { withoutNoise } from "../../text/noise.ts"
import { isCommonWord } from "../../text/right-words.ts"
import { calmCase } from "../../text/shouting.ts"
import { makeSpeller } from "../../text/spelling.ts"

/** Turns what was typed into text that could be printed: clean, calm, spelled, without what has no place in a listing. */
export type Prepare = (raw: string) => string

/** Words in capitals that the seller means: a few of them in a text that otherwise does not shout. */
function meantCapitals(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const text of texts) {
    const capitals = text.match(/\b\p{Lu}[\p{Lu}\p{N}]+\b/gu) ?? []
    const share = capitals.length / text.split(/\s+/).length
    if (share > 0.3 || /[!*]{2}/.test(text)) continue
    for (const word of capitals) if (!isCommonWord(word.toLowerCase())) words.add(word)
  }
  return words
}

const sizeOrder = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"]

/** "s,m,l,xl" is "S to XL": one thing, and not four. */
const joinSizes = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d-])(?:xxs|xs|s|m|l|xl|xxl|xxxl)(?:(?: ?[,/] ?| )(?:xs|s|m|l|xl|xxl|xxxl))+(?![\p{L}\d-])/giu,
    (whole) => {
      const sizes = whole.toUpperCase().split(/[ ,/]+/)
      const first = sizeOrder.indexOf(sizes[0] ?? "")
      const isRow = sizes.every((size, index) => sizeOrder[first + index] === size)
      return sizes.length > 2 && isRow ? `${sizes[0]} to ${sizes.at(-1)}` : sizes.join("/")
    },
  )

export function makePrepare(brief: Brief, subject: Product): Prepare {
  const names = [
    subject.name,
    brief.businessName,
    brief.amazonBrand,
    brief.appName,
    brief.channelName,
    brief.competitors,
    brief.location,
    brief.facebookLocation,
  ]
  const brands = [brief.amazonBrand, brief.shopifyVendor, brief.appName].flatMap((name) =>
    name.split(/[^\p{L}\p{N}]+/u),
  )
  const keep = new Set([
    ...meantCapitals([brief.description, subject.description, brief.keyFeatures]),
    ...brands.filter((word) => word.length > 1),
  ])
  const spell = makeSpeller(names.flatMap((name) => name.split(/[^\p{L}\p{N}'-]+/u)).filter(Boolean))
  const cache = new Map<string, string>()
  return (raw) => {
    const known = cache.get(raw)
    if (known !== undefined) return known
    const text = joinSizes(normalMeasure(spell(calmCase(withoutNoise(cleanText(raw)), keep)))).trim()
    cache.set(raw, text)
    return text
  }
}
