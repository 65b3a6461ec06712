import { unfinishedFormSchema } from "../../../contract/seo/form.ts"
import type { AdsForm } from "../../../domain/ads/ads-form.ts"
import type { Campaign } from "../../../domain/ads/campaign.ts"
import { groupKey } from "../../../domain/ads/copy/ads-prompt.ts"
import { type ModelTexts, takeModelTexts } from "../../../domain/ads/copy/take-model-texts.ts"
import { unsupportedClaims } from "../../../domain/seo/claims.ts"
import { fillBrief, fillListing } from "../seo/fill.ts"

interface Taking {
  readonly campaign: Campaign
  readonly form: AdsForm
  /** What the model wrote for each group, by the group's key. */
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

/** The claims check of the listings, with what the business said as the brief. */
function supportOf(form: AdsForm): (text: string) => boolean {
  const brief = fillBrief(
    unfinishedFormSchema.parse({
      businessName: form.businessName,
      industry: form.industry,
      location: [form.location, form.address].join("\n"),
      description: [form.primaryServices, form.seasonalConsiderations, form.openingHours].join("\n"),
      uniqueSellingProposition: form.uniqueSellingProposition,
      targetAudience: form.targetAudience,
    }),
  )
  return (text) =>
    unsupportedClaims(fillListing({ productName: form.businessName, bulletPoints: [text] }), brief).length === 0
}
