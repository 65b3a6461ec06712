import { countWidth } from "../count-width.ts"
import { shortHeadlines } from "../knowledge/ad-frames.ts"
import { adsLimits } from "../knowledge/limits.ts"
import type { Business } from "../read/read-business.ts"
import type { SearchAd } from "./write-ad.ts"

interface AssetTexts extends SearchAd {
  readonly longHeadlines: readonly string[]
}

/**
 * The texts of an asset group: one headline and one description are short, and one headline may be long (PMAX_SPEC).
 */
export function toAssetGroupAd({ headlines, descriptions, paths }: SearchAd, { phone }: Business): AssetTexts {
  const { shortHeadlineWidth, shortDescriptionWidth, longHeadlines } = adsLimits.assetGroup
  const short = shortHeadlines.find((text) => text !== "Call Today" || phone?.number != null) ?? "Contact Us"
  const hasShort = headlines.some((text) => countWidth(text) <= shortHeadlineWidth)
  const hasShortDescription = descriptions.some((text) => countWidth(text) <= shortDescriptionWidth)
  const long = descriptions.filter((text) => countWidth(text) > adsLimits.headlines.width && !text.includes("!"))
  return {
    headlines: hasShort ? headlines : [...headlines.slice(0, adsLimits.headlines.max - 1), short],
    descriptions: hasShortDescription ? descriptions : [...descriptions.slice(0, 4), "Contact us to learn more."],
    longHeadlines: (long.length > 0 ? long : ["Contact us to learn more."])
      .slice(0, 2)
      .map((text) => text.replace(/\.$/, ""))
      .slice(0, longHeadlines.max),
    paths,
  }
}
