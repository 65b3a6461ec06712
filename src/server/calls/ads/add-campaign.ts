import type { AdsForm } from "../../../domain/ads/ads-form.ts"
import { indexItem } from "../../../domain/history/index-item.ts"
import { noteUse } from "../../db/account/usage.ts"
import { type CampaignRow, insertCampaign } from "../../db/campaigns.ts"
import { insertItem } from "../../db/history/history.ts"
import type { Db } from "../../db/open.ts"
import { queueWebhookEvent } from "../../db/queue-webhook-event.ts"
import type { Parts } from "../../parts.ts"
import { campaignColumns, type KeptCampaign } from "./kept-campaign.ts"
import { writeCampaign } from "./write-campaign.ts"

/** Writes and saves a campaign for a form. */
export async function addCampaign(parts: Parts, userId: string, form: AdsForm): Promise<CampaignRow> {
  const kept = await writeCampaign(parts, userId, form)
  const at = parts.now()
  const saved = await parts.db.transaction(async (tx) => {
    const row = await keepCampaign(tx, { userId, kept, at })
    await noteUse(tx, { userId, action: "generate_google_ads", createdAt: at })
    const data = { campaignId: row.id, name: row.campaignName, score: row.campaignScore }
    await queueWebhookEvent(tx, { userId, event: "campaign.finished", data, at })
    return row
  })
  parts.webhooks.soon()
  return saved
}

/** A campaign and its history item, which opens it. */
export async function keepCampaign(
  tx: Db,
  { userId, kept, at }: { userId: string; kept: KeptCampaign; at: Date },
): Promise<CampaignRow> {
  const row = await insertCampaign(tx, { ...campaignColumns(kept), userId, createdAt: at, updatedAt: at })
  const tags = kept.campaign.adGroups.map(({ name }) => name).slice(0, 6)
  const shown = { title: row.campaignName, platform: "google_ads", tags, notes: null }
  await insertItem(
    tx,
    {
      ...{ ...shown, userId, googleAdsCampaignId: row.id, contentType: "google_ads_campaign" },
      ...{ createdAt: at, generationDate: at },
    },
    indexItem({ ...shown, products: [], form: null }),
  )
  return row
}
