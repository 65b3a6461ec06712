import { keywordKey } from "../keywords/keyword-key.ts"
import { adsLimits } from "../knowledge/limits.ts"
import { item, mean, percent, type Scored, type ScoreItem } from "./score-item.ts"

export function scoreKeywords({ campaign: { adGroups, negativeKeywords }, violations }: Scored): ScoreItem[] {
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
      evidence: `${percent(ready)} are local or ready to buy; 60% are enough`,
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
