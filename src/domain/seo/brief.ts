/** Every text of the form, in the specification's names. One that does not belong to the chosen platform stays empty. */
export const briefTexts = [
  "businessName",
  "industry",
  "targetAudience",
  "description",
  "priceRange",
  "uniqueSellingProposition",
  "certifications",
  "seasonalRelevance",
  "brandStory",
  "customerPainPoints",
  "location",
  "website",
  "targetKeywords",
  "competitors",
  "etsyShopName",
  "etsyShopSection",
  "handmadeStory",
  "amazonBrand",
  "amazonCategory",
  "keyFeatures",
  "productDimensions",
  "ebayStoreName",
  "itemCondition",
  "shippingDetails",
  "shopifyStoreName",
  "shopifyDomain",
  "shopifyCollections",
  "shopifyProductType",
  "shopifyVendor",
  "shopifyTags",
  "shopifyTheme",
  "shopifyTargetSegments",
  "channelName",
  "videoCategory",
  "uploadSchedule",
  "contentTheme",
  "videoTitle",
  "videoDescription",
  "videoTags",
  "videoLength",
  "videoType",
  "targetViewerAge",
  "videoThumbnailDescription",
  "appName",
  "appCategory",
  "appVersion",
  "deviceCompatibility",
  "appFeatures",
  "whynotCategory",
  "serviceType",
  "tiktokShopName",
  "tiktokCategory",
  "tiktokHashtags",
  "tiktokAudience",
  "tiktokContentStyle",
  "facebookLocation",
  "facebookCategory",
  "facebookCondition",
  "facebookDeliveryMethod",
  "facebookCommunityFocus",
] as const
export type BriefText = (typeof briefTexts)[number]

export const tones = ["professional", "casual", "friendly", "authoritative", "persuasive"] as const
export type Tone = (typeof tones)[number]

/** How much is said: everything with its reason, only what counts, or the way a person would tell it. */
export const styles = ["descriptive", "concise", "storytelling"] as const
export type Style = (typeof styles)[number]

export interface Product {
  readonly name: string
  readonly category: string
  readonly description: string
}

/** What a seller told us, just as it was typed. Texts that were not given are empty. */
export type Brief = Readonly<Record<BriefText, string>> & {
  readonly products: readonly Product[]
  readonly bodyTextSections: readonly { readonly id: string; readonly content: string }[]
  readonly tone: Tone
  readonly style: Style
}

/** A whole brief of what is known; everything else is empty or as usual. */
export const fillBlanks = (known: Partial<Brief>): Brief => ({
  ...emptyTexts(),
  products: [],
  bodyTextSections: [],
  tone: "professional",
  style: "descriptive",
  ...known,
})

function emptyTexts(): Record<BriefText, string>
function emptyTexts(): Record<string, string> {
  return Object.fromEntries(briefTexts.map((name) => [name, ""]))
}

/** The listings that a brief asks for: one a product, or one for the business itself where there is none. */
export function subjectsOf(brief: Brief): readonly Product[] {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  if (products.length > 0) return products
  return [{ name: brief.businessName, category: "", description: "" }]
}
