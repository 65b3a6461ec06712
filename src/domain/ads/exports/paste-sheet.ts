import type { Campaign } from "../campaign.ts"
import type { Strategy } from "../plan-strategy.ts"
import { sayCents } from "../say-dollars.ts"
import { sayHours } from "./say-hours.ts"

/** Everything in the order in which Google Ads asks for it, to copy field by field. */
export function writePasteSheet(campaign: Campaign, strategy: Strategy): string {
  const { assets, negativeKeywords, targetAudience } = campaign
  const isPmax = strategy.builtAs === "Performance Max"
  return [
    settingsSection(campaign, strategy),
    ...campaign.adGroups.map(({ name, ad, keywordDetails, maxCpc }) =>
      [
        section(`${isPmax ? "Asset group" : "Ad group"}: ${name}`, [
          `Final URL: ${ad.finalUrl ?? "still missing"}`,
          ...(isPmax ? [] : [`Max CPC: ${sayCents(maxCpc)}`]),
        ]),
        section(
          isPmax ? "Search themes" : "Keywords",
          keywordDetails.map(({ text, matchType }) => (isPmax ? text : withSigns(text, matchType))),
        ),
        section("Headlines", ad.headlines),
        section("Long headlines", ad.longHeadlines),
        section("Descriptions", ad.descriptions),
        section("Paths", ad.paths),
      ].join(""),
    ),
    section(
      "Negative keywords",
      negativeKeywords.map((text) => (text.includes(" ") ? `"${text}"` : text)),
    ),
    section(
      "Sitelinks",
      assets.sitelinks.flatMap(({ text, line1, line2, url }) => [
        text,
        ...[line1, line2].filter((line) => line !== "").map((line) => `  ${line}`),
        `  ${url ?? "needs a page of your site"}`,
      ]),
    ),
    section("Callouts", assets.callouts),
    ...assets.structuredSnippets.map(({ header, values }) => section(`Structured snippet: ${header}`, values)),
    section("Call", assets.call === null ? [] : [`${assets.call.number} (${assets.call.countryCode})`]),
    section(targetAudience.use === "signal" ? "Audience signal" : "Audiences to observe", [
      ...targetAudience.inMarket,
      ...targetAudience.interests,
    ]),
    section(
      "Still missing",
      strategy.missing.map(({ text }) => text),
    ),
  ].join("")
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `${title}\n${"-".repeat(title.length)}\n${lines.join("\n")}\n\n`

const withSigns = (text: string, matchType: string): string =>
  matchType === "exact" ? `[${text}]` : matchType === "phrase" ? `"${text}"` : text

function settingsSection({ campaignName, adGroups }: Campaign, strategy: Strategy): string {
  const daily = adGroups.reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)
  return section("Campaign", [
    `Name: ${campaignName}`,
    `Type: ${strategy.builtAs}`,
    `Daily budget: ${sayCents(daily)}`,
    `Bidding: ${strategy.bidding.strategy}`,
    ...(strategy.bidding.maxCpcCents === null
      ? []
      : [`Maximum CPC bid limit: ${sayCents(strategy.bidding.maxCpcCents)}`]),
    ...(strategy.bidding.targetCpaCents === null ? [] : [`Target CPA: ${sayCents(strategy.bidding.targetCpaCents)}`]),
    `Networks: ${strategy.networks}`,
    `Locations: ${strategy.targets.join("; ")}, ${strategy.radiusMiles} miles around`,
    "Location options: Presence",
    "EU political ads: No",
    `Ad schedule: ${strategy.schedule.length === 0 ? "all day" : sayHours(strategy.schedule)}`,
  ])
}
