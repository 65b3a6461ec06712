import type { AdsForm } from "../ads-form.ts"
import type { GroupAd } from "../campaign.ts"
import { adsLimits } from "../knowledge/limits.ts"
import { readBusiness } from "../read/read-business.ts"
import { pickTexts } from "./write-ad.ts"

export interface ModelTexts {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
}

interface Taken {
  readonly ad: GroupAd
  /** Whether the ad is the model's; with too few good texts, the built-in one stays. */
  readonly isTaken: boolean
}

const enough = { headlines: 5, descriptions: 2 }

/**
 * The usable texts of a model's answer: those that Google accepts and the business supports, without duplicates.
 * Built-in texts fill the rest. `isSupported` says whether the business said what a text claims.
 */
export function takeModelTexts(
  ad: GroupAd,
  texts: ModelTexts,
  form: AdsForm,
  isSupported: (text: string) => boolean,
): Taken {
  const business = readBusiness(form)
  const rivals = form.competitorAnalysis.match(/\p{Lu}[\p{L}'’&-]{3,}/gu) ?? []
  const isHonest = (text: string) => isSupported(text) && !rivals.some((rival) => text.includes(rival))
  const clean = (all: readonly string[]) => all.slice(0, 30).map((text) => text.replace(/\s+/g, " ").trim())
  const headlines = pickTexts(clean(texts.headlines).filter(isHonest), "headline", business, adsLimits.headlines)
  const descriptions = pickTexts(
    clean(texts.descriptions).filter(isHonest),
    "description",
    business,
    adsLimits.descriptions,
  )
  if (headlines.length < enough.headlines || descriptions.length < enough.descriptions) return { ad, isTaken: false }
  return {
    isTaken: true,
    ad: {
      ...ad,
      headlines: pickTexts([...headlines, ...ad.headlines], "headline", business, adsLimits.headlines),
      descriptions: pickTexts([...descriptions, ...ad.descriptions], "description", business, adsLimits.descriptions),
    },
  }
}
