import { countWidth } from "../count-width.ts"
import { contentStems } from "../keywords/keyword-key.ts"
import { item, mean, percent, type Scored, type ScoreItem } from "./score-item.ts"

const part = "Ads"

export const scoreAds = (scored: Scored): ScoreItem[] => [
  ...countItems(scored),
  ...varietyItems(scored),
  ...useItems(scored),
]

function countItems({ campaign: { adGroups } }: Scored): ScoreItem[] {
  const perGroup = (count: (group: (typeof adGroups)[number]) => number) => mean(adGroups.map(count))
  const headlines = perGroup(({ ad }) => new Set(ad.headlines).size)
  const descriptions = perGroup(({ ad }) => new Set(ad.descriptions).size)
  const withKeyword = perGroup(
    ({ ad, keywordDetails }) =>
      ad.headlines.filter((text) => keywordDetails.some((each) => isIn(each.text, text))).length,
  )
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
  ]
}

function varietyItems({ campaign: { adGroups } }: Scored): ScoreItem[] {
  const headlineLikeness = mean(adGroups.map(({ ad }) => likeness(ad.headlines)))
  const descriptionLikeness = mean(adGroups.map(({ ad }) => likeness(ad.descriptions)))
  return [
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
      advice: "Give each description a different subject.",
    }),
  ]
}

function useItems({ campaign: { adGroups } }: Scored): ScoreItem[] {
  const full = mean(adGroups.map(({ ad }) => mean([share(ad.headlines, 18), share(ad.descriptions, 60)])))
  return [
    item(part, {
      id: "length-use",
      label: "Room used",
      max: 4,
      share: full,
      evidence: `${percent(full)} of the texts use at least 60% of their room`,
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

/** The average overlap of two texts in a list, by their words. */
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
