import { countWidth } from "../src/domain/ads/count-width.ts"
import { snippetHeaders } from "../src/domain/ads/knowledge/enumerations.ts"
import { readCsv } from "../src/domain/seo/exports/csv.ts"

type Row = Readonly<Record<string, string>>

/** What Google Ads Editor would make of our files, by its published rules; throws if it would reject them. */
export interface Imported {
  readonly campaign: Row
  readonly places: readonly Row[]
  readonly groups: readonly Row[]
  readonly keywords: readonly Row[]
  readonly negatives: readonly Row[]
  readonly ads: readonly Row[]
  readonly assets: readonly Row[]
}

const campaignTypes = ["Search", "Performance Max"]
const strategies = ["Maximize clicks", "Maximize conversions", "Target CPA", "Target ROAS", "Manual CPC"]
const criteria = ["Broad", "Phrase", "Exact"]
const negativeCriteria = ["Campaign Negative Broad", "Campaign Negative Phrase", "Campaign Negative Exact"]

export function importEditorFiles(files: Readonly<Record<string, Uint8Array>>): Imported {
  const rows = readTable(files["1-campaign.csv"])
  const kinds = Map.groupBy(rows, kindOf)
  const of = (kind: string): Row[] => kinds.get(kind) ?? []
  const [campaign, ...more] = of("campaign")
  if (campaign === undefined || more.length > 0) throw new Error("there must be exactly one campaign")
  checkCampaign(campaign)
  const groups = of("group")
  const names = new Set(groups.map((row) => cell(row, "Ad Group")))
  if (names.size !== groups.length) throw new Error("two ad groups have one name")
  for (const row of [...of("keyword"), ...of("ad")])
    if (!names.has(cell(row, "Ad Group"))) throw new Error(`its ad group comes later or never: ${JSON.stringify(row)}`)
  for (const row of rows)
    if (cell(row, "Campaign") !== cell(campaign, "Campaign")) throw new Error("a row of no campaign")
  for (const row of of("keyword")) checkKeyword(cell(row, "Keyword"), cell(row, "Criterion Type"), criteria)
  for (const row of of("negative")) checkKeyword(cell(row, "Keyword"), cell(row, "Criterion Type"), negativeCriteria)
  for (const row of of("ad")) checkAd(row)
  const parents = rows.map((row) => ["campaign", "place", "group", "keyword", "ad", "negative"].indexOf(kindOf(row)))
  if (parents.some((kind, at) => at > 0 && kind < (parents[at - 1] ?? 0))) throw new Error("a child before its parent")
  const assets = Object.entries(files).flatMap(([name, bytes]) => (name === "1-campaign.csv" ? [] : readTable(bytes)))
  for (const row of assets) checkAsset(row)
  const link = assets.map((row) => row["Final URL"]).filter((url) => url !== undefined)
  if (new Set(link).size !== link.length) throw new Error("two sitelinks lead to one page")
  return {
    campaign,
    places: of("place"),
    groups,
    keywords: of("keyword"),
    negatives: of("negative"),
    ads: of("ad"),
    assets,
  }
}

const cell = (row: Row, column: string): string => row[column] ?? ""

function readTable(bytes: Uint8Array | undefined): Row[] {
  if (bytes === undefined || bytes[0] !== 0xff || bytes[1] !== 0xfe) throw new Error("no UTF-16 file with its mark")
  const [head = [], ...rows] = readCsv(new TextDecoder("utf-16le").decode(bytes), "\t")
  if (new Set(head).size !== head.length) throw new Error("a column twice")
  return rows.map((cells) => {
    if (cells.length !== head.length) throw new Error(`a row of ${cells.length} cells under ${head.length} columns`)
    return Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ""]).filter(([, text]) => text !== ""))
  })
}

/** One row is one entity; two on one row are "Ambiguous row type". */
function kindOf(row: Row): string {
  const kinds = [
    "Campaign Type" in row && "campaign",
    "Location" in row && "place",
    "Ad Group Type" in row && "group",
    "Ad type" in row && "ad",
    "Keyword" in row && (cell(row, "Criterion Type").includes("Negative") ? "negative" : "keyword"),
  ].filter((kind) => kind !== false)
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1) throw new Error(`ambiguous row type: ${JSON.stringify(row)}`)
  return kind
}

function checkCampaign(row: Row): void {
  if (!campaignTypes.includes(cell(row, "Campaign Type"))) throw new Error("no campaign type of Editor's")
  if (!(Number(cell(row, "Budget")) > 0) || !/^\d+\.\d\d$/.test(cell(row, "Budget"))) throw new Error("no daily budget")
  if (cell(row, "EU political ads") !== "Doesn't have EU political ads") throw new Error("the declaration is missing")
  if (!strategies.includes(cell(row, "Bid Strategy Type"))) throw new Error("no bid strategy of Editor's")
  if ("Maximum CPC bid limit" in row && cell(row, "Bid Strategy Type") !== "Maximize clicks")
    throw new Error("a limit that only Maximize clicks has")
  if (cell(row, "Targeting method") !== "Location of presence") throw new Error("not for people who are there")
  if (cell(row, "Networks") !== "Google search") throw new Error("networks that nobody asked for")
  if (cell(row, "Campaign Status") !== "Paused") throw new Error("it would run at once")
  const slot =
    /^\((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\[([01]\d|2[0-3]):(?:00|15|30|45)-(?:[01]\d|2[0-4]):(?:00|15|30|45)\]\)$/
  const schedule = cell(row, "Ad Schedule")
  if (schedule !== "" && !schedule.split(";").every((each) => slot.test(each)))
    throw new Error(`no schedule: ${schedule}`)
}

function checkKeyword(text: string, criterion: string, allowed: readonly string[]): void {
  if (!allowed.includes(criterion)) throw new Error(`no criterion type: ${criterion}`)
  if (!/^[\p{L}\p{M}\p{N} #$&_./:'-]+$/u.test(text)) throw new Error(`signs that no keyword has: ${text}`)
  if (text.length > 80 || text.split(" ").length > 10) throw new Error(`too long for a keyword: ${text}`)
}

function checkAd(row: Row): void {
  const texts = (label: string) =>
    Object.entries(row)
      .filter(([name]) => new RegExp(`^${label} \\d+$`).test(name))
      .map(([, text]) => text)
  const within = (all: readonly string[], { min, max, width }: { min: number; max: number; width: number }) => {
    if (all.length < min || all.length > max || new Set(all).size !== all.length)
      throw new Error(`${all.length} texts of ${min} to ${max}`)
    for (const text of all) if (countWidth(text) > width) throw new Error(`LINE_TOO_WIDE: ${text}`)
  }
  within(texts("Headline"), { min: 3, max: 15, width: 30 })
  within(texts("Description"), { min: 2, max: 4, width: 90 })
  within(texts("Path"), { min: 0, max: 2, width: 15 })
  if ("Path 2" in row && !("Path 1" in row)) throw new Error("CANNOT_SET_PATH2_WITHOUT_PATH1")
  if (!/^https?:\/\//.test(cell(row, "Final URL"))) throw new Error("an ad that leads nowhere")
}

function checkAsset(row: Row): void {
  const wide = (column: string, width: number) => {
    if (countWidth(cell(row, column)) > width) throw new Error(`LINE_TOO_WIDE: ${cell(row, column)}`)
  }
  wide("Link Text", 25)
  wide("Description Line 1", 35)
  wide("Description Line 2", 35)
  wide("Callout text", 25)
  if ("Description Line 1" in row !== "Description Line 2" in row) throw new Error("one line of a sitelink alone")
  if ("Link Text" in row && !/^https?:\/\//.test(cell(row, "Final URL")))
    throw new Error("a sitelink that leads nowhere")
  if ("Header" in row) {
    const values = cell(row, "Snippet Values").split("\n")
    if (!snippetHeaders.some((header) => header === row.Header)) throw new Error(`no header: ${row.Header}`)
    if (values.length < 3 || values.length > 10) throw new Error("3 to 10 values")
    for (const value of values) if (countWidth(value) > 25) throw new Error(`LINE_TOO_WIDE: ${value}`)
  }
  if ("Phone Number" in row && !/^[A-Z]{2}$/.test(cell(row, "Country of Phone")))
    throw new Error("a number of no country")
}
