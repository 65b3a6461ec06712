import { describe, expect, it } from "vitest"
import { importEditorFiles } from "../../../../test/import-editor-files.ts"
import { type AdsForm, businessTypes } from "../ads-form.ts"
import { buildCampaign } from "../build-campaign.ts"
import { exampleFor } from "../examples.ts"
import { judgeCampaign } from "../judge-campaign.ts"
import { encodeUtf16, writeEditorTable } from "./editor-table.ts"
import { exportCampaign } from "./export-campaign.ts"

function editorFiles(form: AdsForm): Record<string, Uint8Array> {
  const { campaign } = buildCampaign(form, "professional")
  const files = exportCampaign(
    { campaign, form, judged: judgeCampaign(campaign, form), encode: () => new Uint8Array() },
    "editor",
  )
  return Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))
}

describe("Google Ads Editor's files", () => {
  it.each(businessTypes)("of the example of %s import without a refusal", (type) => {
    const form = exampleFor(type)
    const { campaign } = buildCampaign(form, "professional")
    const imported = importEditorFiles(editorFiles(form))
    expect(imported.groups).toHaveLength(campaign.adGroups.length)
    expect(imported.ads).toHaveLength(campaign.adGroups.length)
    expect(imported.keywords).toHaveLength(
      campaign.adGroups.reduce((sum, { keywordDetails }) => sum + keywordDetails.length, 0),
    )
    expect(imported.negatives).toHaveLength(campaign.negativeKeywords.length)
    const cents = campaign.adGroups.reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)
    expect(imported.campaign.Budget).toBe((cents / 100).toFixed(2))
  })

  it("have a radius only if the coordinates are known, otherwise the places", () => {
    const form = exampleFor("home_services")
    expect(importEditorFiles(editorFiles(form)).places.map(({ Location }) => Location)).toEqual([
      "Tucson,Arizona,United States",
      "Oro Valley,Arizona,United States",
    ])
    const [place] = importEditorFiles(editorFiles({ ...form, coordinates: "32.2226, -110.9747" })).places
    expect(place).toMatchObject({ Location: "(25mi:32.222600:-110.974700)", Radius: "25", Unit: "mi" })
  })

  it("have no ads and no sitelinks until there is a page to link to", () => {
    const imported = importEditorFiles(editorFiles({ ...exampleFor("beauty"), website: "" }))
    expect([imported.ads, imported.assets.filter((row) => "Link Text" in row)]).toEqual([[], []])
    expect(imported.keywords.length).toBeGreaterThan(0)
  })

  it("have the bidding of the stage", () => {
    const strategy = (monthlyConversions: number) =>
      importEditorFiles(editorFiles({ ...exampleFor("legal"), monthlyConversions })).campaign["Bid Strategy Type"]
    expect([0, 14, 15, 30].map(strategy)).toEqual([
      "Maximize clicks",
      "Maximize clicks",
      "Maximize conversions",
      "Target CPA",
    ])
  })
})

describe("the importer itself", () => {
  const good = editorFiles(exampleFor("retail"))
  const spoil = (from: string | RegExp, to: string) => {
    const text = new TextDecoder("utf-16le").decode(good["1-campaign.csv"])
    expect(text).toMatch(from)
    return () => importEditorFiles({ ...good, "1-campaign.csv": encodeUtf16(text.replace(from, to)) })
  }

  it.each([
    ["a missing declaration", "Doesn't have EU political ads", "No", "declaration"],
    ["a campaign that would run at once", "Paused", "Enabled", "run at once"],
    ["a criterion of its own", "Phrase", "Loose", "criterion"],
    ["a keyword with a forbidden sign", "bike shop near me", "bike shop, near me", "signs"],
    ["a headline too wide", "Bike Shop in Portland\t", `${"Bike Shop in Portland".repeat(2)}\t`, "LINE_TOO_WIDE"],
  ])("refuses %s", (_, from, to, says) => {
    expect(spoil(from, to)).toThrow(says)
  })

  it("refuses two things on one row", () => {
    const table = {
      name: "x",
      columns: ["Campaign", "Campaign Type", "Location"],
      rows: [{ Campaign: "A", "Campaign Type": "Search", Location: "Tucson" }],
    }
    expect(() => importEditorFiles({ "1-campaign.csv": encodeUtf16(writeEditorTable(table)) })).toThrow("ambiguous")
  })
})

it("has everything in the paste sheet, the plan and JSON", () => {
  const form = { ...exampleFor("retail"), campaignType: "performance_max" as const }
  const { campaign } = buildCampaign(form, "friendly")
  const take = (format: "sheet" | "plan" | "json") => {
    let said = ""
    exportCampaign(
      {
        campaign,
        form,
        judged: judgeCampaign(campaign, form),
        encode: (text) => {
          said = text
          return new Uint8Array()
        },
      },
      format,
    )
    return said
  }
  for (const text of [take("sheet"), take("plan"), take("json")])
    for (const headline of campaign.adGroups.flatMap(({ ad }) => ad.headlines))
      expect(text).toContain(headline.split("'")[0])
  expect(take("sheet")).toContain("Search themes")
  expect(take("sheet")).toContain("1200 × 628")
})
