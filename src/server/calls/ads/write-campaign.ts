import * as z from "zod/mini"
import type { AdsForm } from "../../../domain/ads/ads-form.ts"
import { writeAdsPrompt } from "../../../domain/ads/copy/ads-prompt.ts"
import type { ModelTexts } from "../../../domain/ads/copy/take-model-texts.ts"
import { findWritingSettings } from "../../db/account/writing-settings.ts"
import type { Parts } from "../../parts.ts"
import type { KeptCampaign } from "./kept-campaign.ts"

const builtIn = { kind: "built-in", name: "Built-in writer" } as const
const textsSchema = z.object({ headlines: z.array(z.string()), descriptions: z.array(z.string()) })
const answerSchema = z.record(z.string(), z.unknown())

/**
 * A campaign for a form. If a model is configured, it writes the ads, and our own texts replace those that break a
 * rule.
 */
export async function writeCampaign(
  { db, workers, adsWriter }: Parts,
  userId: string,
  form: AdsForm,
): Promise<KeptCampaign> {
  const { tone } = await findWritingSettings(db, userId)
  const campaign = await workers.run("buildCampaign", { form, tone }, { userId })
  if (adsWriter === null || form.campaignType === "performance_max") return { campaign, form, writer: builtIn }
  const texts = readAnswer(await adsWriter.write(writeAdsPrompt(form, campaign.adGroups, tone)))
  const taken = await workers.run("takeTexts", { campaign, form, texts }, { userId })
  const writer = taken.isTaken ? ({ kind: "model", name: adsWriter.name } as const) : builtIn
  return { campaign: taken.campaign, form, writer }
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
