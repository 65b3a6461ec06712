import type { Campaign } from "./campaign.ts"
import { countWidth } from "./count-width.ts"
import { contentStems, keywordKey } from "./keywords/keyword-key.ts"
import { adsLimits } from "./knowledge/limits.ts"
import type { Strategy } from "./plan-strategy.ts"
import type { Violation } from "./policy/find-violations.ts"

export interface ScoreItem {
  readonly id: string
  readonly part: string
  readonly label: string
  readonly points: number
  readonly maxPoints: number
  /** What was counted. */
  readonly evidence: string
  /** What earns the rest; empty where nothing is missing. */
  readonly advice: string
}

export interface CampaignScore {
  readonly score: number
  readonly items: readonly ScoreItem[]
  /** What holds the score down whatever the points say. */
  readonly gates: readonly { readonly cap: number; readonly why: string }[]
}

interface Scored {
  readonly campaign: Campaign
  readonly strategy: Strategy
  readonly violations: readonly Violation[]
  readonly address: string
  readonly isSecure: boolean
}

/** Every point of a campaign from its own texts and figures. It says how complete the campaign is, and predicts nothing. */
export function scoreCampaign(scored: Scored): CampaignScore {
  const items = [
    ...adItems(scored),
    ...assetItems(scored),
    ...keywordItems(scored),
    ...moneyItems(scored),
    ...pageItems(scored),
  ]
  const sum = Math.round(items.reduce((total, { points }) => total + points, 0))
  const gates = gatesOf(scored)
  return { score: Math.max(0, Math.min(100, sum, ...gates.map(({ cap }) => cap))), items, gates }
}

interface Count {
  readonly id: string
  readonly label: string
  readonly max: number
  /** From 0 to 1. */
  readonly share: number
  readonly evidence: string
  readonly advice: string
}

const item = (part: string, { id, label, max, share, evidence, advice }: Count): ScoreItem => {
  const points = Math.round(max * Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * 10) / 10
  return { id, part, label, points, maxPoints: max, evidence, advice: points < max ? advice : "" }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length
const percent = (share: number): string => `${Math.round(share * 100)} %`

function adItems({ campaign: { adGroups } }: Scored): ScoreItem[] {
  const ads = adGroups.map(({ ad }) => ad)
  const perGroup = (count: (group: (typeof adGroups)[number]) => number) => mean(adGroups.map(count))
  const headlines = perGroup(({ ad }) => new Set(ad.headlines).size)
  const descriptions = perGroup(({ ad }) => new Set(ad.descriptions).size)
  const withKeyword = perGroup(
    ({ ad, keywordDetails }) =>
      ad.headlines.filter((text) => keywordDetails.some((each) => isIn(each.text, text))).length,
  )
  const headlineLikeness = mean(ads.map((ad) => likeness(ad.headlines)))
  const descriptionLikeness = mean(ads.map((ad) => likeness(ad.descriptions)))
  const full = mean(ads.map((ad) => mean([share(ad.headlines, 18), share(ad.descriptions, 60)])))
  const part = "Ads"
  return [
    item(part, {
      id: "headline-count",
      label: "Headlines",
      max: 10,
      share: headlines / 15,
      evidence: `${round(headlines)} of 15 an ad group`,
      advice: "Add headlines that say something new: a fact, a price, a place, a guarantee you give.",
    }),
    item(part, {
      id: "description-count",
      label: "Descriptions",
      max: 5,
      share: descriptions / 4,
      evidence: `${round(descriptions)} of 4 an ad group`,
      advice: "Add descriptions with other facts than the headlines.",
    }),
    item(part, {
      id: "keyword-in-headlines",
      label: "Keywords in headlines",
      max: 8,
      share: withKeyword / 4,
      evidence: `${round(withKeyword)} headlines an ad group have a keyword; 4 are enough`,
      advice: "Put the group's keywords into four headlines.",
    }),
    item(part, {
      id: "headline-diversity",
      label: "Different headlines",
      max: 7,
      share: 1 - (headlineLikeness - 0.15) / 0.35,
      evidence: `${percent(headlineLikeness)} of the words are shared between headlines`,
      advice: "Say different things instead of one thing in other words.",
    }),
    item(part, {
      id: "description-diversity",
      label: "Different descriptions",
      max: 3,
      share: 1 - (descriptionLikeness - 0.2) / 0.4,
      evidence: `${percent(descriptionLikeness)} of the words are shared between descriptions`,
      advice: "Give each description a subject of its own.",
    }),
    item(part, {
      id: "length-use",
      label: "Room used",
      max: 4,
      share: full,
      evidence: `${percent(full)} of the texts use at least 60 % of their room`,
      advice: "Longer headlines and descriptions say more for the same click.",
    }),
    item(part, {
      id: "pinning",
      label: "Nothing pinned",
      max: 3,
      share: 1,
      evidence: "Google may combine all texts freely",
      advice: "",
    }),
  ]
}

const round = (value: number): number => Math.round(value * 10) / 10
const share = (texts: readonly string[], width: number): number =>
  mean(texts.map((text) => (countWidth(text) >= width ? 1 : 0)))

function isIn(keyword: string, text: string): boolean {
  const said = new Set(contentStems(text))
  const wanted = contentStems(keyword).filter((stem) => stem !== "near" && stem !== "me")
  return wanted.length > 0 && wanted.every((stem) => said.has(stem))
}

/** How much two texts of a list have in common on average, by their words. */
function likeness(texts: readonly string[]): number {
  const sets = texts.map((text) => new Set(contentStems(text)))
  const pairs = sets.flatMap((a, at) => sets.slice(at + 1).map((b) => jaccard(a, b)))
  return mean(pairs)
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((each) => b.has(each)).length
  const all = a.size + b.size - both
  return all === 0 ? 0 : both / all
}

function assetItems({ campaign: { assets }, address, strategy }: Scored): ScoreItem[] {
  const { sitelinks, callouts, structuredSnippets, call } = assets
  const usable = sitelinks.filter(({ url }) => url !== null)
  const values = Math.max(0, ...structuredSnippets.map((snippet) => snippet.values.length))
  const withLines = mean(usable.map(({ line1 }) => (line1 === "" ? 0.5 : 1)))
  const part = "Assets"
  const hasPlace = address.trim() !== "" || strategy.missing.some(({ id }) => id === "business-profile")
  return [
    item(part, {
      id: "sitelinks",
      label: "Sitelinks",
      max: 8,
      share: (usable.length / 6) * withLines,
      evidence: `${usable.length} of 6, each with its own page`,
      advice:
        usable.length === 0
          ? "Add your website: each sitelink needs a page of its own."
          : "Add sitelinks to more pages of your site, each with two lines.",
    }),
    item(part, {
      id: "callouts",
      label: "Callouts",
      max: 4,
      share: callouts.length / 6,
      evidence: `${callouts.length} of 6`,
      advice: "Tell in a few words what sets you apart; each becomes a callout.",
    }),
    item(part, {
      id: "snippets",
      label: "Structured snippet",
      max: 4,
      share: values / 4,
      evidence: `${values} values; 4 are enough`,
      advice: "Name at least four services or kinds of goods.",
    }),
    item(part, {
      id: "call",
      label: "Call button",
      max: 2,
      share: call === null ? 0 : 1,
      evidence: call === null ? "No telephone number" : call.number,
      advice: "Add a telephone number.",
    }),
    item(part, {
      id: "business-location",
      label: "Your place",
      max: 2,
      share: hasPlace ? 1 : 0,
      evidence: hasPlace ? "An address or a Business Profile" : "No address",
      advice: "Add your address, and link your Google Business Profile.",
    }),
  ]
}

function keywordItems({ campaign: { adGroups, negativeKeywords }, violations }: Scored): ScoreItem[] {
  const { min, max } = adsLimits.keywordsPerGroup
  const all = adGroups.flatMap(({ keywordDetails }) => keywordDetails)
  const good = mean(adGroups.map(({ keywordDetails: { length } }) => (length >= min && length <= max ? 1 : 0)))
  const ready = mean(all.map(({ intent }) => (intent === "transactional" || intent === "local" ? 1 : 0)))
  const doubles = all.length - new Set(all.map(({ text }) => keywordKey(text))).size
  const hasConflict = violations.some(({ id }) => id === "negative-conflict")
  const part = "Keywords"
  return [
    item(part, {
      id: "per-group",
      label: "Keywords a group",
      max: 5,
      share: good,
      evidence: `${percent(good)} of the groups have ${min} to ${max}`,
      advice: "Give each group 5 to 20 keywords of one theme.",
    }),
    item(part, {
      id: "intent",
      label: "Ready to buy",
      max: 6,
      share: ready / 0.6,
      evidence: `${percent(ready)} are local or ready to buy; 60 % are enough`,
      advice: "Replace keywords of people who only compare.",
    }),
    item(part, {
      id: "no-duplicates",
      label: "No doubles",
      max: 3,
      share: doubles === 0 ? 1 : 0,
      evidence: doubles === 0 ? "Each keyword once" : `${doubles} twice`,
      advice: "Remove keywords that Google treats as the same.",
    }),
    item(part, {
      id: "negatives",
      label: "Negative keywords",
      max: 6,
      share: hasConflict ? 0 : negativeKeywords.length / 40,
      evidence: hasConflict ? "One blocks a keyword of your own" : `${negativeKeywords.length}; 40 are a start`,
      advice: hasConflict
        ? "Remove the negative that blocks your own keyword."
        : "Add words of searches that never become customers.",
    }),
  ]
}

function moneyItems({ strategy: { forecast, bidding } }: Scored): ScoreItem[] {
  const part = "Budget and bidding"
  return [
    item(part, {
      id: "clicks-per-day",
      label: "Clicks a day",
      max: 6,
      share: forecast.clicksPerDay / 10,
      evidence: `About ${forecast.clicksPerDay} at the ${forecast.cpc.year} median; 10 are enough to learn from`,
      advice: `Ten clicks a day take about $${forecast.dollarsForTenClicks.toLocaleString("en-US")} a month.`,
    }),
    item(part, {
      id: "strategy-fit",
      label: "Bidding fits the stage",
      max: 3,
      share: 1,
      evidence: bidding.strategy,
      advice: "",
    }),
    item(part, {
      id: "geo-network",
      label: "Local only",
      max: 3,
      share: 1,
      evidence: "People in your area; partners and Display off",
      advice: "",
    }),
  ]
}

function pageItems({ campaign: { adGroups }, isSecure }: Scored): ScoreItem[] {
  const part = "Landing page"
  const hasUrl = mean(adGroups.map(({ ad }) => (ad.finalUrl === null ? 0 : isSecure ? 1 : 0.5)))
  const told = mean(adGroups.map(({ landingPageAdvice }) => (landingPageAdvice.length > 0 ? 1 : 0)))
  return [
    item(part, {
      id: "final-url",
      label: "A page to lead to",
      max: 4,
      share: hasUrl,
      evidence: hasUrl === 0 ? "No website" : isSecure ? "A page over https" : "A page without https",
      advice: hasUrl === 0 ? "Add your website." : "Serve the page over https.",
    }),
    item(part, {
      id: "message-match",
      label: "Page and ad agree",
      max: 2,
      share: told,
      evidence: "Each group says which page it needs",
      advice: "Say for each group which page it leads to.",
    }),
    item(part, {
      id: "tracking-step",
      label: "Results are counted",
      max: 2,
      share: 1,
      evidence: "Conversion tracking is among the next steps",
      advice: "",
    }),
  ]
}

function gatesOf({ violations, strategy, campaign }: Scored): { cap: number; why: string }[] {
  const hard = violations.filter(({ level }) => level === "hard")
  const refused = hard.filter(({ id }) => id !== "negative-conflict")
  const { ageRanges, genders } = campaign.targetAudience.demographics
  const isNarrow = strategy.guard.isRestricted && (ageRanges.length < 7 || genders.length < 3)
  return [
    ...(refused.length > 0
      ? [
          {
            cap: 49,
            why: `${refused.length === 1 ? "One text breaks" : `${refused.length} texts break`} a rule that Google enforces`,
          },
        ]
      : []),
    ...(hard.length > refused.length ? [{ cap: 69, why: "A negative keyword blocks one of your own" }] : []),
    ...(isNarrow ? [{ cap: 49, why: "Ages or genders are limited where the law forbids it" }] : []),
    ...(strategy.forecast.clicksPerDay < 1 ? [{ cap: 69, why: "The budget buys less than one click a day" }] : []),
  ]
}
