import { monthlyBudgetDollars } from "../../../domain/ads/ads-form.ts"
import { sayDollars } from "../../../domain/ads/say-dollars.ts"

const steps = 200
const { min, max } = monthlyBudgetDollars
const ratio = max / min

/** Small budgets need small steps, and large ones large steps. */
const dollarsAt = (step: number): number => {
  const exact = min * ratio ** (step / steps)
  const unit = exact < 1000 ? 10 : exact < 10_000 ? 50 : 500
  return Math.min(max, Math.max(min, Math.round(exact / unit) * unit))
}
const stepOf = (dollars: number): number => Math.round((Math.log(dollars / min) / Math.log(ratio)) * steps)

type BudgetRangeProps = { label: string; dollars: number; onChange: (dollars: number) => void }

export function BudgetRange({ label, dollars, onChange }: BudgetRangeProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={`${sayDollars(dollars)} a month`}
      min={0}
      max={steps}
      value={stepOf(dollars)}
      onChange={(event) => onChange(dollarsAt(Number(event.target.value)))}
      className="h-8 w-full cursor-pointer accent-accent"
    />
  )
}
