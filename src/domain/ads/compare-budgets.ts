import type { Tone } from "../seo/brief.ts"
import type { AdsForm } from "./ads-form.ts"
import { buildCampaign } from "./build-campaign.ts"
import { sayCents, sayDollars } from "./say-dollars.ts"

export interface BudgetChange {
  readonly id: string
  readonly label: string
  readonly before: string
  readonly after: string
}

export interface BudgetComparison {
  readonly changes: readonly BudgetChange[]
  readonly addedGroups: readonly string[]
  readonly removedGroups: readonly string[]
}

/** What another monthly budget would change in a campaign; unchanged parts are left out. */
export function compareBudgets(form: AdsForm, monthlyBudget: number, tone: Tone): BudgetComparison {
  const [old, next] = [buildCampaign(form, tone), buildCampaign({ ...form, monthlyBudget }, tone)]
  const [was, will] = [old.strategy.forecast, next.strategy.forecast]
  const cap = (cents: number | null) => (cents === null ? "none" : sayCents(cents))
  const rows: BudgetChange[] = [
    { id: "month", label: "A month", before: sayDollars(form.monthlyBudget), after: sayDollars(monthlyBudget) },
    { id: "day", label: "A day", before: sayCents(was.dailyCents), after: sayCents(will.dailyCents) },
    { id: "clicks", label: "Clicks a month, about", before: String(was.clicks), after: String(will.clicks) },
    { id: "leads", label: "Leads a month, about", before: String(was.leads), after: String(will.leads) },
    {
      id: "groups",
      label: "Ad groups",
      before: String(old.campaign.adGroups.length),
      after: String(next.campaign.adGroups.length),
    },
    {
      id: "cap",
      label: "Highest bid",
      before: cap(old.strategy.bidding.maxCpcCents),
      after: cap(next.strategy.bidding.maxCpcCents),
    },
  ]
  const [before, after] = [
    old.campaign.adGroups.map(({ name }) => name),
    next.campaign.adGroups.map(({ name }) => name),
  ]
  return {
    changes: rows.filter((row) => row.before !== row.after),
    addedGroups: after.filter((name) => !before.includes(name)),
    removedGroups: before.filter((name) => !after.includes(name)),
  }
}
