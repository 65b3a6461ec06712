import type { PlatformId } from "../platform-summaries.ts"

/** Who sells in one of these places sells the same things in the others; an own website is for everybody. */
const neighbours: readonly (readonly PlatformId[])[] = [
  ["etsy", "amazon", "ebay", "shopify", "tiktokshop", "facebookmarketplace"],
  ["appstore", "playstore"],
  ["youtube"],
]
const everybodys: PlatformId = "website"

/** A place that somebody has not tried although it suits what they sell; null where none is left. */
export function nextPlatform(favorite: string, tried: readonly string[]): PlatformId | null {
  const near = neighbours.find((places) => places.some((place) => place === favorite)) ?? []
  return [...near, everybodys].find((place) => !tried.includes(place)) ?? null
}
