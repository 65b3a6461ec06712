/**
 * Every page's information about a platform: its name, promise and tint. Separate from the rule book, so that a page
 * that only names platforms does not load a hundred rules.
 */
export const platformSummaries = [
  { id: "website", label: "Website", note: "Traditional SEO", tintHue: 222 },
  { id: "etsy", label: "Etsy", note: "13 optimized tags", tintHue: 28 },
  { id: "amazon", label: "Amazon", note: "Bullet points", tintHue: 62 },
  { id: "ebay", label: "eBay", note: "Competitive focus", tintHue: 252 },
  { id: "shopify", label: "Shopify", note: "Store optimization", tintHue: 140 },
  { id: "youtube", label: "YouTube", note: "Video optimization", tintHue: 8 },
  { id: "appstore", label: "App Store", note: "ASO optimization", tintHue: 238 },
  { id: "playstore", label: "Google Play", note: "App discovery", tintHue: 165 },
  { id: "tiktokshop", label: "TikTok Shop", note: "Viral hashtags", tintHue: 345 },
  { id: "facebookmarketplace", label: "Facebook", note: "Local focus", tintHue: 210 },
] as const

export type PlatformId = (typeof platformSummaries)[number]["id"]

/** A platform's summary, with its id as a literal type. */
export function platformSummaryOf<Id extends PlatformId>(id: Id) {
  const face = platformSummaries.find((row) => row.id === id)
  if (face === undefined) throw new Error(`the platform ${id} has no face`)
  const { label, note, tintHue } = face
  return { id, label, note, tintHue }
}
