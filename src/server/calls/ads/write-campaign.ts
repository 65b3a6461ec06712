import * as z from "zod/mini"
import { unfinishedFormSchema } from "../../../contract/seo/form.ts"
import type { AdsForm } from "../../../domain/ads/ads-form.ts"
import { buildCampaign } from "../../../domain/ads/build-campaign.ts"
import { groupKey, writeAdsPrompt } from "../../../domain/ads/copy/ads-prompt.ts"
import { type ModelTexts, takeModelTexts } from "../../../domain/ads/copy/take-model-texts.ts"
import { unsupportedClaims } from "../../../domain/seo/claims.ts"
import { findWritingSettings } from "../../db/writing-settings.ts"
import type { Parts } from "../../parts.ts"
import { fillBrief, fillListing } from "../seo/fill.ts"
import type { KeptCampaign } from "./kept-campaign.ts"

const builtIn = { kind: "built-in", name: "Built-in writer" } as const
const textsSchema = z.object({ headlines: z.array(z.string()), descriptions: z.array(z.string()) })
const answerSchema = z.record(z.string(), z.unknown())

/** A campaign for a form. Where a model is set up, it writes the ads, and what of them breaks a rule is ours instead. */
export async function writeCampaign(
  { db, turns, adsWriter }: Parts,
  userId: string,
  form: AdsForm,
): Promise<KeptCampaign> {
  const { tone } = await findWritingSettings(db, userId)
  const { campaign } = await turns(() => buildCampaign(form, tone))
  if (adsWriter === null || form.campaignType === "performance_max") return { campaign, form, writer: builtIn }
  const answer = readAnswer(await adsWriter.write(writeAdsPrompt(form, campaign.adGroups, tone)))
  const isSupported = supportOf(form)
  const written = await turns(() =>
    campaign.adGroups.map((group, at) => {
      const texts = answer.get(groupKey(at))
      return texts === undefined ? { group, isTaken: false } : take(group, texts)
    }),
  )
  const writer = written.some(({ isTaken }) => isTaken) ? ({ kind: "model", name: adsWriter.name } as const) : builtIn
  return { campaign: { ...campaign, adGroups: written.map(({ group }) => group) }, form, writer }

  function take(group: (typeof campaign.adGroups)[number], texts: ModelTexts) {
    const { ad, isTaken } = takeModelTexts(group.ad, texts, form, isSupported)
    return { group: { ...group, ad }, isTaken }
  }
}

function readAnswer(text: string | null): ReadonlyMap<string, ModelTexts> {
  const parsed = z.safeParse(answerSchema, parse(text ?? ""))
  const entries = Object.entries(parsed.success ? parsed.data : {})
  return new Map(
    entries.flatMap(([key, value]) => {
      const texts = z.safeParse(textsSchema, value)
      return texts.success ? [[key, texts.data] as const] : []
    }),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
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
