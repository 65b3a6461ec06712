import { fillBlanks } from "../../seo/brief.ts"
import { unsupportedClaims } from "../../seo/claims.ts"
import type { Listing } from "../../seo/listing.ts"
import type { AdsForm } from "../ads-form.ts"
import type { Campaign } from "../campaign.ts"
import { groupKey } from "./ads-prompt.ts"
import { type ModelTexts, takeModelTexts } from "./take-model-texts.ts"

interface Taking {
  readonly campaign: Campaign
  readonly form: AdsForm
  /** The model's texts for each group, by the group's key. */
  readonly texts: ReadonlyMap<string, ModelTexts>
}

/** The campaign with those of the model's texts that break no rule and claim nothing, and whether there are any. */
export function takeTexts({ campaign, form, texts }: Taking): { campaign: Campaign; isTaken: boolean } {
  const isSupported = supportOf(form)
  const groups = campaign.adGroups.map((group, at) => {
    const given = texts.get(groupKey(at))
    if (given === undefined) return { group, isTaken: false }
    const { ad, isTaken } = takeModelTexts(group.ad, given, form, isSupported)
    return { group: { ...group, ad }, isTaken }
  })
  return {
    campaign: { ...campaign, adGroups: groups.map(({ group }) => group) },
    isTaken: groups.some(({ isTaken }) => isTaken),
  }
}

/** The claims check of listings, with the business's statements as the brief. */
function supportOf(form: AdsForm): (text: string) => boolean {
  const { businessName, industry, uniqueSellingProposition, targetAudience } = form
  const brief = fillBlanks({
    ...{ businessName, industry, uniqueSellingProposition, targetAudience },
    location: [form.location, form.address].join("\n"),
    description: [form.primaryServices, form.seasonalConsiderations, form.openingHours].join("\n"),
  })
  return (text) =>
    unsupportedClaims({ ...noListing, productName: businessName, bulletPoints: [text] }, brief).length === 0
}

const noListing: Listing = {
  productName: "",
  productTitle: "",
  titleTag: "",
  metaDescription: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  improvedBodyText: "",
  platformFields: {},
}
