import type { AdsForm } from "../ads-form.ts"
import {
  type Benchmark,
  benchmarkOfType,
  benchmarks,
  closerBenchmarks,
  type Figure,
  overallCtr,
} from "../knowledge/benchmarks.ts"
import { dailyCents } from "./budget.ts"

/** What a budget may bring, from published medians alone. */
export interface Forecast {
  readonly industry: string
  readonly cpc: Figure
  readonly ctr: Figure
  readonly conversion: Figure
  readonly dailyCents: number
  readonly clicks: number
  readonly clicksPerDay: number
  readonly leads: number
  readonly impressions: number
  /** How many ad groups the budget can pay for: two clicks a day each, at least one, at most six. */
  readonly affordableGroups: number
  /** The monthly cost of ten clicks a day. */
  readonly dollarsForTenClicks: number
}

type Asked = Pick<AdsForm, "businessType" | "industry" | "primaryServices" | "monthlyBudget">

const daysAMonth = 30.4
const maxGroups = 6
const clicksPerGroup = 2

export function makeForecast(form: Asked): Forecast {
  const { industry, cpc, ctr, conversion } = benchmarkFor(form)
  const rate = ctr ?? overallCtr
  const clicks = (form.monthlyBudget * 100) / cpc.value
  const clicksPerDay = clicks / daysAMonth
  return {
    industry,
    cpc,
    ctr: rate,
    conversion,
    dailyCents: dailyCents(form.monthlyBudget),
    clicks: Math.round(clicks),
    clicksPerDay: Math.round(clicksPerDay * 10) / 10,
    leads: Math.round((clicks * conversion.value) / 1000) / 10,
    impressions: Math.round((clicks * 10_000) / rate.value),
    affordableGroups: Math.min(maxGroups, Math.max(1, Math.floor(clicksPerDay / clicksPerGroup))),
    dollarsForTenClicks: Math.ceil((cpc.value * 10 * daysAMonth) / 100),
  }
}

/** The monthly budget in dollars for that many ad groups. */
export const dollarsForGroups = (groups: number, cpcCents: number): number =>
  Math.ceil((groups * clicksPerGroup * daysAMonth * cpcCents) / 100)

function benchmarkFor({ businessType, industry, primaryServices }: Asked): Benchmark {
  const said = `${industry} ${primaryServices}`.slice(0, 4000)
  const closer = closerBenchmarks.find(({ type, pattern }) => type === businessType && pattern.test(said))
  return benchmarks[closer?.use ?? benchmarkOfType[businessType]]
}
