import type { Brief, Product } from "../../seo/brief.ts"
import { contentWords } from "../../text/words/content-words.ts"
import { singular } from "../../text/words/plural.ts"

/** Where parts are filed, and who deals in them. */
export const shelfOfParts = /\b(?:parts|spares|bits)$/i

/** Where a part is filed: a carriage of a shop for "knitting machine parts" under "knitting machines" is one of the parts. */
export function categoryOfPart({ name, category }: Product, { industry, businessName }: Brief): string {
  const filed = category.split(/\s*[>/|]\s*/).at(-1) ?? ""
  const stems = contentWords(filed)
  const named = new Set(contentWords(name))
  const dealsInParts = [industry, businessName].some((shop) => {
    const words = contentWords(shop)
    return shelfOfParts.test(shop.trim()) && !alsoWhole.test(shop) && stems.every((stem) => words.includes(stem))
  })
  return stems.length > 0 && dealsInParts && !shelfOfParts.test(filed) && !stems.some((stem) => named.has(stem))
    ? `${singular(filed)} parts`
    : category
}

/** "Telephones and spares" */
const alsoWhole = /(?:,| and| &) \p{L}+\s*$/u
