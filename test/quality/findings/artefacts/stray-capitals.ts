import { isEnglish } from "../../english.ts"
import { proseOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import type { WrittenListing } from "../../written-listing.ts"
import { capitalsAtStart, capitalsInside } from "./brief-capitals.ts"

const betweenSmall = /(?<=(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’-]*,? )(\p{Lu}\p{Ll}+)(?= \p{Ll})/gu

/**
 * "There are Two small apps": the capital comes from the beginning of a sentence of the brief. A word that the brief
 * capitalizes inside a sentence too, or in a name, is a name, and so is one that is not a common word.
 */
export function findStrayCapitals({ listing, sample }: WrittenListing): Finding[] {
  const { businessName, appName, channelName, etsyShopName, shopifyStoreName, tiktokShopName, ebayStoreName } =
    sample.brief
  const shops = [businessName, appName, channelName, etsyShopName, shopifyStoreName, tiktokShopName, ebayStoreName]
  const names = [...shops, ...sample.brief.products.map(({ name }) => name)].join(" ")
  const [pasted, inside] = [capitalsAtStart(sample.brief), capitalsInside(sample.brief)]
  return proseOf(listing).flatMap(({ field, text }) =>
    [...text.matchAll(betweenSmall)]
      .filter(
        // "Featherweights" is the plural of "221 Featherweight".
        ([word]) =>
          isEnglish(word.toLowerCase()) &&
          pasted.has(word) &&
          ![word, word.replace(/s$/, "")].some((name) => inside.has(name) || names.includes(name)),
      )
      .map(([word]) => ({ field, text: word, says: `a capital inside a sentence: ${text.slice(0, 80)}` })),
  )
}
