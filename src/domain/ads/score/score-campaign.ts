import { scoreAds } from "./score-ads.ts"
import { scoreAssets } from "./score-assets.ts"
import type { Scored, ScoreItem } from "./score-item.ts"
import { scoreKeywords } from "./score-keywords.ts"
import { scorePlan } from "./score-plan.ts"

export interface CampaignScore {
  readonly score: number
  readonly items: readonly ScoreItem[]
  /** What limits the score regardless of the points. */
  readonly gates: readonly { readonly cap: number; readonly why: string }[]
}

/** A campaign's points, from its own texts and figures. They say how complete the campaign is and predict nothing. */
export function scoreCampaign(scored: Scored): CampaignScore {
  const items = [...scoreAds(scored), ...scoreAssets(scored), ...scoreKeywords(scored), ...scorePlan(scored)]
  const sum = Math.round(items.reduce((total, { points }) => total + points, 0))
  const gates = gatesOf(scored)
  return { score: Math.max(0, Math.min(100, sum, ...gates.map(({ cap }) => cap))), items, gates }
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
