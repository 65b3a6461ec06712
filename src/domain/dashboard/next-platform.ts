import type { PlatformId } from "../platform-summaries.ts"

/** Sellers on one of these platforms sell the same things on the others; a website suits everybody. */
const neighbours: readonly (readonly PlatformId[])[] = [
  ["etsy", "amazon", "ebay", "shopify", "tiktokshop", "facebookmarketplace"],
  ["appstore", "playstore"],
  ["youtube"],
]
const everybodys: PlatformId = "website"

/** An untried platform that suits what the user sells; null if none is left. */
export function nextPlatform(favorite: string, tried: readonly string[]): PlatformId | null {
  const near = neighbours.find((places) => places.some((place) => place === favorite)) ?? []
  return [...near, everybodys].find((place) => !tried.includes(place)) ?? null
}
