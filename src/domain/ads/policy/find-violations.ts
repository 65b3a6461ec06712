import type { BusinessType } from "../ads-form.ts"
import type { Campaign } from "../campaign.ts"
import { countWidth } from "../count-width.ts"
import { blocksWords } from "../keywords/blocks.ts"
import { keywordKey, plainWords } from "../keywords/keyword-key.ts"
import type { AdText } from "../knowledge/editorial-rules.ts"
import { snippetHeaders } from "../knowledge/enumerations.ts"
import { adsLimits, forbiddenInKeyword } from "../knowledge/limits.ts"
import { lintText } from "./lint-text.ts"

export interface Violation {
  readonly id: string
  /** Where, for people: "Drain Cleaning, headline 3". */
  readonly where: string
  readonly text: string
  readonly why: string
  readonly level: "hard" | "warn"
}

export interface Checked {
  readonly campaign: Campaign
  readonly businessType: BusinessType
  readonly businessName: string
  readonly isPmax: boolean
}

/** Everything that Google would reject, or that needs a second look. */
export function findViolations(checked: Checked): readonly Violation[] {
  const { adGroups, assets } = checked.campaign
  const keys = new Map<string, number>()
  for (const { keywordDetails } of adGroups)
    for (const { text } of keywordDetails) keys.set(keywordKey(text), (keys.get(keywordKey(text)) ?? 0) + 1)
  return [
    ...adGroups.flatMap((group) => [...adFaults(group, checked), ...keywordFaults(group, keys)]),
    ...negativeFaults(checked.campaign),
    ...assetFaults(assets, checked),
    ...twice(
      adGroups.map(({ name }) => name),
      "Ad groups",
      "Two ad groups have this name",
    ),
    ...lengthFault(checked.campaign.campaignName),
  ]
}

const lengthFault = (name: string): Violation[] =>
  name.trim() !== "" && name.length <= adsLimits.campaignName.maxChars
    ? []
    : [
        hard(
          "campaign-name",
          "Campaign",
          name,
          `A campaign needs a name of at most ${adsLimits.campaignName.maxChars} characters`,
        ),
      ]

type Group = Campaign["adGroups"][number]

function adFaults({ name, ad }: Group, checked: Checked): Violation[] {
  const { headlines, descriptions, paths, assetGroup } = adsLimits
  const maxDescriptions = checked.isPmax ? assetGroup.descriptions.max : descriptions.max
  return [
    ...textFaults(ad.headlines, { scope: "headline", label: `${name}, headline`, width: headlines.width }, checked),
    ...textFaults(
      ad.descriptions,
      { scope: "description", label: `${name}, description`, width: descriptions.width },
      checked,
    ),
    ...textFaults(
      ad.longHeadlines,
      { scope: "long_headline", label: `${name}, long headline`, width: assetGroup.longHeadlines.width },
      checked,
    ),
    ...textFaults(ad.paths, { scope: "path", label: `${name}, path`, width: paths.width }, checked),
    ...countFaults(ad.headlines.length, headlines, `${name}, headlines`),
    ...countFaults(ad.descriptions.length, { min: descriptions.min, max: maxDescriptions }, `${name}, descriptions`),
    ...ad.paths
      .filter((path) => path.includes("/"))
      .map((path) => hard("path-slash", `${name}, path`, path, "A path has no slash")),
    ...(checked.isPmax ? shortFaults(name, ad) : []),
  ]
}

function shortFaults(name: string, ad: Group["ad"]): Violation[] {
  const { shortHeadlineWidth, shortDescriptionWidth } = adsLimits.assetGroup
  return [
    ...(ad.headlines.some((text) => countWidth(text) <= shortHeadlineWidth)
      ? []
      : [hard("short-headline", `${name}, headlines`, "", `One headline must fit ${shortHeadlineWidth} characters`)]),
    ...(ad.descriptions.some((text) => countWidth(text) <= shortDescriptionWidth)
      ? []
      : [
          hard(
            "short-description",
            `${name}, descriptions`,
            "",
            `One description must fit ${shortDescriptionWidth} characters`,
          ),
        ]),
    ...(ad.longHeadlines.length > 0
      ? []
      : [hard("long-headline", `${name}, long headlines`, "", "Performance Max needs a long headline")]),
  ]
}

interface Kind {
  readonly scope: AdText
  readonly label: string
  readonly width: number
}

function textFaults(
  texts: readonly string[],
  { scope, label, width }: Kind,
  { businessType, businessName }: Checked,
): Violation[] {
  const each = texts.flatMap((text, at) => {
    const where = `${label} ${at + 1}`
    const found = lintText(text, scope, businessType, [businessName])
    return [
      ...(text.trim() === "" ? [hard("empty", where, text, "It is empty")] : []),
      ...(countWidth(text) > width
        ? [hard("too-wide", where, text, `It is ${countWidth(text)} wide; ${width} fit`)]
        : []),
      ...found.map(({ id, level, why }): Violation => ({ id, level, where, text, why })),
    ]
  })
  return [...each, ...(scope === "path" ? [] : twice(texts, label, "The same text twice"))]
}

const countFaults = (count: number, { min, max }: { min: number; max: number }, where: string): Violation[] =>
  count >= min && count <= max ? [] : [hard("count", where, String(count), `There must be ${min} to ${max}`)]

function keywordFaults({ name, keywordDetails }: Group, keys: ReadonlyMap<string, number>): Violation[] {
  return keywordDetails.flatMap(({ text }) => {
    const where = `${name}, keyword`
    const { maxChars, maxWords } = adsLimits.keyword
    return [
      ...(text.trim() === "" || text.length > maxChars || text.split(/\s+/).length > maxWords
        ? [hard("keyword-length", where, text, `A keyword has at most ${maxChars} characters and ${maxWords} words`)]
        : []),
      ...(forbiddenInKeyword.test(text)
        ? [hard("keyword-signs", where, text, "It has a sign that Google does not allow")]
        : []),
      ...((keys.get(keywordKey(text)) ?? 0) > 1
        ? [hard("duplicate-keyword", where, text, "Google treats it as the same as another keyword of this campaign")]
        : []),
    ]
  })
}

function negativeFaults({ negativeKeywords, adGroups }: Campaign): Violation[] {
  const own = adGroups.flatMap(({ keywordDetails }) =>
    keywordDetails.map(({ text }) => ({ text, words: plainWords(text) })),
  )
  return negativeKeywords.flatMap((negative) => {
    const wanted = plainWords(negative)
    const blocked = own.find(({ words }) => blocksWords(wanted, words))
    return [
      ...(blocked === undefined
        ? []
        : [hard("negative-conflict", "Negative keywords", negative, `It blocks your own keyword “${blocked.text}”`)]),
      ...(forbiddenInKeyword.test(negative) || negative.length > adsLimits.keyword.maxChars
        ? [hard("negative-signs", "Negative keywords", negative, "Google does not take it as a keyword")]
        : []),
    ]
  })
}

function assetFaults({ sitelinks, callouts, structuredSnippets }: Campaign["assets"], checked: Checked): Violation[] {
  const limits = adsLimits
  const text = (texts: readonly string[], scope: AdText, label: string, width: number) =>
    textFaults(texts, { scope, label, width }, checked)
  return [
    ...text(
      sitelinks.map((link) => link.text),
      "sitelink_text",
      "Sitelink",
      limits.sitelinks.textWidth,
    ),
    ...sitelinks.flatMap(({ line1, line2, text: name }) => [
      ...((line1 === "") === (line2 === "")
        ? []
        : [hard("sitelink-lines", `Sitelink ${name}`, line1 || line2, "Write both lines or none")]),
      ...text(
        [line1, line2].filter((line) => line !== ""),
        "sitelink_description",
        `Sitelink ${name}, line`,
        limits.sitelinks.lineWidth,
      ),
    ]),
    ...twice(
      sitelinks.flatMap(({ url }) => url ?? []),
      "Sitelinks",
      "Two sitelinks lead to one page",
    ),
    ...text(callouts, "callout", "Callout", limits.callouts.width),
    ...structuredSnippets.flatMap(({ header, values }) => [
      ...(snippetHeaders.includes(header)
        ? []
        : [hard("snippet-header", "Structured snippet", header, "It is none of Google's headers")]),
      ...countFaults(values.length, limits.snippets, `Structured snippet ${header}`),
      ...text(values, "snippet_value", `Structured snippet ${header}, value`, limits.snippets.width),
    ]),
  ]
}

function twice(texts: readonly string[], where: string, why: string): Violation[] {
  const small = texts.map((text) => text.trim().toLowerCase())
  return texts.filter((_, at) => small.indexOf(small[at] ?? "") < at).map((text) => hard("duplicate", where, text, why))
}

const hard = (id: string, where: string, text: string, why: string): Violation => ({
  id,
  level: "hard",
  where,
  text,
  why,
})
