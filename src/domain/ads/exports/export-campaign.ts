import { slugOf } from "../../text/keys/slug-of.ts"
import type { AdsForm } from "../ads-form.ts"
import type { Campaign } from "../campaign.ts"
import type { JudgedCampaign } from "../judge-campaign.ts"
import { editorTables } from "./editor-rows.ts"
import { encodeUtf16, writeEditorTable } from "./editor-table.ts"
import { writePasteSheet } from "./paste-sheet.ts"
import { writePlanPage } from "./plan-page.ts"

export const campaignFormats = ["editor", "sheet", "json", "plan"] as const
export type CampaignFormat = (typeof campaignFormats)[number]

export interface CampaignFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

interface Exported {
  readonly campaign: Campaign
  readonly form: AdsForm
  readonly judged: JudgedCampaign
  readonly encode: (text: string) => Uint8Array
}

/** A campaign as files. Google Ads Editor takes several, one by one; every other format is a single file. */
export function exportCampaign(
  { campaign, form, judged, encode }: Exported,
  format: CampaignFormat,
): readonly CampaignFile[] {
  const stem = slugOf(campaign.campaignName, 60) || "campaign"
  const one = (ending: string, mediaType: string, text: string): CampaignFile[] => [
    { name: `${stem}.${ending}`, mediaType, bytes: encode(text) },
  ]
  switch (format) {
    case "editor":
      return editorTables(campaign, judged.strategy).map((table) => ({
        name: table.name,
        mediaType: "text/csv; charset=utf-16le",
        bytes: encodeUtf16(writeEditorTable(table)),
      }))
    case "sheet":
      return one("txt", "text/plain; charset=utf-8", writePasteSheet(campaign, judged.strategy))
    case "json":
      return one(
        "json",
        "application/json",
        `${JSON.stringify({ campaign, form, score: judged.score, strategy: judged.strategy }, null, 2)}\n`,
      )
    case "plan":
      return one("html", "text/html; charset=utf-8", writePlanPage(campaign, form, judged))
  }
}
