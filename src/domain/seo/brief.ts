/** Every text field of the form, with the specification's names. Fields of other platforms stay empty. */
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

/** The level of detail: everything with its reason, only what counts, or a conversational tone. */
export const styles = ["descriptive", "concise", "storytelling"] as const
export type Style = (typeof styles)[number]

export interface Product {
  readonly name: string
  readonly category: string
  readonly description: string
}

/** A seller's input, exactly as typed. Missing texts are empty. */
export type Brief = Readonly<Record<BriefText, string>> & {
  readonly products: readonly Product[]
  readonly bodyTextSections: readonly { readonly id: string; readonly content: string }[]
  readonly tone: Tone
  readonly style: Style
}

/** A complete brief from the known fields; everything else is empty or default. */
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

/**
 * The listings of a brief: one per product, or, if there are no products, one for the app or else for the business
 * itself. What was typed of a product without a name belongs to that one.
 */
export function subjectsOf(brief: Brief): readonly Product[] {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  if (products.length > 0) return products
  const category = brief.products[0]?.category ?? ""
  const description = brief.products.map((product) => product.description).join("\n")
  return [{ name: brief.appName.trim() === "" ? brief.businessName : brief.appName, category, description }]
}

/** A listing is about a product of that name, and not about the business or its app. */
export const isProductName = (brief: Brief, name: string): boolean =>
  brief.products.some((product) => product.name === name)

/** Whether what a shop says of all its products may not be true of each. */
export const hasSeveralProducts = (brief: Brief): boolean => subjectsOf(brief).length > 1
