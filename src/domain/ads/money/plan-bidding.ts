import type { AdsForm } from "../ads-form.ts"
import type { AdsSourceKey } from "../knowledge/sources.ts"
import type { Forecast } from "./forecast.ts"

export type BidStrategy = "Maximize clicks" | "Maximize conversions" | "Target CPA"

export interface Bidding {
  readonly strategy: BidStrategy
  /** The highest bid; only Maximize clicks has one for the campaign. */
  readonly maxCpcCents: number | null
  readonly targetCpaCents: number | null
  readonly why: string
  readonly source: AdsSourceKey
  /** The next step and its time. */
  readonly next: string
}

const someConversions = 15
const manyConversions = 30

/** How to bid at the account's current stage. */
export function planBidding({ campaignType, monthlyConversions, monthlyBudget }: AdsForm, forecast: Forecast): Bidding {
  if (campaignType === "performance_max")
    return {
      strategy: "Maximize conversions",
      maxCpcCents: null,
      targetCpaCents: null,
      why: "Performance Max bids for conversions only, so conversion tracking has to run before it starts.",
      source: "PMAX_BUD",
      next: "Judge it after one or two conversion cycles, not after days.",
    }
  if (monthlyConversions >= manyConversions)
    return {
      strategy: "Target CPA",
      maxCpcCents: null,
      targetCpaCents: Math.ceil(((monthlyBudget * 100) / monthlyConversions) * 1.1),
      why: `${monthlyConversions} conversions in 30 days are enough for Google to learn what one may cost.`,
      source: "TCPA_T",
      next: "Set the target to what a conversion really cost in the last 30 days, or up to a tenth more.",
    }
  if (monthlyConversions >= someConversions)
    return {
      strategy: "Maximize conversions",
      maxCpcCents: null,
      targetCpaCents: null,
      why: `${monthlyConversions} conversions in 30 days are enough to bid for conversions, and too few for a target.`,
      source: "TCPA_T",
      next: `Switch to Target CPA after ${manyConversions} conversions in 30 days.`,
    }
  return {
    strategy: "Maximize clicks",
    maxCpcCents: clickCap(forecast),
    targetCpaCents: null,
    why: "Without at least 15 tracked conversions in 30 days Google has nothing to learn from. The bid limit keeps one click from using up the day.",
    source: "DESIGN",
    next: `Switch to Maximize conversions after ${someConversions} conversions in 30 days.`,
  }
}

/** One and a half times the usual click, at most a third of the daily budget, and at least half of the usual. */
export const clickCap = ({ cpc, dailyCents }: Forecast): number =>
  Math.max(Math.round(cpc.value * 0.5), Math.min(Math.round(cpc.value * 1.5), Math.floor(dailyCents / 3)), 1)
