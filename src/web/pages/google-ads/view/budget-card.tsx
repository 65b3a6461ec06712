import { useDeferredValue, useMemo, useState } from "react"
import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import { ads } from "../../../../contract/ads.ts"
import { type BudgetComparison, compareBudgets } from "../../../../domain/ads/compare-budgets.ts"
import { sayDollars } from "../../../../domain/ads/say-dollars.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { BudgetRange } from "../budget-range.tsx"
import type { Editing } from "../edit/use-campaign.ts"
import { ForecastFigures } from "../forecast-figures.tsx"

type BudgetCardProps = { editing: Editing; saved: WholeCampaign }

/** A preview of another budget before it is applied: what it would change, line by line. */
export function BudgetCard({ editing, saved }: BudgetCardProps) {
  const { form, state, replace } = editing
  const [dollars, setDollars] = useState(form.monthlyBudget)
  const [isBusy, setBusy] = useState(false)
  const tried = useDeferredValue(dollars)
  const compared = useMemo(() => compareBudgets(form, tried, "professional"), [form, tried])
  const isSame = dollars === form.monthlyBudget

  async function apply() {
    setBusy(true)
    try {
      const { campaign } = await send(ads.changeBudget, { params: { id: saved.id }, body: { monthlyBudget: dollars } })
      replace(campaign)
      toast({ title: "Budget changed", description: `Planned for ${sayDollars(dollars)} a month.` })
    } catch (error) {
      toast({
        title: "The budget was not changed",
        description: explain(error, "Please try again."),
        variant: "destructive",
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card as="section" labelledBy="groups-try">
      <CardHead id="groups-try" title="Try another budget" text={`${sayDollars(dollars)} a month`} />
      <BudgetRange label="Monthly budget to try" dollars={dollars} onChange={setDollars} />
      <div className="mt-3">
        <ForecastFigures form={{ ...form, monthlyBudget: dollars }} />
      </div>
      {!isSame && (
        <div className="mt-4">
          <h3 className="mb-2 text-base">What would change</h3>
          <Changes compared={compared} />
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="primary" isBusy={isBusy} disabled={state !== "saved"} onClick={() => void apply()}>
              Use this budget
            </Button>
            <Button onClick={() => setDollars(form.monthlyBudget)}>Keep the current budget</Button>
          </div>
        </div>
      )}
    </Card>
  )
}

function Changes({ compared }: { compared: BudgetComparison }) {
  return (
    <>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {compared.changes.map(({ id, label, before, after }) => (
            <tr key={id} className="border-line border-b last:border-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {label}
              </th>
              <td className="py-1.5 pr-3 text-right text-ink-soft">{before}</td>
              <td className="py-1.5 text-right font-medium">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {compared.addedGroups.length > 0 && (
        <p className="mt-2 text-sm">{`New groups: ${compared.addedGroups.join(", ")}.`}</p>
      )}
      {compared.removedGroups.length > 0 && (
        <p className="mt-2 text-sm">{`Groups waiting for budget: ${compared.removedGroups.join(", ")}.`}</p>
      )}
    </>
  )
}
