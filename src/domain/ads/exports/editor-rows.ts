import type { AdGroup, Campaign } from "../campaign.ts"
import type { Strategy } from "../plan-strategy.ts"
import { type EditorRow, type EditorTable, editorColumns } from "./editor-table.ts"
import { sayHours } from "./say-hours.ts"

/** Google Ads Editor wants one entity per row, parents before children, and a separate file for each kind of asset. */
export function editorTables(campaign: Campaign, strategy: Strategy): readonly EditorTable[] {
  const { campaignName: Campaign, assets } = campaign
  const sitelinks = assets.sitelinks.flatMap(({ text, line1, line2, url }): EditorRow[] =>
    url === null
      ? []
      : [{ Campaign, "Link Text": text, "Description Line 1": line1, "Description Line 2": line2, "Final URL": url }],
  )
  const tables: EditorTable[] = [
    { name: "1-campaign.csv", columns: editorColumns.campaign, rows: campaignRows(campaign, strategy) },
    { name: "2-sitelinks.csv", columns: editorColumns.sitelinks, rows: sitelinks },
    {
      name: "3-callouts.csv",
      columns: editorColumns.callouts,
      rows: assets.callouts.map((text) => ({ Campaign, "Callout text": text })),
    },
    {
      name: "4-structured-snippets.csv",
      columns: editorColumns.snippets,
      rows: assets.structuredSnippets.map(({ header, values }) => ({
        Campaign,
        Header: header,
        "Snippet Values": values.join("\n"),
      })),
    },
    {
      name: "5-call.csv",
      columns: editorColumns.call,
      rows:
        assets.call === null
          ? []
          : [{ Campaign, "Phone Number": assets.call.number, "Country of Phone": assets.call.countryCode }],
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

function campaignRows(campaign: Campaign, strategy: Strategy): EditorRow[] {
  const { campaignName: Campaign, adGroups, negativeKeywords } = campaign
  return [
    settingsRow(campaign, strategy),
    ...placeRows(Campaign, strategy),
    ...adGroups.map(
      ({ name, maxCpc }): EditorRow => ({
        Campaign,
        "Ad Group": name,
        "Ad Group Type": "Standard",
        "Max CPC": dollars(maxCpc),
        "Ad Group Status": "Enabled",
      }),
    ),
    ...adGroups.flatMap((group) => keywordRows(Campaign, group)),
    ...adGroups.flatMap((group) => adRow(Campaign, group)),
    ...negativeKeywords.map(
      (Keyword): EditorRow => ({
        Campaign,
        Keyword,
        "Criterion Type": Keyword.includes(" ") ? "Campaign Negative Phrase" : "Campaign Negative Broad",
      }),
    ),
  ]
}

function settingsRow({ campaignName, adGroups }: Campaign, { bidding, schedule }: Strategy): EditorRow {
  const budget = adGroups.reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)
  return {
    Campaign: campaignName,
    "Campaign Type": "Search",
    Networks: "Google search",
    Budget: dollars(budget),
    "Budget type": "Daily",
    "EU political ads": "Doesn't have EU political ads",
    Languages: "en",
    "Bid Strategy Type": bidding.strategy,
    "Target CPA": bidding.targetCpaCents === null ? "" : dollars(bidding.targetCpaCents),
    "Maximum CPC bid limit": bidding.maxCpcCents === null ? "" : dollars(bidding.maxCpcCents),
    "Targeting method": "Location of presence",
    "Exclusion method": "Location of presence",
    "Ad Schedule": sayHours(schedule),
    "Campaign Status": "Paused",
  }
}

/** A radius needs coordinates; without them, the places themselves are targeted. */
function placeRows(Campaign: string, { coordinates, radiusMiles, targets }: Strategy): EditorRow[] {
  if (coordinates === null) return targets.map((Location) => ({ Campaign, Location }))
  const point = `${coordinates.latitude.toFixed(6)}:${coordinates.longitude.toFixed(6)}`
  return [{ Campaign, Location: `(${radiusMiles}mi:${point})`, Radius: String(radiusMiles), Unit: "mi" }]
}

const criterion = { phrase: "Phrase", exact: "Exact", broad: "Broad" } as const

const keywordRows = (Campaign: string, { name, keywordDetails }: AdGroup): EditorRow[] =>
  keywordDetails.map(({ text, matchType }) => ({
    Campaign,
    "Ad Group": name,
    Keyword: text,
    "Criterion Type": criterion[matchType],
    Status: "Enabled",
  }))

/** No row without a page: Editor rejects an ad without a link. */
function adRow(Campaign: string, { name, ad }: AdGroup): EditorRow[] {
  if (ad.finalUrl === null) return []
  const numbered = (label: string, texts: readonly string[]) => texts.map((text, at) => [`${label} ${at + 1}`, text])
  return [
    {
      Campaign,
      "Ad Group": name,
      "Ad type": "Responsive search ad",
      ...Object.fromEntries([
        ...numbered("Headline", ad.headlines),
        ...numbered("Description", ad.descriptions),
        ...numbered("Path", ad.paths),
      ]),
      "Final URL": ad.finalUrl,
      Status: "Enabled",
    },
  ]
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)
